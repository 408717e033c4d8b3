extension EventRules {
  /// A row of `events` as the web app inserts it.
  ///
  /// Restates the insert of the web app's event page, which runs no schema: entries are stored as
  /// typed, and an empty text becomes nil. Specification "Create Event", 4 Create Event.
  public struct Row: Sendable, Hashable, Detailed {
    /// The raw value of `EventType` as chosen.
    public var type: String
    /// The name.
    public var name: String
    /// The first day.
    public var startDate: String
    /// The columns that may be empty, such as the address.
    public var details: Details
    /// The time of day of the check-in.
    public var checkinTime: String?
    /// The raw value of `EventSource` as chosen.
    public var eventSource: String?
    /// Whether the athlete is registered.
    public var registered: Bool
    /// Whether the athlete attended.
    public var attended: Bool
    /// The user's id.
    public var userID: String

    /// Creates the row of a form. Type, name and start date are unchanged, even if empty.
    ///
    /// A cost of 0 or NaN becomes nil, although the specification keeps the 0 of a free event.
    ///
    /// - Parameters:
    ///   - school: the choice in the picker; its text is the row's school.
    ///   - details: the other entries; an empty one becomes nil.
    public init(
      type: String, name: String, startDate: String, school: SchoolChoice = .none,
      details: Details = Details(), checkinTime: String? = nil, eventSource: String? = nil,
      registered: Bool = false, attended: Bool = false, userID: String
    ) {
      self.type = type
      self.name = name
      self.startDate = startDate
      self.details = details
      for case .text(_, let property) in Details.columns {
        self.details[keyPath: property] = details[keyPath: property].nonempty
      }
      self.details.schoolID = school.stored
      self.details.cost = details.cost.nonzero
      self.checkinTime = checkinTime.nonempty
      self.eventSource = eventSource.nonempty
      self.registered = registered
      self.attended = attended
      self.userID = userID
    }
  }
}
