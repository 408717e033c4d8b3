public import CompassRules
public import SourceJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A recruiting event, a row of the table `events`.
///
/// Specification "Create Event", 3 Data Models and 4 Endpoint 1.
public struct Event: Identifiable, Hashable, Sendable, ListedEvent {
  /// The columns of an event that may be empty.
  public typealias Details = EventRules.Details

  /// The unique id.
  public var id: String
  /// The id of the user who owns the row.
  public var userID: String?
  /// The kind of the event.
  public var type: StoredWord<EventType>
  /// The name; nil for a row without one.
  public var name: String?
  /// The first day, `YYYY-MM-DD`.
  public var startDate: String
  /// The columns that may be empty, such as the address.
  public var details: Details
  /// The check-in's time of day, `HH:MM`.
  public var checkinTime: String?
  /// The way the athlete heard of the event.
  public var eventSource: StoredWord<EventSource>?
  /// Whether the athlete is registered.
  public var registered: Bool
  /// Whether the athlete attended.
  public var attended: Bool
  /// The time at which the row was inserted.
  public var createdAt: Date?
  /// The time of the last update.
  public var updatedAt: Date?
  /// The columns that have no property here, by name. They are written back unchanged.
  public var others: [String: JSONValue] = [:]
  var origin = RowOrigin()

  /// Creates a row from its columns.
  public init(
    id: String, userID: String? = nil, type: EventType, name: String?, startDate: String,
    details: Details = Details(), checkinTime: String? = nil, eventSource: EventSource? = nil,
    registered: Bool = false, attended: Bool = false, createdAt: Date? = nil,
    updatedAt: Date? = nil
  ) {
    self.id = id
    self.userID = userID
    self.type = StoredWord(type)
    self.name = name
    self.startDate = startDate
    self.details = details
    self.checkinTime = checkinTime
    self.eventSource = eventSource.map { StoredWord($0) }
    self.registered = registered
    self.attended = attended
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}

extension Event: StoredRecord, Codable {
  static var blank: Event { Event(id: "", type: .camp, name: nil, startDate: "") }

  package static let columns = Columns<Event>(
    [
      Column("id", \.id),
      Column("user_id", \.userID),
      Column("type", \.type),
      Column("name", \.name),
      Column("start_date", \.startDate),
    ] + Details.shared.map { $0.column.of(\.details) } + [
      Column("checkin_time", \.checkinTime),
      Column("event_source", \.eventSource),
      Column("registered", \.registered, emptyAs: false),
      Column("attended", \.attended, emptyAs: false),
      Column("created_at", \.createdAt),
      Column("updated_at", \.updatedAt),
    ])
}
