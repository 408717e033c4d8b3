extension EventRules {
  /// An event with no other columns than those that lists read.
  public struct ListEntry: Sendable, Hashable, ListedEvent {
    /// The unique id.
    public var id: String
    /// The name; nil for a row without one.
    public var name: String?
    /// The kind, as stored.
    public var type: StoredWord<EventType>
    /// The first day as stored, `YYYY-MM-DD`.
    public var startDate: String
    /// The columns that may be empty, such as the address.
    public var details: Details
    /// Whether the athlete is registered.
    public var registered: Bool
    /// Whether the athlete was there.
    public var attended: Bool

    /// Creates an event.
    public init(
      id: String, name: String?, type: StoredWord<EventType>, startDate: String,
      details: Details = Details(), registered: Bool = false, attended: Bool = false
    ) {
      self.id = id
      self.name = name
      self.type = type
      self.startDate = startDate
      self.details = details
      self.registered = registered
      self.attended = attended
    }
  }
}

extension EventRules.ListEntry {
  /// The columns of any such event. The rules read them from here: a property of a generic row costs a call each time.
  init(_ event: some ListedEvent) {
    if let entry = event as? Self {
      self = entry
      return
    }
    self.init(
      id: event.id, name: event.name, type: event.type, startDate: event.startDate,
      details: event.details, registered: event.registered, attended: event.attended)
  }
}

extension EventRules.ListEntry: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, name, type, registered, attended
    case startDate = "start_date"
  }

  /// Reads an entry from a row of the database.
  ///
  /// - Throws: `DecodingError` if a column is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try row.decode(String.self, forKey: .id),
      name: try row.decodeIfPresent(String.self, forKey: .name),
      type: try row.decode(StoredWord<EventType>.self, forKey: .type),
      startDate: try row.decode(String.self, forKey: .startDate),
      details: try EventRules.Details(from: decoder),
      registered: try row.decodeIfPresent(Bool.self, forKey: .registered) ?? false,
      attended: try row.decodeIfPresent(Bool.self, forKey: .attended) ?? false)
  }
}
