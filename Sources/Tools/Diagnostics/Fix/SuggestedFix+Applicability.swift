extension SuggestedFix {
  /// The certainty that a fix keeps what was meant.
  ///
  /// `SpellingChange` decides it for keys and for allowed values alike.
  public enum Applicability: String, Sendable, Hashable, CaseIterable {
    /// The text stays the same but for case, blanks, separators and the composition of letters.
    case safe
    /// The text is probably misspelt, but may be meant as it is.
    case unsafe
  }
}
