public import CompassRules
public import SourceJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A logged contact, a row of the table `interactions`.
///
/// Specification "Interaction Detail & Add Interaction", 3 Interaction Model.
public struct Interaction: Identifiable, Hashable, Sendable, Detailed {
  /// The columns of a contact that may be empty.
  public typealias Details = InteractionRules.Details

  /// The unique id.
  public var id: String
  /// The subject and content, and the ids of school, coach and event.
  public var details: Details
  /// The kind of the contact.
  public var type: StoredWord<InteractionType>
  /// The direction of the contact.
  public var direction: StoredWord<InteractionDirection>
  /// The athlete's impression.
  public var sentiment: StoredWord<InteractionSentiment>?
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
  /// The columns that have no property here, by name. They are written back unchanged.
  public var others: [String: JSONValue] = [:]
  var origin = RowOrigin()

  /// Creates a row from its columns.
  public init(
    id: String, type: InteractionType, direction: InteractionDirection,
    details: Details = Details(), sentiment: InteractionSentiment? = nil, occurredAt: Date,
    loggedBy: String, familyUnitID: String, attachments: [String]? = nil, createdAt: Date? = nil,
    updatedAt: Date? = nil
  ) {
    self.id = id
    self.details = details
    self.type = StoredWord(type)
    self.direction = StoredWord(direction)
    self.sentiment = sentiment.map { StoredWord($0) }
    self.occurredAt = occurredAt
    self.loggedBy = loggedBy
    self.familyUnitID = familyUnitID
    self.attachments = attachments
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  /// The date to show.
  public var displayDate: Date { occurredAt }
}

extension Interaction: ListedInteraction {
  /// The time of the contact.
  public var contactDate: Date? { occurredAt }
  /// The number of attached files.
  public var attachmentCount: Int { attachments?.count ?? 0 }
}

extension Interaction: StoredRecord, Codable {
  static var blank: Interaction {
    Interaction(
      id: "", type: .email, direction: .inbound, occurredAt: .distantPast, loggedBy: "",
      familyUnitID: "")
  }

  package static let columns = Columns<Interaction>(
    [Column("id", \.id)] + Details.shared.map { $0.column.of(\.details) } + [
      Column("type", \.type),
      Column("direction", \.direction),
      Column("sentiment", \.sentiment),
      Column("occurred_at", \.occurredAt),
      Column("logged_by", \.loggedBy),
      Column("family_unit_id", \.familyUnitID),
      Column("attachments", \.attachments),
      Column("created_at", \.createdAt),
      Column("updated_at", \.updatedAt),
    ])
}
