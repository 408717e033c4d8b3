/// Who contacted whom.
public enum InteractionDirection: String, Sendable, Hashable, CaseIterable {
  case outbound, inbound
}

/// How a contact felt to the athlete.
public enum InteractionSentiment: String, Sendable, Hashable, CaseIterable {
  case veryPositive = "very_positive"
  case positive, neutral, negative

  /// Whether it counts as positive, which both degrees do.
  public var isPositive: Bool { self == .positive || self == .veryPositive }
}
