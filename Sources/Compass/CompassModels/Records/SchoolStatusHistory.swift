#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One change of a school's status, a row of the table `school_status_history`.
///
/// Specification "School Detail", 3 SchoolStatusHistory Model, where both statuses are texts: rows of
/// older statuses read too.
public struct SchoolStatusHistory: Codable, Identifiable, Hashable, Sendable {
  public var id: String
  public var schoolId: String
  public var previousStatus: String?
  public var newStatus: String
  /// The id of the user who changed it.
  public var changedBy: String
  public var changedAt: Date
  public var notes: String?
  public var createdAt: Date

  public init(
    id: String, schoolId: String, previousStatus: String? = nil, newStatus: String,
    changedBy: String, changedAt: Date, notes: String? = nil, createdAt: Date
  ) {
    self.id = id
    self.schoolId = schoolId
    self.previousStatus = previousStatus
    self.newStatus = newStatus
    self.changedBy = changedBy
    self.changedAt = changedAt
    self.notes = notes
    self.createdAt = createdAt
  }

  private enum CodingKeys: String, CodingKey {
    case id
    case schoolId = "school_id"
    case previousStatus = "previous_status"
    case newStatus = "new_status"
    case changedBy = "changed_by"
    case changedAt = "changed_at"
    case notes
    case createdAt = "created_at"
  }
}
