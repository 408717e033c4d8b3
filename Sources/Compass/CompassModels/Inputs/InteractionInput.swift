public import CompassRules
public import SourceJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Interaction {
  /// The output of the web app's interaction schema for a valid payload.
  ///
  /// The subject has no tags, and the content is HTML with the allowed elements only.
  public struct Input: Codable, JSONDecodable, Hashable, Sendable, Detailed {
    /// The kind of the contact.
    public var type: InteractionType
    /// The direction of the contact.
    public var direction: InteractionDirection
    /// The athlete's impression.
    public var sentiment: InteractionSentiment?
    /// The time of the contact.
    public var occurredAt: Date
    /// The subject and content, and the ids of school, coach and event.
    public var details: Details

    /// Creates the output of the schema from its fields.
    public init(
      type: InteractionType, direction: InteractionDirection,
      sentiment: InteractionSentiment? = nil, occurredAt: Date, details: Details = Details()
    ) {
      self.type = type
      self.direction = direction
      self.sentiment = sentiment
      self.occurredAt = occurredAt
      self.details = details
    }
  }
}

extension Interaction.Input: SchemaInput {
  static var blank: Interaction.Input {
    Interaction.Input(type: .email, direction: .inbound, occurredAt: .distantPast)
  }

  static let columns = [
    InputColumn("type", \Interaction.Input.type),
    InputColumn("direction", \.direction),
    InputColumn("sentiment", \.sentiment),
    InputColumn("occurred_at", \.occurredAt),
    InputColumn(\.details, Interaction.Details.shared.map(\.input)),
  ]
}
