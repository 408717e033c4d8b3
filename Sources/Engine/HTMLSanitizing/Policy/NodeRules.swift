internal import HTMLParsing

/// The decision on an element of a tree. Text stays; comments and processing instructions go.
enum NodeVerdict {
  /// The element stays; its attributes are judged next.
  case keep
  /// The element goes, its children take its place.
  case unwrap
  /// The element goes with all it holds.
  case remove
}

/// Decides on each element of a tree.
protocol NodeRules {
  /// Returns the decision on an element.
  func verdict(
    on node: Int32, _ record: UnsafePointer<NodeRecord>, _ rule: NameRules.Rule
  ) -> NodeVerdict
  /// Writes the attributes that an element keeps.
  func writeAttributes(of node: Int32, to serializer: inout FragmentSerializer)
}
