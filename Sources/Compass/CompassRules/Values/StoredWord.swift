internal import JSPrimitives

/// A stored text that normally names a value. An unknown text is kept unchanged.
///
///     StoredWord<CoachRole>("head").displayName  // Head Coach
///     StoredWord<CoachRole>("volunteer").value  // nil
///
/// A word compares with a value, `coach.role == .head`, and with a text, `coach.role == "volunteer"`. Switch on
/// `value`, whose nil is the unknown text.
public struct StoredWord<Value: LabeledValue>: Sendable {
  /// The stored text.
  public private(set) var text: String

  /// Creates a word from its stored text.
  public init(_ text: String) { self.text = text }
  /// Creates the word of a value.
  public init(_ value: Value) { self.text = value.rawValue }

  /// The value that the text names; nil for an unknown text.
  public var value: Value? { Value(rawValue: text) }

  /// The value's name; an unknown text is shown unchanged.
  public var displayName: String { Value.displayName(of: text) }

  var displayText: JSText { displayName.jsText }
}
