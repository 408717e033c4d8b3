public import CompassRules

extension Event {
  /// The output of the web app's event schema for a valid payload.
  public struct Input: Codable, Hashable, Sendable {
    /// The kind of the event.
    public var type: EventType
    /// The name.
    public var name: String?
    /// The place as text.
    public var location: String?
    /// The city.
    public var city: String?
    /// The state's two letters.
    public var state: String?
    /// The street address.
    public var address: String?
    /// `YYYY-MM-DD`; the schema doesn't reject impossible days.
    public var startDate: String
    /// The last day, `YYYY-MM-DD`.
    public var endDate: String?
    /// `HH:MM`.
    public var startTime: String?
    /// The end's time of day, `HH:MM`.
    public var endTime: String?
    /// The address of the event's page.
    public var url: String?
    /// The description.
    public var description: String?
    /// In dollars.
    public var cost: Double?
    /// The school's id.
    public var schoolID: String?
    /// Whether the athlete is registered.
    public var registered: Bool
    /// Whether the athlete attended.
    public var attended: Bool
    /// Notes on the athlete's performance.
    public var performanceNotes: String?

    /// Creates the output of the schema from its fields.
    public init(
      type: EventType, name: String? = nil, location: String? = nil, city: String? = nil,
      state: String? = nil, address: String? = nil, startDate: String, endDate: String? = nil,
      startTime: String? = nil, endTime: String? = nil, url: String? = nil,
      description: String? = nil, cost: Double? = nil, schoolID: String? = nil,
      registered: Bool = false, attended: Bool = false, performanceNotes: String? = nil
    ) {
      self.type = type
      self.name = name
      self.location = location
      self.city = city
      self.state = state
      self.address = address
      self.startDate = startDate
      self.endDate = endDate
      self.startTime = startTime
      self.endTime = endTime
      self.url = url
      self.description = description
      self.cost = cost
      self.schoolID = schoolID
      self.registered = registered
      self.attended = attended
      self.performanceNotes = performanceNotes
    }

    private enum CodingKeys: String, CodingKey {
      case type, name, location, city, state, address
      case startDate = "start_date"
      case endDate = "end_date"
      case startTime = "start_time"
      case endTime = "end_time"
      case url, description, cost
      case schoolID = "school_id"
      case registered, attended
      case performanceNotes = "performance_notes"
    }
  }
}
