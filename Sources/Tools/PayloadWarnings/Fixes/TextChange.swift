/// A change of a payload's text.
package struct TextChange: Sendable, Hashable {
  /// A range of bytes of the payload and its new text.
  package struct Replacement: Sendable, Hashable {
    package var range: Range<Int>
    package var text: String
  }

  /// The change in a few words, such as `rename "emial" to "email"`.
  package var title: String
  /// The replacements, in the order of their ranges, which don't overlap.
  package var replacements: [Replacement]
}
