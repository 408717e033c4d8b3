/// A stored text that should name a value, kept as it stands when it doesn't.
///
///     StoredWord<CoachRole>("head").displayName  // Head Coach
///     StoredWord<CoachRole>("volunteer").value  // nil
public struct StoredWord<Value: LabeledValue>: Sendable, Hashable {
  /// The text as it is stored.
  public let text: String

  public init(_ text: String) { self.text = text }
  public init(_ value: Value) { text = value.rawValue }

  /// The value that the text names; nil for an unknown text.
  public var value: Value? { Value(rawValue: text) }

  /// The value's name; an unknown text is shown as it is.
  public var displayName: String { Value.displayName(of: text) }
}
