/// What becomes of one node: DOMPurify's `_sanitizeElements`.
struct ElementPolicy: NodeRules {
  let policy: Policy
  let tree: HTMLTree
  private let clobbering: FormClobbering

  init(_ policy: Policy, _ tree: HTMLTree) {
    self.policy = policy
    self.tree = tree
    clobbering = FormClobbering(tree)
  }

  func verdict(at index: Int) -> NodeVerdict {
    let node = tree.nodes[index]
    switch node.kind {
    case .text: return .keep
    case .comment: return .remove
    case .element: break
    }
    if clobbering.isClobbered(index) || mayMutate(index) { return .remove }
    let name = LowerCasing.name(tree[node.text])
    if policy.allowedTags.contains(name) { return node.isHTML ? .keep : .remove }
    return policy.forbiddenContents.contains(name) ? .remove : .unwrap
  }

  /// Writes the attributes that stay.
  ///
  /// A browser may refuse to remove `is`, so DOMPurify puts it back without its value, as the last.
  func writeAttributes(of node: HTMLTree.Node, to serializer: inout FragmentSerializer) {
    let attributes = AttributePolicy(policy: policy)
    var emptied: Range<Int>?
    for attribute in tree.attributes[node.attributes] {
      let name = tree[attribute.name]
      if let value = attributes.kept(name: name, value: tree[attribute.value]) {
        serializer.attribute(name, value)
      } else if name.elementsEqual("is".utf8) {
        emptied = attribute.name
      }
    }
    if let emptied { serializer.attribute(tree[emptied], []) }
  }

  /// Whether an element without child elements looks like markup that another parser would read
  /// otherwise: `/<[/\w!]/` finds something in its markup and in its text.
  ///
  /// Markup escapes the `<` of a text, so that there the pattern finds a comment, or the text of an
  /// element that is written without escapes.
  private func mayMutate(_ index: Int) -> Bool {
    var hasComment = false
    var hasText = false
    for child in tree.children(of: index) {
      switch tree.nodes[child].kind {
      case .element: return false
      case .comment: hasComment = true
      case .text: hasText = true
      }
    }
    guard hasText else { return false }
    guard hasComment || RawText.contains(tree[tree.nodes[index].text]) else { return false }
    return hasTagOpen(inChildrenOf: index)
  }

  /// Whether `/<[/\w!]/` finds something in the element's text, which may lie in several nodes.
  private func hasTagOpen(inChildrenOf index: Int) -> Bool {
    var follows = false
    for child in tree.children(of: index) where tree.nodes[child].kind == .text {
      for byte in tree[tree.nodes[child].text] {
        if follows {
          switch byte {
          case 0x21, 0x2F, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: return true
          default: break
          }
        }
        follows = byte == 0x3C
      }
    }
    return false
  }
}

/// Elements whose text is written as it is, without escapes.
///
/// HTML Standard, "Serializing HTML fragments"; scripting being off, `noscript` is not among them.
enum RawText {
  private static let names = NameList("style script xmp iframe noembed noframes plaintext")

  static func contains(_ name: ArraySlice<UInt8>) -> Bool { names.contains(name) }
}
