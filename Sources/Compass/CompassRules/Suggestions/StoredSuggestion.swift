public import JSPrimitives

/// A row of the table of suggestions.
public struct StoredSuggestion: Sendable, Hashable, Identifiable {
  /// The id.
  @JSTextBacked public var id: String
  /// The name of the rule, as stored.
  @JSTextBacked public var ruleType: String
  /// The urgency, as stored.
  @JSTextBacked public var urgency: String
  /// The sentence to show.
  @JSTextBacked public var message: String
  /// The stored word for the step that the button opens.
  @JSTextBacked public var actionType: String?
  /// The id of the school that it is about.
  @JSTextBacked public var relatedSchoolID: String?
  /// Whether the athlete dismissed it.
  public var isDismissed: Bool
  /// Whether its condition is gone.
  public var isCompleted: Bool
  /// Whether it brought back a dismissed one.
  public var hasReappeared: Bool
  /// Whether it waits to be shown.
  public var isPending: Bool
  /// The moment of the dismissal; nil for none.
  public var dismissedAt: Timestamp?
  /// The moment of its creation.
  public var createdAt: Timestamp?
  /// The moment from which it was shown.
  public var surfacedAt: Timestamp?
  /// The state of its school at its creation; nil if none is stored.
  public var snapshot: SuggestionSnapshot?

  /// Creates a row from texts: Swift strings, or `JSText` that may have lone surrogates.
  public init<Text: JSTextConvertible>(
    id: Text, ruleType: Text, urgency: Text, message: Text, actionType: Text? = nil,
    relatedSchoolID: Text? = nil, isDismissed: Bool = false, isCompleted: Bool = false,
    hasReappeared: Bool = false, isPending: Bool = false, dismissedAt: Timestamp? = nil,
    createdAt: Timestamp? = nil, surfacedAt: Timestamp? = nil, snapshot: SuggestionSnapshot? = nil
  ) {
    _id = JSTextBacked(id.jsText)
    _ruleType = JSTextBacked(ruleType.jsText)
    _urgency = JSTextBacked(urgency.jsText)
    _message = JSTextBacked(message.jsText)
    _actionType = JSTextBacked(actionType?.jsText)
    _relatedSchoolID = JSTextBacked(relatedSchoolID?.jsText)
    self.isDismissed = isDismissed
    self.isCompleted = isCompleted
    self.hasReappeared = hasReappeared
    self.isPending = isPending
    self.dismissedAt = dismissedAt
    self.createdAt = createdAt
    self.surfacedAt = surfacedAt
    self.snapshot = snapshot
  }

  /// Whether the row can still be shown.
  var isOpen: Bool { !isDismissed && !isCompleted }
}

extension SuggestionsRules {
  /// Returns whether a dismissed suggestion may be judged again.
  ///
  /// Restates `suggestion.mayReEvaluate`: it was dismissed 14 whole days ago or earlier, is not
  /// completed and has not reappeared.
  public func mayReEvaluate(_ suggestion: StoredSuggestion, now: Timestamp) -> Bool {
    guard suggestion.isDismissed, !suggestion.isCompleted, !suggestion.hasReappeared,
      let dismissedAt = suggestion.dismissedAt
    else { return false }
    return now.days(since: dismissedAt) >= 14
  }
}
