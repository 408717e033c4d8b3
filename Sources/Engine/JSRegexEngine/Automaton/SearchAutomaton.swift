/// A pattern compiled to tables that find its leftmost match in one pass over a text of any width,
/// without its captures.
///
/// Immutable, and safe to read by its address from any number of threads at once; `destroy` frees
/// it.
struct SearchAutomaton: CompiledProgram {
  /// Creates the tables of a pattern.
  ///
  /// Throws `unsupported`, which names the construct, if the pattern has none or if they would be
  /// too large.
  init(_ tree: PatternTree) throws(PatternError) {
    throw PatternError(
      kind: .unsupported(construct: "a search by automaton"), range: tree[tree.root].range)
  }

  func destroy() {}

  /// Returns the range of the match that starts first at or after `start`, by the pattern's own
  /// preferences; nil if there is none.
  static func firstMatch<Unit: FixedWidthInteger & UnsignedInteger>(
    _ automaton: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Unit>, from start: Int
  ) -> Range<Int>? {
    nil
  }

  /// Returns whether the subject contains a match.
  static func test<Unit: FixedWidthInteger & UnsignedInteger>(
    _ automaton: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Unit>
  ) -> Bool {
    firstMatch(automaton, subject, from: 0) != nil
  }
}
