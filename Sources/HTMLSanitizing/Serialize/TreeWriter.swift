/// Writes what its rules leave of a tree, in one pass without recursion.
enum TreeWriter {
  /// Writes the nodes that stay.
  static func write(
    _ tree: HTMLTree, by rules: some NodeRules, to serializer: inout FragmentSerializer
  ) {
    var open: [Int] = []
    var index = 0
    while true {
      while let last = open.last, tree.nodes[last].end <= index {
        serializer.endTag(tree[tree.nodes[last].text])
        open.removeLast()
      }
      guard index < tree.nodes.count else { return }
      let node = tree.nodes[index]
      switch rules.verdict(at: index) {
      case .remove: index = node.end
      case .unwrap: index += 1
      case .keep where node.kind == .text:
        serializer.text(tree[node.text])
        index += 1
      case .keep:
        serializer.openTag(tree[node.text])
        rules.writeAttributes(of: node, to: &serializer)
        serializer.closeBracket()
        if FragmentSerializer.isVoid(tree[node.text]) {
          index = node.end
        } else {
          open.append(index)
          index += 1
        }
      }
    }
  }
}
