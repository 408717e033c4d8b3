public import JSPrimitives

/// A stored text that should name a value, kept as it stands when it doesn't.
///
///     StoredWord<CoachRole>("head").displayName  // Head Coach
///     StoredWord<CoachRole>("volunteer").value  // nil
public struct StoredWord<Value: LabeledValue>: Sendable, Hashable {
  /// The text as it is stored.
  @JSTextBacked public private(set) var text: String

  public init(_ text: some JSTextConvertible) { _text = JSTextBacked(text.jsText) }
  public init(_ value: Value) { _text = JSTextBacked(wrappedValue: value.rawValue) }

  /// The value that the text names; nil for an unknown text.
  public var value: Value? { Value(rawValue: text) }

  /// The value's name; an unknown text is shown as it is.
  public var displayName: String { displayText.string }

  /// The same, lone surrogates kept.
  var displayText: JSText { Value.displayName(of: $text) }
}
