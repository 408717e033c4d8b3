public import CompassModels
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
///     form.schoolID = school.id
///     form.type = .phoneCall
///     form.isSubmittable  // true
public struct InteractionForm: RecordForm {
  /// The record whose rows the form writes.
  public typealias Record = Interaction

  /// The fields that can have errors, in the order of the summary.
  public enum Field: String, FormField {
    /// The school's id.
    case schoolID = "school_id"
    /// The coach's id.
    case coachID = "coach_id"
    /// The kind and the direction of the contact.
    case type, direction
    /// The time of the contact.
    case occurredAt = "occurred_at"
    /// The subject, the text and the athlete's impression.
    case subject, content, sentiment
    /// The linked event's id.
    case eventID = "event_id"
  }

  private var selection = InteractionRules.CoachSelection()
  /// The kind of the contact; nil until one is chosen.
  public var type: InteractionType?
  /// The direction of the contact.
  public var direction = InteractionDirection.outbound
  /// The time of the contact, independent of the picker's time zone.
  public var occurredAt: Date
  /// The subject line.
  public var subject = ""
  /// The text of the contact.
  public var content = ""
  /// The athlete's impression; nil if not chosen.
  public var sentiment: InteractionSentiment?
  /// The answers to the questions about the coach's interest; they count only while they are shown.
  public var calibration = InterestCalibration()
  /// The linked event's id. The page has no picker for it; events are linked separately (10).
  public var eventID: String?
  /// The files to upload once the interaction is stored.
  public var attachments: [InteractionRules.Attachment] = []

  /// Creates an empty form: outbound, at the given time.
  public init(now: Date) { occurredAt = now }

  /// The chosen school's id; empty until one is chosen. Choosing another school removes the coach.
  public var schoolID: String {
    get { selection.schoolID ?? "" }
    set { selection.selectSchool(newValue) }
  }

  /// The chosen coach's id. Setting it removes the name of an unlisted coach.
  public var coachID: String? {
    get { selection.coachID }
    set { selection.selectCoach(newValue) }
  }

  /// The name of an unlisted coach. The form keeps it but doesn't store it: `coachID` stays nil.
  public var otherCoachName: String? { selection.otherCoachName }

  /// Chooses an unlisted coach by name. A blank name changes nothing.
  public mutating func chooseOtherCoach(_ form: OtherCoach) {
    if form.isSubmittable { selection.nameOtherCoach(form.name) }
  }

  /// The choice of a school and one of its coaches.
  public var coachSelection: InteractionRules.CoachSelection { selection }

  /// Whether a coach can be chosen: once there is a school.
  public var isCoachPickerEnabled: Bool { selection.schoolID != nil }

  /// Whether the questions about the coach's interest are shown: for inbound contacts with a
  /// positive sentiment.
  public var showsCalibration: Bool {
    InterestCalibration.isShown(direction: direction, sentiment: sentiment)
  }

  /// Whether school and type are chosen; the direction always is.
  public var isSubmittable: Bool { !schoolID.isEmpty && type != nil }

  /// Returns the page's title for a user ("Role-Based Tests").
  public static func title(for role: RequestRules.UserRole?) -> String {
    role == .player ? "Log My Interaction" : "Log Interaction"
  }

  /// Whether the page opens for a user: only for players. Others return to the list (8 User
  /// Errors).
  public static func opens(for author: FormAuthor) -> Bool {
    RequestRules.FamilyAccess(userID: author.userID, role: author.role).logsInteractions
  }
}
