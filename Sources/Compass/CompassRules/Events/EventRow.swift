extension EventRules {
  /// A row of `events` as the web app inserts it.
  ///
  /// Restates the insert of the web app's event page, which runs no schema: entries are stored as
  /// typed, and an empty text becomes nil. Specification "Create Event", 4 Create Event.
  public struct Row: Sendable, Hashable {
    /// The raw value of `EventType` as chosen.
    public var type: String
    /// The name.
    public var name: String
    /// The school's id.
    public var schoolID: String?
    /// The name of the venue.
    public var location: String?
    /// The street and number.
    public var address: String?
    /// The city.
    public var city: String?
    /// The state.
    public var state: String?
    /// The first day.
    public var startDate: String
    /// The time of day at which it starts.
    public var startTime: String?
    /// The last day.
    public var endDate: String?
    /// The time of day at which it ends.
    public var endTime: String?
    /// The time of day of the check-in.
    public var checkinTime: String?
    /// The address of its page.
    public var url: String?
    /// The description.
    public var description: String?
    /// The raw value of `EventSource` as chosen.
    public var eventSource: String?
    /// In dollars.
    public var cost: Double?
    /// Whether the athlete is registered.
    public var registered: Bool
    /// Whether the athlete attended.
    public var attended: Bool
    /// Notes on the athlete's performance.
    public var performanceNotes: String?
    /// The user's id.
    public var userID: String

    /// Creates the row of a form. Type, name and start date are unchanged, even if empty.
    ///
    /// A cost of 0 or NaN becomes nil, although the specification keeps the 0 of a free event.
    public init(
      type: String, name: String, school: SchoolChoice = .none, location: String? = nil,
      address: String? = nil, city: String? = nil, state: String? = nil, startDate: String,
      startTime: String? = nil, endDate: String? = nil, endTime: String? = nil,
      checkinTime: String? = nil, url: String? = nil, description: String? = nil,
      eventSource: String? = nil, cost: Double? = nil, registered: Bool = false,
      attended: Bool = false, performanceNotes: String? = nil, userID: String
    ) {
      func stored(_ text: String?) -> String? { text.nonempty }
      self.type = type
      self.name = name
      self.schoolID = school.stored
      self.location = stored(location)
      self.address = stored(address)
      self.city = stored(city)
      self.state = stored(state)
      self.startDate = startDate
      self.startTime = stored(startTime)
      self.endDate = stored(endDate)
      self.endTime = stored(endTime)
      self.checkinTime = stored(checkinTime)
      self.url = stored(url)
      self.description = stored(description)
      self.eventSource = stored(eventSource)
      self.cost = cost.nonzero
      self.registered = registered
      self.attended = attended
      self.performanceNotes = stored(performanceNotes)
      self.userID = userID
    }
  }
}
