/// Which forms have a property hidden by a control of that name: DOMPurify's `_isClobbered`.
///
/// HTML Standard, `HTMLFormElement`: the names and IDs of a form's listed elements and images are
/// properties of the form, and come before those that the interface defines. A control belongs to
/// the form around it, or to the one its `form` attribute names; one in front of that form is gone
/// when the form is looked at.
struct FormClobbering {
  private let clobbered: Set<Int>

  /// The properties DOMPurify tests.
  private static let properties: Set<[UInt8]> = Set(
    """
    nodeName textContent removeChild attributes removeAttribute setAttribute namespaceURI \
    insertBefore hasChildNodes
    """.utf8.split(separator: 0x20).map(Array.init))
  private static let controls = NameList("button fieldset input object output select textarea")
  private static let form = NameList("form")
  private static let image = NameList("img")
  private static let imageType = NameList("image")

  init(_ tree: HTMLTree) {
    guard tree.nodes.contains(where: { Self.isForm($0, in: tree) }) else {
      clobbered = []
      return
    }
    var clobbered: Set<Int> = []
    // The forms around the current node, innermost last.
    var forms: [Int] = []
    // For each ID, the first element if it is a form.
    var owners: [[UInt8]: Int?] = [:]
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      let node = tree.nodes[index]
      while let form = forms.last, tree.nodes[form].end <= index { forms.removeLast() }
      let name = tree[node.text]
      let isForm = Self.isForm(node, in: tree)
      if isForm { forms.append(index) }
      if let id = tree.value(of: "id", in: node).map(Array.init), owners[id] == nil {
        owners[id] = .some(isForm ? index : nil)
      }
      guard node.isHTML, Self.hidesProperty(tree, node) else { continue }
      if Self.image.contains(name) {
        if let form = forms.last { clobbered.insert(form) }
      } else if Self.controls.contains(name), !Self.isImageButton(tree, node) {
        var owner = forms.last
        if let id = tree.value(of: "form", in: node) { owner = owners[Array(id)] ?? nil }
        if let owner { clobbered.insert(owner) }
      }
    }
    self.clobbered = clobbered
  }

  /// Whether the element is a form that cannot be trusted to answer for itself.
  func isClobbered(_ index: Int) -> Bool { clobbered.contains(index) }

  private static func isForm(_ node: HTMLTree.Node, in tree: HTMLTree) -> Bool {
    node.isHTML && form.contains(tree[node.text])
  }

  private static func hidesProperty(_ tree: HTMLTree, _ node: HTMLTree.Node) -> Bool {
    let values = [tree.value(of: "name", in: node), tree.value(of: "id", in: node)]
    return values.contains { $0.map { properties.contains(Array($0)) } ?? false }
  }

  /// `<input type=image>`, which is left out of a form's controls for historical reasons.
  private static func isImageButton(_ tree: HTMLTree, _ node: HTMLTree.Node) -> Bool {
    tree[node.text].elementsEqual("input".utf8)
      && tree.value(of: "type", in: node).map { imageType.contains($0) } ?? false
  }
}

extension HTMLTree {
  /// The value of an element's attribute, or nil.
  fileprivate func value(of name: StaticString, in node: Node) -> ArraySlice<UInt8>? {
    let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    for attribute in attributes[node.attributes] where self[attribute.name].elementsEqual(name) {
      return self[attribute.value]
    }
    return nil
  }
}
