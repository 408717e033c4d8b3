public import JSPrimitives

/// A row of `events` as the web app inserts it.
///
/// Restates the insert of the web app's event page, which runs no schema: entries are stored as
/// typed, and an empty text becomes nil. Specification "Create Event", 4 Create Event.
public struct EventRow: Sendable, Hashable {
  /// The raw values of `EventType` and `EventSource` as chosen.
  @JSTextBacked public var type: String
  @JSTextBacked public var name: String
  @JSTextBacked public var schoolID: String?
  @JSTextBacked public var location: String?
  @JSTextBacked public var address: String?
  @JSTextBacked public var city: String?
  @JSTextBacked public var state: String?
  @JSTextBacked public var startDate: String
  @JSTextBacked public var startTime: String?
  @JSTextBacked public var endDate: String?
  @JSTextBacked public var endTime: String?
  @JSTextBacked public var checkinTime: String?
  @JSTextBacked public var url: String?
  @JSTextBacked public var description: String?
  @JSTextBacked public var eventSource: String?
  /// In dollars.
  public var cost: Double?
  /// Whether the athlete is registered.
  public var registered: Bool
  /// Whether the athlete attended.
  public var attended: Bool
  /// Notes on the athlete's performance.
  /// The user's id.
  @JSTextBacked public var performanceNotes: String?
  @JSTextBacked public var userID: String

  /// Creates the row of a form. Type, name and start date are unchanged, even if empty.
  ///
  /// A cost of 0 or NaN becomes nil, although the specification keeps the 0 of a free event.
  public init<Text: JSTextConvertible>(
    type: Text, name: Text, school: EventSchoolChoice = .none, location: Text? = nil,
    address: Text? = nil, city: Text? = nil, state: Text? = nil, startDate: Text,
    startTime: Text? = nil, endDate: Text? = nil, endTime: Text? = nil,
    checkinTime: Text? = nil, url: Text? = nil, description: Text? = nil,
    eventSource: Text? = nil, cost: Double? = nil, registered: Bool = false,
    attended: Bool = false, performanceNotes: Text? = nil, userID: Text
  ) {
    func stored(_ text: Text?) -> JSTextBacked<String?> { JSTextBacked((text?.jsText).nonempty) }
    _type = JSTextBacked(type.jsText)
    _name = JSTextBacked(name.jsText)
    _schoolID = JSTextBacked(wrappedValue: school.stored)
    _location = stored(location)
    _address = stored(address)
    _city = stored(city)
    _state = stored(state)
    _startDate = JSTextBacked(startDate.jsText)
    _startTime = stored(startTime)
    _endDate = stored(endDate)
    _endTime = stored(endTime)
    _checkinTime = stored(checkinTime)
    _url = stored(url)
    _description = stored(description)
    _eventSource = stored(eventSource)
    self.cost = cost.nonzero
    self.registered = registered
    self.attended = attended
    _performanceNotes = stored(performanceNotes)
    _userID = JSTextBacked(userID.jsText)
  }
}
