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
