public import CompassRules

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Interaction {
  /// The output of the web app's interaction schema for a valid payload.
  public struct Input: Codable, Hashable, Sendable {
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
    public var schoolID: String?
    /// The coach's id.
    public var coachID: String?
    /// The linked event's id.
    public var eventID: String?

    /// Creates the output of the schema from its fields.
    public init(
      type: InteractionType, direction: InteractionDirection, subject: String? = nil,
      content: String? = nil, sentiment: InteractionSentiment? = nil, occurredAt: Date,
      schoolID: String? = nil, coachID: String? = nil, eventID: String? = nil
    ) {
      self.type = type
      self.direction = direction
      self.subject = subject
      self.content = content
      self.sentiment = sentiment
      self.occurredAt = occurredAt
      self.schoolID = schoolID
      self.coachID = coachID
      self.eventID = eventID
    }

    private enum CodingKeys: String, CodingKey {
      case type, direction, subject, content, sentiment
      case occurredAt = "occurred_at"
      case schoolID = "school_id"
      case coachID = "coach_id"
      case eventID = "event_id"
    }
  }
}
