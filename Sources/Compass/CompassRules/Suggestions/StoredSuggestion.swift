extension SuggestionRules {
  /// A row of the table of suggestions.
  public struct StoredSuggestion: Sendable, Hashable, Identifiable, Decodable {
    /// The id.
    public var id: String
    /// The name of the rule, as stored.
    public var ruleType: String
    /// The urgency, as stored.
    public var urgency: String
    /// The sentence to show.
    public var message: String
    /// The stored word for the step that the button opens.
    public var actionType: String?
    /// The id of the school that it is about.
    public var relatedSchoolID: String?
    /// Whether the athlete dismissed it.
    public var isDismissed: Bool
    /// Whether its condition is gone.
    public var isCompleted: Bool
    /// Whether it brought back a dismissed one.
    public var hasReappeared: Bool
    /// Whether it waits to be shown.
    public var isPending: Bool
    /// The moment of the dismissal; nil for none.
    public var dismissedAt: Date?
    /// The moment of its creation.
    public var createdAt: Date?
    /// The moment from which it was shown.
    public var surfacedAt: Date?
    /// The state of its school at its creation; nil if none is stored.
    public var snapshot: Snapshot?

    /// Creates a row.
    public init(
      id: String, ruleType: String, urgency: String, message: String, actionType: String? = nil,
      relatedSchoolID: String? = nil, isDismissed: Bool = false, isCompleted: Bool = false,
      hasReappeared: Bool = false, isPending: Bool = false, dismissedAt: Date? = nil,
      createdAt: Date? = nil, surfacedAt: Date? = nil, snapshot: Snapshot? = nil
    ) {
      self.id = id
      self.ruleType = ruleType
      self.urgency = urgency
      self.message = message
      self.actionType = actionType
      self.relatedSchoolID = relatedSchoolID
      self.isDismissed = isDismissed
      self.isCompleted = isCompleted
      self.hasReappeared = hasReappeared
      self.isPending = isPending
      self.dismissedAt = dismissedAt
      self.createdAt = createdAt
      self.surfacedAt = surfacedAt
      self.snapshot = snapshot
    }

    private enum CodingKeys: String, CodingKey {
      case id, urgency, message
      case ruleType = "rule_type"
      case actionType = "action_type"
      case relatedSchoolID = "related_school_id"
      case isDismissed = "dismissed"
      case isCompleted = "completed"
      case hasReappeared = "reappeared"
      case isPending = "pending_surface"
      case dismissedAt = "dismissed_at"
      case createdAt = "created_at"
      case surfacedAt = "surfaced_at"
      case snapshot = "condition_snapshot"
    }

    /// Whether the row can still be shown.
    var isOpen: Bool { !isDismissed && !isCompleted }
  }

  /// Returns whether a dismissed suggestion may be judged again.
  ///
  /// Restates `suggestion.mayReEvaluate`: it was dismissed 14 whole days ago or earlier, is not
  /// completed and has not reappeared.
  public static func mayReEvaluate(_ suggestion: StoredSuggestion, now: Date) -> Bool {
    guard suggestion.isDismissed, !suggestion.isCompleted, !suggestion.hasReappeared,
      let dismissedAt = suggestion.dismissedAt
    else { return false }
    return now.days(since: dismissedAt) >= 14
  }
}
