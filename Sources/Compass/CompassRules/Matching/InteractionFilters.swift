public import JSPrimitives

/// An interaction of the interactions list.
public struct InteractionListEntry: Sendable, Hashable, Identifiable {
  /// The unique id.
  /// The kind of the contact.
  /// The direction of the contact.
  /// The athlete's impression.
  /// The subject line.
  /// The text of the contact.
  /// The id of the person who logged the contact.
  @JSTextBacked public var id: String
  @JSTextBacked public var type: String?
  @JSTextBacked public var direction: String?
  @JSTextBacked public var sentiment: String?
  @JSTextBacked public var subject: String?
  @JSTextBacked public var content: String?
  @JSTextBacked public var loggedBy: String?
  /// The time of the contact.
  public var occurredAt: Timestamp?
  /// The time at which it was logged, which counts without a time of the contact.
  public var createdAt: Timestamp?

  /// Creates an entry from texts: Swift strings, or `JSText` that may have lone surrogates.
  public init<Text: JSTextConvertible>(
    id: Text, type: Text? = nil, direction: Text? = nil, sentiment: Text? = nil,
    subject: Text? = nil, content: Text? = nil, loggedBy: Text? = nil,
    occurredAt: Timestamp? = nil, createdAt: Timestamp? = nil
  ) {
    _id = JSTextBacked(id.jsText)
    _type = JSTextBacked(type?.jsText)
    _direction = JSTextBacked(direction?.jsText)
    _sentiment = JSTextBacked(sentiment?.jsText)
    _subject = JSTextBacked(subject?.jsText)
    _content = JSTextBacked(content?.jsText)
    _loggedBy = JSTextBacked(loggedBy?.jsText)
    self.occurredAt = occurredAt
    self.createdAt = createdAt
  }

  var date: Timestamp? { occurredAt ?? createdAt }
}

/// A filter of the interactions list.
public enum InteractionFilterField: Sendable, Hashable, CaseIterable {
  /// The property of `InteractionFilters` with that name.
  case search, type, loggedBy, direction, sentiment, timePeriod
}

/// The filters of the interactions list; a missing or empty text sets no filter.
public struct InteractionFilters: FilterSet {
  /// The text to find in subject or content, in any case. Nothing is trimmed.
  /// The kind to match exactly.
  /// The id of the person to match exactly.
  /// The direction to match exactly.
  /// The impression to match exactly.
  /// The days back from now, as text. A text that doesn't start with a number keeps every
  /// interaction, but counts as active.
  @JSTextBacked public var search: String?
  @JSTextBacked public var type: String?
  @JSTextBacked public var loggedBy: String?
  @JSTextBacked public var direction: String?
  @JSTextBacked public var sentiment: String?
  @JSTextBacked public var timePeriod: String?

  /// Creates filters; the defaults match every interaction.
  public init() {
    self.init(
      search: String?.none, type: nil, loggedBy: nil, direction: nil, sentiment: nil,
      timePeriod: nil)
  }

  /// Creates filters from texts: Swift strings, or `JSText` that may have lone surrogates.
  public init<Text: JSTextConvertible>(
    search: Text? = nil, type: Text? = nil, loggedBy: Text? = nil, direction: Text? = nil,
    sentiment: Text? = nil, timePeriod: Text? = nil
  ) {
    _search = JSTextBacked(search?.jsText)
    _type = JSTextBacked(type?.jsText)
    _loggedBy = JSTextBacked(loggedBy?.jsText)
    _direction = JSTextBacked(direction?.jsText)
    _sentiment = JSTextBacked(sentiment?.jsText)
    _timePeriod = JSTextBacked(timePeriod?.jsText)
  }

  /// Filters that match every interaction.
  public static let none = InteractionFilters()

  /// The filters that are set, in the order of the page.
  public var active: [InteractionFilterField] {
    InteractionFilterField.allCases.filter { field in
      let text =
        switch field {
        case .search: $search
        case .type: $type
        case .loggedBy: $loggedBy
        case .direction: $direction
        case .sentiment: $sentiment
        case .timePeriod: $timePeriod
        }
      return text.nonempty != nil
    }
  }

  /// Removes one filter.
  public mutating func remove(_ field: InteractionFilterField) {
    switch field {
    case .search: search = nil
    case .type: type = nil
    case .loggedBy: loggedBy = nil
    case .direction: direction = nil
    case .sentiment: sentiment = nil
    case .timePeriod: timePeriod = nil
    }
  }

  /// Whether any filter is set.
  public var isActive: Bool { !active.isEmpty }
}
