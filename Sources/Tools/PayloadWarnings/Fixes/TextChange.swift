package import Diagnostics

/// A change of a payload's text.
package struct TextChange: Sendable, Hashable {
  /// A range of bytes of the payload and its new text.
  package struct Replacement: Sendable, Hashable {
    package var range: Range<Int>
    package var text: String
  }

  /// The change in a few words, such as `rename "emial" to "email"`.
  package var title: String
  /// The question that the change answers, such as `did you mean "email"?`; nil for one about blanks or case.
  package var question: String?
  /// The certainty that the change keeps what was meant.
  package var applicability: SuggestedFix.Applicability
  /// The replacements, in the order of their ranges, which don't overlap.
  package var replacements: [Replacement]
}
