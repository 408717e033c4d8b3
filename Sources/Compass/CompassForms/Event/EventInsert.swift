public import CompassRules

extension EventForm {
  /// A new row of `events`.
  ///
  /// Specification "Create Event", 4 Endpoint 1. Empty fields are nil and are written as null.
  public struct Submission: Codable, Hashable, Sendable {
    /// The kind of the event.
    public var type: EventType
    /// As typed.
    public var name: String
    /// The school's id.
    public var schoolID: String?
    /// The place as text.
    public var location: String?
    /// The street address.
    public var address: String?
    /// The city.
    public var city: String?
    /// In upper case.
    public var state: String?
    /// `YYYY-MM-DD`.
    public var startDate: String
    /// `HH:MM`.
    public var startTime: String?
    /// The last day, `YYYY-MM-DD`.
    public var endDate: String?
    /// The end's time of day, `HH:MM`.
    public var endTime: String?
    /// The check-in's time of day, `HH:MM`.
    public var checkinTime: String?
    /// The address of the event's page.
    public var url: String?
    /// The description.
    public var description: String?
    /// The way the athlete heard of the event.
    public var eventSource: EventSource?
    /// In dollars; 0 is a free event.
    public var cost: Double?
    /// Whether the athlete is registered.
    public var registered: Bool
    /// Whether the athlete attended.
    public var attended: Bool
    /// Notes on the athlete's performance.
    public var performanceNotes: String?
    /// The current user's id.
    public var userID: String

    private enum CodingKeys: String, CodingKey {
      case type, name
      case schoolID = "school_id"
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
      case userID = "user_id"
    }
  }
}
