public import CompassModels
public import CompassRules
internal import SchemaModel
public import SourceJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The picker for the status of a school.
///
/// Specification "School Detail", 2 Update Status and 4 Supabase Queries.
public struct SchoolStatusForm: SchoolSectionForm {
  public typealias Submission = SchoolStatusSubmission

  /// The one field.
  public enum Field: String, FormField {
    case status
  }

  private let schoolId: String
  /// The status as it is stored.
  public let current: SchoolStatus?
  public var status: SchoolStatus?
  /// When the status changes.
  public var now: Date

  /// - Parameter now: the current time.
  public init(editing school: School, now: Date) {
    schoolId = school.id
    current = school.status
    status = school.status
    self.now = now
  }

  public static let rules = FormRules<Field>(
    .object {
      SchemaModel.Field("status", .oneOf(SchoolStatus.offered, "Please select a status"))
    })

  public var payload: JSONObject { JSONObject { (_: Field) in JSONValue(status?.rawValue) } }

  /// Besides the new status the payload has `school_id` and may have `previous_status`.
  public init(payload: JSONObject, defaults: FormDefaults) {
    schoolId = payload["school_id"]?.text?.string ?? ""
    current = payload["previous_status"]?.text.flatMap { SchoolStatus(rawValue: $0.string) }
    status = payload.word(Field.status)
    now = defaults.now
  }

  /// Whether another status than the stored one is chosen.
  public var isSubmittable: Bool { !schoolId.isEmpty && status != nil && status != current }

  /// What is updated and what the history gets.
  public func submission(by author: FormAuthor) -> FormOutcome<SchoolStatusForm> {
    let errors = validate()
    guard errors.isEmpty else { return FormOutcome(errors) }
    guard isSubmittable, let status, let time = DatabaseDate.text(of: now) else {
      return .incomplete
    }
    return .ready(
      SchoolStatusSubmission(
        school: .init(status: status, statusChangedAt: time, updatedBy: author.userId),
        history: .init(
          schoolId: schoolId, previousStatus: current, newStatus: status,
          changedBy: author.userId, changedAt: time)))
  }
}

/// What a change of status stores, one after the other: new values for a row of `schools`, and a new row
/// of `school_status_history`.
public struct SchoolStatusSubmission: Codable, Hashable, Sendable {
  public var school: Update
  public var history: Entry

  /// New values for a row of `schools`.
  public struct Update: Codable, Hashable, Sendable {
    public var status: SchoolStatus
    /// ISO 8601 in UTC, with milliseconds.
    public var statusChangedAt: String
    /// The author's id.
    public var updatedBy: String

    private enum CodingKeys: String, CodingKey {
      case status
      case statusChangedAt = "status_changed_at"
      case updatedBy = "updated_by"
    }
  }

  /// A new row of `school_status_history`.
  public struct Entry: Codable, Hashable, Sendable {
    public var schoolId: String
    public var previousStatus: SchoolStatus?
    public var newStatus: SchoolStatus
    /// The author's id.
    public var changedBy: String
    /// ISO 8601 in UTC, with milliseconds.
    public var changedAt: String

    private enum CodingKeys: String, CodingKey {
      case schoolId = "school_id"
      case previousStatus = "previous_status"
      case newStatus = "new_status"
      case changedBy = "changed_by"
      case changedAt = "changed_at"
    }
  }

  private enum CodingKeys: String, CodingKey {
    case school = "schools"
    case history = "school_status_history"
  }
}
