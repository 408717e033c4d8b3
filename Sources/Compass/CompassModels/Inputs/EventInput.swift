public import CompassRules

/// What the web app's event schema makes of a valid payload.
public struct EventInput: Codable, Hashable, Sendable {
  public var type: EventType
  public var name: String?
  public var location: String?
  public var city: String?
  public var state: String?
  public var address: String?
  /// `YYYY-MM-DD`; the schema does not look for impossible days.
  public var startDate: String
  public var endDate: String?
  /// `HH:MM`.
  public var startTime: String?
  public var endTime: String?
  public var url: String?
  public var description: String?
  /// In dollars.
  public var cost: Double?
  public var schoolId: String?
  public var registered: Bool
  public var attended: Bool
  public var performanceNotes: String?

  public init(
    type: EventType, name: String? = nil, location: String? = nil, city: String? = nil,
    state: String? = nil, address: String? = nil, startDate: String, endDate: String? = nil,
    startTime: String? = nil, endTime: String? = nil, url: String? = nil,
    description: String? = nil, cost: Double? = nil, schoolId: String? = nil,
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
    self.schoolId = schoolId
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
    case schoolId = "school_id"
    case registered, attended
    case performanceNotes = "performance_notes"
  }
}
