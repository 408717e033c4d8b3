public import CompassRules

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A logged contact, a row of the table `interactions`.
///
/// Specification "Interaction Detail & Add Interaction", 3 Interaction Model.
public struct Interaction: Codable, Identifiable, Hashable, Sendable {
  /// The unique id.
  public var id: String
  /// The school's id.
  public var schoolID: String?
  /// The coach's id.
  public var coachID: String?
  /// The linked event's id.
  public var eventID: String?
  /// The kind of the contact.
  public var type: InteractionType
  /// The direction of the contact.
  public var direction: InteractionDirection
  /// The subject line.
  public var subject: String?
  /// The text of the contact.
  public var content: String?
  /// The athlete's impression.
  public var sentiment: InteractionSentiment?
  /// The time of the contact.
  public var occurredAt: Date
  /// The id of the user who logged it.
  public var loggedBy: String
  /// The family's id.
  public var familyUnitID: String
  /// Paths in the storage bucket `interaction-attachments`.
  public var attachments: [String]?
  /// The time at which the row was inserted.
  public var createdAt: Date?
  /// The time of the last update.
  public var updatedAt: Date?

  /// Creates a row from its columns.
  public init(
    id: String, schoolID: String? = nil, coachID: String? = nil, eventID: String? = nil,
    type: InteractionType, direction: InteractionDirection, subject: String? = nil,
    content: String? = nil, sentiment: InteractionSentiment? = nil, occurredAt: Date,
    loggedBy: String, familyUnitID: String, attachments: [String]? = nil, createdAt: Date? = nil,
    updatedAt: Date? = nil
  ) {
    self.id = id
    self.schoolID = schoolID
    self.coachID = coachID
    self.eventID = eventID
    self.type = type
    self.direction = direction
    self.subject = subject
    self.content = content
    self.sentiment = sentiment
    self.occurredAt = occurredAt
    self.loggedBy = loggedBy
    self.familyUnitID = familyUnitID
    self.attachments = attachments
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  /// The date to show.
  public var displayDate: Date { occurredAt }

  /// The subject, or the name of the type if there is none.
  public var displaySubject: String { subject ?? type.displayName }

  /// The number of attached files.
  public var attachmentCount: Int { attachments?.count ?? 0 }
  /// Whether there are attached files.
  public var hasAttachments: Bool { attachmentCount > 0 }

  private enum CodingKeys: String, CodingKey {
    case id
    case schoolID = "school_id"
    case coachID = "coach_id"
    case eventID = "event_id"
    case type, direction, subject, content, sentiment
    case occurredAt = "occurred_at"
    case loggedBy = "logged_by"
    case familyUnitID = "family_unit_id"
    case attachments
    case createdAt = "created_at"
    case updatedAt = "updated_at"
  }
}
