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
