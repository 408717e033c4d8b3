/// The table of a deterministic automaton, as built by `Determinization`.
struct AutomatonTable {
  /// The class of each byte.
  let classes: [UInt8]
  /// The rows: for each class, and for the end of the text, the start of the next row. The first
  /// row means that no match is possible any more, the second that there is one.
  let transitions: [UInt16]
  /// The entries of a row.
  let rowLength: Int
  /// The start of the first row to enter.
  let start: Int
}

extension AutomatonTable {
  /// Creates the table of a pattern.
  ///
  /// Throws `unsupported`, which names the construct, if the pattern has none or if it would be too
  /// large.
  init(_ tree: PatternTree) throws(PatternError) {
    guard let table = Determinization.table(of: try NondeterministicAutomaton(tree)) else {
      throw PatternError(
        kind: .unsupported(construct: "too many states"), range: tree[tree.root].range)
    }
    self = table
  }

  /// The number of rows, including the two outcomes.
  var rowCount: Int { transitions.count / rowLength }
}
