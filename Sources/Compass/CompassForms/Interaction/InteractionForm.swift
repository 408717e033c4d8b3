public import CompassRules

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The form to log an interaction.
///
/// Specification "Interaction Detail & Add Interaction", 3 Form State Model, 8 Edge Cases, 10 Validation
/// Schema and Appendix A.
///
///     var form = InteractionForm(now: clock.now)
///     form.schoolId = school.id
///     form.type = .phoneCall
///     form.isSubmittable  // true
public struct InteractionForm: ValidatedForm {
  public typealias Submission = InteractionInsert

  /// The fields that can be wrong, in the order of the summary.
  public enum Field: String, FormField {
    case schoolId = "school_id"
    case coachId = "coach_id"
    case type, direction
    case occurredAt = "occurred_at"
    case subject, content, sentiment
    case eventId = "event_id"
  }

  private var selection = CoachSelection()
  public var type: InteractionType?
  public var direction = InteractionDirection.outbound
  /// A point in time; a picker shows it in the time zone that it likes.
  public var occurredAt: Date
  public var subject = ""
  public var content = ""
  public var sentiment: InteractionSentiment?
  /// The answers to the questions about the coach's interest; they count while they are shown.
  public var calibration = InterestCalibration()
  /// The page has no picker for it; events are linked separately (10).
  public var eventId: String?
  /// The files to upload once the interaction is stored.
  public var attachments: [InteractionAttachment] = []

  /// An empty form: outbound, at this time.
  public init(now: Date) { occurredAt = now }

  /// The chosen school's id; empty until one is chosen. Another school takes the coach away.
  public var schoolId: String {
    get { selection.schoolID ?? "" }
    set { selection.selectSchool(newValue) }
  }

  /// The chosen coach's id. Setting it takes the name of an unlisted coach away.
  public var coachId: String? {
    get { selection.coachID }
    set { selection.selectCoach(newValue) }
  }

  /// The name of a coach who is not listed. It is remembered, not stored: `coachId` stays nil.
  public var otherCoachName: String? { selection.otherCoachName }

  /// Chooses a coach who is not listed, by the name of a form that is valid.
  public mutating func chooseOtherCoach(_ form: OtherCoachForm) {
    if form.isSubmittable { selection.nameOtherCoach(form.name) }
  }

  /// The coaches to choose from and which is chosen.
  public var coachSelection: CoachSelection { selection }

  /// Whether a coach can be chosen: once there is a school.
  public var isCoachPickerEnabled: Bool { selection.schoolID != nil }

  /// Whether the questions about the coach's interest are shown: for inbound contacts that felt positive.
  public var showsCalibration: Bool {
    InterestCalibration.isShown(direction: direction, sentiment: sentiment)
  }

  /// Whether school and type are chosen; the direction always is.
  public var isSubmittable: Bool { !schoolId.isEmpty && type != nil }

  /// The page's title for a user ("Role-Based Tests").
  public static func title(for role: UserRole?) -> String {
    role == .player ? "Log My Interaction" : "Log Interaction"
  }

  /// Whether the page opens for a user: for players, others are sent back to the list (8 User Errors).
  public static func opens(for author: FormAuthor) -> Bool {
    FamilyAccess(userID: author.userId, role: author.role).logsInteractions
  }
}
