extension EventRules {
  /// The columns of an event that may be empty.
  public struct Details: Hashable, Sendable {
    /// The school's id.
    public var schoolID: String?
    /// The location as stored.
    public var location: String?
    /// The street address.
    public var address: String?
    /// The city.
    public var city: String?
    /// The state's two letters.
    public var state: String?
    /// The start's time of day, `HH:MM`; the database may add seconds.
    public var startTime: String?
    /// The last day, `YYYY-MM-DD`.
    public var endDate: String?
    /// The end's time of day, `HH:MM`.
    public var endTime: String?
    /// The address of the event's page.
    public var url: String?
    /// The description.
    public var description: String?
    /// In dollars; 0 is a free event.
    public var cost: Double?
    /// Notes on the athlete's performance.
    public var performanceNotes: String?

    /// Creates the details, by default without any.
    public init(
      schoolID: String? = nil, location: String? = nil, address: String? = nil,
      city: String? = nil, state: String? = nil, startTime: String? = nil, endDate: String? = nil,
      endTime: String? = nil, url: String? = nil, description: String? = nil, cost: Double? = nil,
      performanceNotes: String? = nil
    ) {
      self.schoolID = schoolID
      self.location = location
      self.address = address
      self.city = city
      self.state = state
      self.startTime = startTime
      self.endDate = endDate
      self.endTime = endTime
      self.url = url
      self.description = description
      self.cost = cost
      self.performanceNotes = performanceNotes
    }
  }
}

extension EventRules.Details: Codable, DetailTable {
  package static var blank: Self { Self() }

  package static let columns: [DetailColumn<Self>] = [
    .text("school_id", \.schoolID),
    .text("location", \.location),
    .text("address", \.address),
    .text("city", \.city),
    .text("state", \.state),
    .text("start_time", \.startTime),
    .text("end_date", \.endDate),
    .text("end_time", \.endTime),
    .text("url", \.url),
    .text("description", \.description),
    .number("cost", \.cost),
    .text("performance_notes", \.performanceNotes),
  ]
}
