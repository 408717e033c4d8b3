/// Walking a part of the tree by its links, without a stack.
extension TreeStorage {
  /// Returns the descendant of `root` that follows a node in tree order, or 0 after the last one.
  ///
  /// - Parameters:
  ///   - node: `root` or one of its descendants.
  ///   - skipsContents: Whether the node's own descendants are left out.
  func node(after node: Int32, in root: Int32, skipsContents: Bool = false) -> Int32 {
    if !skipsContents, nodes[node].firstChild != 0 { return nodes[node].firstChild }
    var node = node
    while node != root {
      if nodes[node].next != 0 { return nodes[node].next }
      node = nodes[node].parent
    }
    return 0
  }
}

extension NodeRecord {
  /// Whether the node is an HTML `template`.
  var isTemplate: Bool { kind == .element && namespace == .html && name == Tag.template.id }

  /// Whether the node is a script or a style sheet, of HTML or of SVG.
  var isScriptOrStyle: Bool {
    kind == .element && namespace != .mathML
      && (name == Tag.script.id || name == Tag.style.id)
  }
}
