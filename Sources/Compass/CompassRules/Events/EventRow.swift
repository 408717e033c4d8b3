public import JSPrimitives

/// An event as the web app stores it.
///
/// Restates the insert of the web app's event page, which runs no schema: what is typed is stored,
/// and an empty text becomes nil. Specification "Create Event", 4 Create Event.
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
  public var registered: Bool
  public var attended: Bool
  @JSTextBacked public var performanceNotes: String?
  @JSTextBacked public var userID: String

  /// The row of a filled form; type, name and start date stand as they are.
  ///
  /// A cost of 0 or NaN becomes nil, though the specification has a free event keep it.
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
