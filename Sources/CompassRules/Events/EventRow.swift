/// An event as the web app stores it.
///
/// Restates the insert of the web app's event page, which runs no schema: what is typed is stored,
/// and an empty text becomes nil. Specification "Create Event", 4 Create Event.
public struct EventRow: Sendable, Hashable {
  /// The raw values of `EventType` and `EventSource` as chosen.
  public var type: String
  public var name: String
  public var schoolID: String?
  public var location: String?
  public var address: String?
  public var city: String?
  public var state: String?
  public var startDate: String
  public var startTime: String?
  public var endDate: String?
  public var endTime: String?
  public var checkinTime: String?
  public var url: String?
  public var description: String?
  public var eventSource: String?
  /// In dollars.
  public var cost: Double?
  public var registered: Bool
  public var attended: Bool
  public var performanceNotes: String?
  public var userID: String

  /// The row of a filled form; type, name and start date stand as they are.
  ///
  /// A cost of 0 or NaN becomes nil, though the specification has a free event keep it.
  public init(
    type: String, name: String, school: EventSchoolChoice = .none, location: String? = nil,
    address: String? = nil, city: String? = nil, state: String? = nil, startDate: String,
    startTime: String? = nil, endDate: String? = nil, endTime: String? = nil,
    checkinTime: String? = nil, url: String? = nil, description: String? = nil,
    eventSource: String? = nil, cost: Double? = nil, registered: Bool = false,
    attended: Bool = false, performanceNotes: String? = nil, userID: String
  ) {
    self.type = type
    self.name = name
    schoolID = school.stored
    self.location = location.nonempty
    self.address = address.nonempty
    self.city = city.nonempty
    self.state = state.nonempty
    self.startDate = startDate
    self.startTime = startTime.nonempty
    self.endDate = endDate.nonempty
    self.endTime = endTime.nonempty
    self.checkinTime = checkinTime.nonempty
    self.url = url.nonempty
    self.description = description.nonempty
    self.eventSource = eventSource.nonempty
    self.cost = cost.nonzero
    self.registered = registered
    self.attended = attended
    self.performanceNotes = performanceNotes.nonempty
    self.userID = userID
  }
}
