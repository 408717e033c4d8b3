public import CompassRules

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The output of the web app's interaction schema for a valid payload.
public struct InteractionInput: Codable, Hashable, Sendable {
  /// The kind of the contact.
  public var type: InteractionType
  /// The direction of the contact.
  public var direction: InteractionDirection
  /// Without tags.
  public var subject: String?
  /// HTML, with the allowed elements only.
  public var content: String?
  /// The athlete's impression.
  public var sentiment: InteractionSentiment?
  /// The time of the contact.
  public var occurredAt: Date
  /// The school's id.
  public var schoolId: String?
  /// The coach's id.
  public var coachId: String?
  /// The linked event's id.
  public var eventId: String?

  /// Creates the output of the schema from its fields.
  public init(
    type: InteractionType, direction: InteractionDirection, subject: String? = nil,
    content: String? = nil, sentiment: InteractionSentiment? = nil, occurredAt: Date,
    schoolId: String? = nil, coachId: String? = nil, eventId: String? = nil
  ) {
    self.type = type
    self.direction = direction
    self.subject = subject
    self.content = content
    self.sentiment = sentiment
    self.occurredAt = occurredAt
    self.schoolId = schoolId
    self.coachId = coachId
    self.eventId = eventId
  }

  private enum CodingKeys: String, CodingKey {
    case type, direction, subject, content, sentiment
    case occurredAt = "occurred_at"
    case schoolId = "school_id"
    case coachId = "coach_id"
    case eventId = "event_id"
  }
}
