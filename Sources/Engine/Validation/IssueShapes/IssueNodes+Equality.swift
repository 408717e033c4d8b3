extension IssueNodes {
  /// Returns whether two nodes and those below them have the same segments and issues in the same order.
  func isEqual(_ node: Int, to other: Int, of others: IssueNodes) -> Bool {
    var pairs = [(node, other)]
    while let (left, right) = pairs.popLast() {
      guard nodes[left].issues == others.nodes[right].issues else { return false }
      let (lefts, rights) = (children(of: left), others.children(of: right))
      guard lefts.count == rights.count else { return false }
      for (left, right) in zip(lefts, rights) {
        guard nodes[left].segment == others.nodes[right].segment else { return false }
        pairs.append((left, right))
      }
    }
    return true
  }
}
