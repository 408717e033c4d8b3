/// The children of nodes in the order in which texts have them.
extension IssueNodes {
  /// The children with keys, in the order in which JavaScript enumerates them.
  func properties(of node: Int32) -> [Int32] {
    let children = children(of: node).filter(isKey)
    return children.isEmpty
      ? [] : children.inEnumerationOrder(by: key)
  }

  /// The children with indices, ascending.
  func items(of node: Int32) -> [Int32] {
    let children = children(of: node).filter { !isKey($0) }
    // Issues mostly come in the order of their elements.
    let isSorted = zip(children, children.dropFirst()).allSatisfy { index(of: $0) < index(of: $1) }
    return isSorted ? children : children.sorted { index(of: $0) < index(of: $1) }
  }

  /// The children as keys, in the order in which JavaScript enumerates them, where indices are keys too.
  func enumeratedKeys(of node: Int32) -> (indices: [Int32], others: [Int32]) {
    (items(of: node), children(of: node).filter(isKey))
  }
}
