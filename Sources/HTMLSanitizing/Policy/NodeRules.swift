/// What becomes of one node of a tree.
enum NodeVerdict {
  /// The node stays; an element's attributes are judged next.
  case keep
  /// The element goes, its children take its place.
  case unwrap
  /// The node goes with all it holds.
  case remove
}

/// Says of each node of a tree what becomes of it.
protocol NodeRules {
  /// What becomes of the node at an index.
  func verdict(at index: Int) -> NodeVerdict
  /// Writes the attributes that an element keeps.
  func writeAttributes(of node: HTMLTree.Node, to serializer: inout FragmentSerializer)
}
