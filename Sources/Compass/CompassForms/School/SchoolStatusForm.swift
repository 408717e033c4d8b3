public import CompassModels
public import CompassRules
internal import SchemaModel
public import SourceJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension School {
  /// The picker for the status of a school.
  ///
  /// Specification "School Detail", 2 Update Status and 4 Supabase Queries.
  public struct StatusForm: SchoolSectionForm {
    /// The one field.
    public enum Field: String, FormField {
      /// The status.
      case status
    }

    private var schoolID = ""
    /// The stored status, known or not; nil for a school that has none.
    public private(set) var current: StoredWord<SchoolStatus>?
    /// The chosen status; nil until one is chosen.
    public var status: SchoolStatus?
    /// The time of the change.
    public var now: Date

    /// - Parameter now: the current time.
    public init(editing school: School, now: Date) {
      schoolID = school.id
      current = school.status
      status = school.status?.value
      self.now = now
    }

    private init(now: Date) { self.now = now }

    /// The field with its column and rule.
    public static let table = FormTable(
      { StatusForm(now: $0.now) },
      [.field("status", \.status, .app.oneOf(SchoolStatus.offered, "Please select a status"))])

    /// Creates the form that a payload describes. Besides the new status, the payload has `school_id`
    /// and may have `previous_status`.
    public init(payload: JSONObject, defaults: FormDefaults) {
      self.init(now: defaults.now)
      fill(from: payload)
      schoolID = payload["school_id"]?.string ?? ""
      current = payload["previous_status"]?.string.flatMap { $0.isEmpty ? nil : StoredWord($0) }
    }

    /// Whether the chosen status differs from the stored one.
    public var isSubmittable: Bool {
      !schoolID.isEmpty && status != nil && status != current?.value
    }

    /// Returns the update and the new entry of the history.
    public func submission(by author: FormAuthor) -> FormOutcome<StatusForm> {
      let errors = validate()
      guard errors.isEmpty else { return FormOutcome(errors) }
      guard isSubmittable, let status, let time = DatabaseDate.text(of: now) else {
        return .incomplete
      }
      let word = JSONValue(status.rawValue)
      let at = JSONValue(time)
      let user = JSONValue(author.userID)
      return .ready {
        Submission(
          school: try FormRow(["status": word, "status_changed_at": at, "updated_by": user]),
          history: try FormRow([
            "school_id": JSONValue(schoolID), "previous_status": JSONValue(current?.text),
            "new_status": word, "changed_by": user, "changed_at": at,
          ]))
      }
    }
  }
}

extension School.StatusForm {
  /// The data of a status change, stored one after the other: new values for a row of `schools`, and
  /// a new row of `school_status_history`.
  public struct Submission: Codable, Hashable, Sendable {
    /// The new values of the school.
    public var school: FormRow<School>
    /// The new entry of the history.
    public var history: FormRow<SchoolStatusHistory>

    private enum CodingKeys: String, CodingKey {
      case school = "schools"
      case history = "school_status_history"
    }
  }
}
