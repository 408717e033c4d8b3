/// Which forms have a property hidden by a control of that name: DOMPurify's `_isClobbered`.
///
/// HTML Standard, `HTMLFormElement`: the names and IDs of a form's listed elements and images are
/// properties of the form, and come before those that the interface defines.
struct FormClobbering {
  private let clobbered: Set<Int>

  /// The properties DOMPurify tests.
  private static let properties = names(
    """
    nodeName textContent removeChild attributes removeAttribute setAttribute namespaceURI \
    insertBefore hasChildNodes
    """)
  private static let imageType = NameList("image")
  private static let controls = NameList("button fieldset input object output select textarea img")

  init(_ tree: HTMLTree) {
    var clobbered: Set<Int> = []
    // The forms around the current node, innermost last.
    var forms: [Int] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      let node = tree.nodes[index]
      while let form = forms.last, tree.nodes[form].end <= index { forms.removeLast() }
      guard node.isHTML else { continue }
      let name = tree[node.text]
      if name.elementsEqual("form".utf8) {
        forms.append(index)
      } else if let form = forms.last, Self.controls.contains(name),
        Self.hidesProperty(tree, node), !Self.isImageButton(tree, node)
      {
        clobbered.insert(form)
      }
    }
    self.clobbered = clobbered
  }

  /// Whether the element is a form that cannot be trusted to answer for itself.
  func isClobbered(_ index: Int) -> Bool { clobbered.contains(index) }

  private static func hidesProperty(_ tree: HTMLTree, _ node: HTMLTree.Node) -> Bool {
    tree.attributes[node.attributes].contains { attribute in
      let name = tree[attribute.name]
      return (name.elementsEqual("name".utf8) || name.elementsEqual("id".utf8))
        && properties.contains(Array(tree[attribute.value]))
    }
  }

  /// `<input type=image>`, which is left out of a form's controls for historical reasons.
  private static func isImageButton(_ tree: HTMLTree, _ node: HTMLTree.Node) -> Bool {
    tree[node.text].elementsEqual("input".utf8)
      && tree.attributes[node.attributes].contains { attribute in
        tree[attribute.name].elementsEqual("type".utf8)
          && imageType.contains(tree[attribute.value])
      }
  }

  private static func names(_ list: String) -> Set<[UInt8]> {
    Set(list.utf8.split(separator: 0x20).map(Array.init))
  }
}
