public import CompassRules

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A recruiting event, a row of the table `events`.
///
/// Specification "Create Event", 3 Data Models and 4 Endpoint 1.
public struct Event: Codable, Identifiable, Hashable, Sendable {
  public var id: String
  public var userId: String?
  public var type: EventType
  public var name: String
  public var schoolId: String?
  public var location: String?
  public var address: String?
  public var city: String?
  public var state: String?
  /// A day, `YYYY-MM-DD`.
  public var startDate: String
  /// Of the day, `HH:MM`; the database may add seconds.
  public var startTime: String?
  public var endDate: String?
  public var endTime: String?
  public var checkinTime: String?
  public var url: String?
  public var description: String?
  public var eventSource: EventSource?
  /// In dollars; 0 is a free event.
  public var cost: Double?
  public var registered: Bool
  public var attended: Bool
  public var performanceNotes: String?
  public var createdAt: Date?
  public var updatedAt: Date?

  public init(
    id: String, userId: String? = nil, type: EventType, name: String, schoolId: String? = nil,
    location: String? = nil, address: String? = nil, city: String? = nil, state: String? = nil,
    startDate: String, startTime: String? = nil, endDate: String? = nil, endTime: String? = nil,
    checkinTime: String? = nil, url: String? = nil, description: String? = nil,
    eventSource: EventSource? = nil, cost: Double? = nil, registered: Bool = false,
    attended: Bool = false, performanceNotes: String? = nil, createdAt: Date? = nil,
    updatedAt: Date? = nil
  ) {
    self.id = id
    self.userId = userId
    self.type = type
    self.name = name
    self.schoolId = schoolId
    self.location = location
    self.address = address
    self.city = city
    self.state = state
    self.startDate = startDate
    self.startTime = startTime
    self.endDate = endDate
    self.endTime = endTime
    self.checkinTime = checkinTime
    self.url = url
    self.description = description
    self.eventSource = eventSource
    self.cost = cost
    self.registered = registered
    self.attended = attended
    self.performanceNotes = performanceNotes
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  private enum CodingKeys: String, CodingKey {
    case id
    case userId = "user_id"
    case type, name
    case schoolId = "school_id"
    case location, address, city, state
    case startDate = "start_date"
    case startTime = "start_time"
    case endDate = "end_date"
    case endTime = "end_time"
    case checkinTime = "checkin_time"
    case url, description
    case eventSource = "event_source"
    case cost, registered, attended
    case performanceNotes = "performance_notes"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
  }
}
