internal import SchemaModel

extension IssueNodes where Entry: Equatable {
  /// Returns whether two nodes and those below them have the same segments and entries in the same order.
  func isEqual(_ node: Int32, to other: Int32, of others: IssueNodes) -> Bool {
    var pairs = [(node, other)]
    while let (left, right) = pairs.popLast() {
      guard entries(of: left) == others.entries(of: right) else { return false }
      let (lefts, rights) = (children(of: left), others.children(of: right))
      guard lefts.count == rights.count else { return false }
      for (left, right) in zip(lefts, rights) {
        guard segment(of: left) == others.segment(of: right) else { return false }
        pairs.append((left, right))
      }
    }
    return true
  }
}
