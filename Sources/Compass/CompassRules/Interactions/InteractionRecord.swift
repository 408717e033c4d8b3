internal import SourceJSON

extension InteractionRules {
  /// An interaction with no other columns than those that lists, pages and exports read.
  public struct Record: Sendable, Hashable, ListedInteraction {
    /// The unique id.
    public var id: String
    /// The kind of the contact, as stored.
    public var type: StoredWord<InteractionType>
    /// The direction of the contact.
    public var direction: StoredWord<InteractionDirection>
    /// The subject and content, and the ids of school, coach and event.
    public var details: Details
    /// The athlete's impression.
    public var sentiment: StoredWord<InteractionSentiment>?
    /// The id of the person who logged the contact; empty if unknown.
    public var loggedBy: String
    /// The time of the contact, nil for an interaction without one.
    public var contactDate: Date?
    /// The time at which it was logged.
    public var createdAt: Date?
    /// The number of attached files.
    public var attachmentCount: Int

    /// Creates a record from its values.
    public init(
      id: String = "", type: StoredWord<InteractionType>,
      direction: StoredWord<InteractionDirection>, details: Details = Details(),
      sentiment: StoredWord<InteractionSentiment>? = nil, loggedBy: String = "",
      contactDate: Date? = nil, createdAt: Date? = nil, attachmentCount: Int = 0
    ) {
      self.id = id
      self.type = type
      self.direction = direction
      self.details = details
      self.sentiment = sentiment
      self.loggedBy = loggedBy
      self.contactDate = contactDate
      self.createdAt = createdAt
      self.attachmentCount = attachmentCount
    }
  }
}

extension InteractionRules.Record {
  /// The columns of any such interaction. The rules read them from here: a property of a generic row costs a call each time.
  init(_ interaction: some ListedInteraction) {
    if let record = interaction as? Self {
      self = record
      return
    }
    self.init(
      id: interaction.id, type: interaction.type, direction: interaction.direction,
      details: interaction.details, sentiment: interaction.sentiment,
      loggedBy: interaction.loggedBy, contactDate: interaction.contactDate,
      createdAt: interaction.createdAt, attachmentCount: interaction.attachmentCount)
  }
}

extension InteractionRules.Record: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, type, direction, sentiment, attachments
    case loggedBy = "logged_by"
    case contactDate = "occurred_at"
    case createdAt = "created_at"
  }

  /// Reads a record from a row of the database.
  ///
  /// - Throws: `DecodingError` if a column is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try row.decode(String.self, forKey: .id),
      type: try row.decode(StoredWord<InteractionType>.self, forKey: .type),
      direction: try row.decode(StoredWord<InteractionDirection>.self, forKey: .direction),
      details: try InteractionRules.Details(from: decoder),
      sentiment: try row.decodeIfPresent(
        StoredWord<InteractionSentiment>.self, forKey: .sentiment),
      loggedBy: try row.decodeIfPresent(String.self, forKey: .loggedBy) ?? "",
      contactDate: try row.decodeIfPresent(Date.self, forKey: .contactDate),
      createdAt: try row.decodeIfPresent(Date.self, forKey: .createdAt),
      attachmentCount: try row.decodeIfPresent([JSONValue].self, forKey: .attachments)?.count ?? 0)
  }
}
