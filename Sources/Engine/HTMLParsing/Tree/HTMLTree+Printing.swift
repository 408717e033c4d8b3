extension HTMLTree: CustomStringConvertible {
  /// The outline: a line for each node, in the text form of html5lib's tests.
  public var description: String { outline }
}

extension HTMLNode: CustomStringConvertible {
  /// The outline of the node and all nodes in it.
  public var description: String {
    let nodes = kind == .document ? Array(children) : [self]
    return String(decoding: HTMLTree.outlineBytes(of: nodes), as: UTF8.self)
  }
}

extension HTMLNode.Attribute: CustomStringConvertible {
  /// The attribute as the outline has it: `href="/"`.
  public var description: String { "\(HTMLTree.outlineName(of: self))=\"\(value)\"" }
}
