/// An event with the columns that lists read.
///
/// The row of the database is one, and an app that has fewer columns lets its own type conform.
public protocol ListedEvent: Detailed<EventRules.Details>, Identifiable<String>, Sendable {
  /// The name; nil for a row without one.
  var name: String? { get }
  /// The kind, as stored.
  var type: StoredWord<EventType> { get }
  /// The first day as stored, `YYYY-MM-DD`.
  var startDate: String { get }
  /// Whether the athlete is registered.
  var registered: Bool { get }
  /// Whether the athlete was there.
  var attended: Bool { get }
}

extension ListedEvent {
  /// The athlete's part in the event.
  public var attendance: EventRules.Attendance {
    EventRules.Attendance(isRegistered: registered, isAttended: attended)
  }
}
