private import JSPrimitives

/// What becomes of one node by the web app's own sanitizer of 2026-08.
///
/// The rules, all of them:
/// - Text stays, comments go.
/// - An element with a listed name stays, in whatever namespace; of the elements whose contents are
///   forbidden nothing stays; any other element makes room for its children. A `template` has no
///   children.
/// - Only `a` keeps attributes: the listed ones, in the order and with the values they were written
///   with. `href` goes when `LinkPolicy` refuses its value.
///
/// Nothing looks at text or at how a form's controls are named: what is written comes from the tree,
/// escaped, and holds no raw text element.
struct ListedElements: NodeRules {
  let policy: Policy
  let tree: HTMLTree

  private static let anchor = NameList("a")

  func verdict(at index: Int) -> NodeVerdict {
    let node = tree.nodes[index]
    switch node.kind {
    case .text: return .keep
    case .comment: return .remove
    case .element: break
    }
    let name = LowerCasing.name(tree[node.text])
    if policy.forbiddenContents.contains(name) { return .remove }
    return policy.allowedTags.contains(name) ? .keep : .unwrap
  }

  func writeAttributes(of node: HTMLTree.Node, to serializer: inout FragmentSerializer) {
    guard Self.anchor.contains(tree[node.text]) else { return }
    for attribute in tree.attributes[node.attributes] {
      let name = tree[attribute.name]
      let value = tree[attribute.value]
      guard policy.allowedAttributes.contains(name) else { continue }
      if name.elementsEqual("href".utf8), !LinkPolicy.allows(value) { continue }
      serializer.attribute(name, value)
    }
  }
}
