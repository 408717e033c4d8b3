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
  public var id: String
  public var schoolId: String?
  public var coachId: String?
  public var eventId: String?
  public var type: InteractionType
  public var direction: InteractionDirection
  public var subject: String?
  public var content: String?
  public var sentiment: InteractionSentiment?
  public var occurredAt: Date
  /// The id of the user who logged it.
  public var loggedBy: String
  public var familyUnitId: String
  /// Paths in the storage bucket `interaction-attachments`.
  public var attachments: [String]?
  public var createdAt: Date?
  public var updatedAt: Date?

  public init(
    id: String, schoolId: String? = nil, coachId: String? = nil, eventId: String? = nil,
    type: InteractionType, direction: InteractionDirection, subject: String? = nil,
    content: String? = nil, sentiment: InteractionSentiment? = nil, occurredAt: Date,
    loggedBy: String, familyUnitId: String, attachments: [String]? = nil, createdAt: Date? = nil,
    updatedAt: Date? = nil
  ) {
    self.id = id
    self.schoolId = schoolId
    self.coachId = coachId
    self.eventId = eventId
    self.type = type
    self.direction = direction
    self.subject = subject
    self.content = content
    self.sentiment = sentiment
    self.occurredAt = occurredAt
    self.loggedBy = loggedBy
    self.familyUnitId = familyUnitId
    self.attachments = attachments
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  /// The date to show.
  public var displayDate: Date { occurredAt }

  /// The subject, or the name of the type where there is none.
  public var displaySubject: String { subject ?? type.displayName }

  public var attachmentCount: Int { attachments?.count ?? 0 }
  public var hasAttachments: Bool { attachmentCount > 0 }

  private enum CodingKeys: String, CodingKey {
    case id
    case schoolId = "school_id"
    case coachId = "coach_id"
    case eventId = "event_id"
    case type, direction, subject, content, sentiment
    case occurredAt = "occurred_at"
    case loggedBy = "logged_by"
    case familyUnitId = "family_unit_id"
    case attachments
    case createdAt = "created_at"
    case updatedAt = "updated_at"
  }
}
