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

extension StoredWord: Codable {
  /// Reads any text; an unknown one becomes a word without a value.
  ///
  /// - Throws: `DecodingError` for anything other than a text.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the stored text unchanged.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension StoredWord: Hashable {
  /// Returns whether two words have the same UTF-16 code units, as JavaScript compares them.
  public static func == (left: Self, right: Self) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes the text's bytes.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension StoredWord: ExpressibleByStringLiteral {
  /// Creates a word from a literal, such as `coach.role == "volunteer"`.
  public init(stringLiteral text: String) { self.init(text) }
}

/// Returns whether a word names a value, as in `coach.role == .head`; false without a word.
public func == <Value>(word: StoredWord<Value>?, value: Value) -> Bool {
  word?.value == value
}

/// Returns whether a word names another value than this one, or none; true without a word.
public func != <Value>(word: StoredWord<Value>?, value: Value) -> Bool {
  word?.value != value
}
