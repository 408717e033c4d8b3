/// The table of a deterministic automaton: what `Determinization` makes.
struct AutomatonTable {
  /// For each byte its class.
  let classes: [UInt8]
  /// The rows, one entry for each class and one for the end of the text: where the next row starts. The
  /// first row is where no match is possible any more, the second where there is one.
  let transitions: [UInt16]
  /// The entries of a row.
  let rowLength: Int
  /// Where the first row to be entered starts.
  let start: Int
}

extension AutomatonTable {
  /// Creates the table of a pattern.
  ///
  /// Throws `unsupported`, naming the construct, if the pattern has none or none of a bearable size.
  init(_ tree: PatternTree) throws(PatternError) {
    guard let table = Determinization.table(of: try NondeterministicAutomaton(tree)) else {
      throw PatternError(
        kind: .unsupported(construct: "too many states"), range: tree[tree.root].range)
    }
    self = table
  }

  /// The number of rows, those of the outcomes among them.
  var rowCount: Int { transitions.count / rowLength }
}
