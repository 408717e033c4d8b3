public import CompassRules
public import SourceJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One change of a school's status, a row of the table `school_status_history`.
///
/// Specification "School Detail", 3 SchoolStatusHistory Model, where both statuses are texts, so
/// rows with older statuses can be read too.
public struct SchoolStatusHistory: Identifiable, Hashable, Sendable {
  /// The unique id.
  public var id: String
  /// The school's id.
  public var schoolID: String
  /// The status before the change.
  public var previousStatus: StoredWord<SchoolStatus>?
  /// The status after the change.
  public var newStatus: StoredWord<SchoolStatus>
  /// The id of the user who changed it.
  public var changedBy: String
  /// The time of the change.
  public var changedAt: Date
  /// The note on the change.
  public var notes: String?
  /// The time at which the row was inserted.
  public var createdAt: Date
  /// The columns that have no property here, by name. They are written back unchanged.
  public var others: [String: JSONValue] = [:]
  var origin = RowOrigin()

  /// Creates a row from its columns.
  public init(
    id: String, schoolID: String, previousStatus: StoredWord<SchoolStatus>? = nil,
    newStatus: StoredWord<SchoolStatus>,
    changedBy: String, changedAt: Date, notes: String? = nil, createdAt: Date
  ) {
    self.id = id
    self.schoolID = schoolID
    self.previousStatus = previousStatus
    self.newStatus = newStatus
    self.changedBy = changedBy
    self.changedAt = changedAt
    self.notes = notes
    self.createdAt = createdAt
  }
}

extension SchoolStatusHistory: StoredRecord, Codable {
  static var blank: SchoolStatusHistory {
    SchoolStatusHistory(
      id: "", schoolID: "", newStatus: "", changedBy: "", changedAt: .distantPast,
      createdAt: .distantPast)
  }

  package static let columns = Columns<SchoolStatusHistory>([
    Column("id", \.id),
    Column("school_id", \.schoolID),
    Column("previous_status", \.previousStatus),
    Column("new_status", \.newStatus),
    Column("changed_by", \.changedBy),
    Column("changed_at", \.changedAt),
    Column("notes", \.notes),
    Column("created_at", \.createdAt),
  ])
}
