/// A change of a file's text that mends the problem of a finding.
public struct SuggestedFix: Sendable, Hashable {
  /// A part of the text and what replaces it.
  public struct Replacement: Sendable, Hashable {
    /// The range in the file of the finding; empty to insert.
    public var range: SourceRange
    /// The new text; empty to delete.
    public var text: String

    /// A replacement of a range by a string.
    public init(range: SourceRange, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// The change in a few words, such as `replace "Head" with "head"`.
  public var description: String
  /// The certainty that the change keeps what was meant.
  public var applicability: Applicability
  /// The replacements, in the order of the file. Their ranges don't overlap.
  public var replacements: [Replacement]

  /// A fix from its parts.
  public init(description: String, applicability: Applicability, replacements: [Replacement]) {
    self.description = description
    self.applicability = applicability
    self.replacements = replacements
  }
}
