public import CompassRules

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What the web app's interaction schema makes of a valid payload.
public struct InteractionInput: Codable, Hashable, Sendable {
  public var type: InteractionType
  public var direction: InteractionDirection
  /// Without tags.
  public var subject: String?
  /// HTML, with the allowed elements only.
  public var content: String?
  public var sentiment: InteractionSentiment?
  public var occurredAt: Date
  public var schoolId: String?
  public var coachId: String?
  public var eventId: String?

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
