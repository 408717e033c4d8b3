public import CompassRules

/// A new row of `events`.
///
/// Specification "Create Event", 4 Endpoint 1. What was left empty is nil and written as null.
public struct EventInsert: Codable, Hashable, Sendable {
  public var type: EventType
  /// As it was typed.
  public var name: String
  public var schoolId: String?
  public var location: String?
  public var address: String?
  public var city: String?
  /// In upper case.
  public var state: String?
  /// `YYYY-MM-DD`.
  public var startDate: String
  /// `HH:MM`.
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
  /// The current user's id.
  public var userId: String

  private enum CodingKeys: String, CodingKey {
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
    case userId = "user_id"
  }
}
