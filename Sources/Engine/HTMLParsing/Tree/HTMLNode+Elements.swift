/// Elements and attributes by their names.
extension HTMLNode {
  /// Returns the elements with a name among the node's descendants, in tree order.
  ///
  /// HTML elements are found in any ASCII case, those of SVG and MathML only by their exact name, such as
  /// `linearGradient`. The contents of templates are left out unless the node is the template itself.
  /// Does not recurse. DOM Standard, "getElementsByTagName".
  ///
  ///     let tree = try HTMLParser().parse("<ul><li><a href=/>Home</a>")
  ///     tree.elements(named: "a").map(\.text)  // ["Home"]
  public func elements(named name: String) -> [HTMLNode] {
    let exactName = Array(name.utf8)
    let htmlName = exactName.map(\.asciiLowercased)
    let storage = tree.arena.storage
    var found: [HTMLNode] = []
    var next = storage.pointee.node(after: index, in: index)
    while next != 0 {
      let record = storage.pointee.nodes[next]
      if record.kind == .element {
        let name = record.namespace == .html ? htmlName : exactName
        let isNamed = storage.pointee.names.withText(of: record.name) { $0.elementsEqual(name) }
        if isNamed { found.append(HTMLNode(tree: tree, index: next)) }
      }
      next = storage.pointee.node(after: next, in: index, skipsContents: record.isTemplate)
    }
    return found
  }

  /// The value of an element's attribute; nil if it has none of this name.
  ///
  /// The name is that of `Attribute.name`, with a prefix if it has one: `xlink:href`. On HTML elements it
  /// may be in any ASCII case. DOM Standard, "getAttribute".
  public subscript(_ attribute: String) -> String? {
    let exactName = Array(attribute.utf8)
    let name = namespace == .html ? exactName.map(\.asciiLowercased) : exactName
    return attributes.first { $0.name.utf8.elementsEqual(name) }?.value
  }
}

extension HTMLTree {
  /// Returns the elements with a name, in tree order; see `HTMLNode.elements(named:)`.
  ///
  /// The root that holds the nodes of a fragment is not one of them.
  public func elements(named name: String) -> [HTMLNode] {
    (isFragment ? root ?? document : document).elements(named: name)
  }
}
