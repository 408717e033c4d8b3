internal import HTMLParsing

/// Decides on each element by lists of names alone.
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
  let markup: Markup

  @inline(__always)
  func verdict(
    on node: Int32, _ record: UnsafePointer<NodeRecord>, _ rule: NameRules.Rule
  ) -> NodeVerdict {
    if rule.contains(.forbiddenContents) { return .remove }
    return rule.contains(.allowedTag) ? .keep : .unwrap
  }

  func writeAttributes(of node: Int32, to serializer: inout FragmentSerializer) {
    guard Name.is(markup[node].name, .anchor) else { return }
    for attribute in markup.attributes(node) {
      guard markup.rule(for: attribute.name).contains(.allowedAttribute) else { continue }
      let value = markup.value(attribute)
      if Name.is(attribute.name, .hrefAttribute), !LinkPolicy.allows(value) { continue }
      serializer.attribute(markup.writtenName(attribute.name), value)
    }
  }
}
