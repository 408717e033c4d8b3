internal import HTMLParsing

/// Which forms have a property hidden by a control of that name: DOMPurify's `_isClobbered`.
///
/// HTML Standard, `HTMLFormElement`: the names and IDs of a form's listed elements and images are
/// properties of the form, and come before those that the interface defines. A control belongs to the
/// form that the parser gave it to, to the form around it, or to the one its `form` attribute names; one
/// in front of that form is gone when the form is looked at.
struct FormClobbering {
  private var clobbered: Set<Int32> = []

  /// The properties DOMPurify tests.
  private static let properties: Set<[UInt8]> = Set(
    """
    nodeName textContent removeChild attributes removeAttribute setAttribute namespaceURI \
    insertBefore hasChildNodes
    """.utf8.split(separator: 0x20).map(Array.init))
  private static let controls = NameList("button fieldset input object output select textarea")
  private static let imageType = NameList("image")

  init(_ markup: Markup) {
    guard markup.records.holdsForms else { return }
    var owners: [Int32: Int32] = [:]
    for association in markup.records.formAssociations {
      owners[association.control] = association.form
    }
    var walk = Walk(owners: owners)
    var node = markup.body == 0 ? 0 : markup.firstChild(of: markup.body)
    while node != 0 {
      if markup[node].kind == .element, let form = walk.visit(node, markup) {
        clobbered.insert(form)
      }
      let child = markup.firstChild(of: node)
      node =
        child != 0
        ? child
        : {
          walk.leave(node)
          return markup.nodeAfter(node) { walk.leave($0) }
        }()
    }
  }

  /// Whether the element is a form that cannot be trusted to answer for itself.
  @inline(__always)
  func isClobbered(_ node: Int32) -> Bool { !clobbered.isEmpty && clobbered.contains(node) }

  private static func isForm(_ record: NodeRecord) -> Bool {
    record.kind == .element && record.namespace == .html && Name.is(record.name, .form)
  }

  /// The state of a walk over the body in document order.
  private struct Walk {
    /// The forms that the parser gave controls to.
    let owners: [Int32: Int32]
    /// The forms around the current node, innermost last, and all that have been seen.
    var open: [Int32] = []
    var seen: Set<Int32> = []
    /// For each ID, the first element if it is a form.
    var formsByID: [[UInt8]: Int32?] = [:]

    mutating func leave(_ node: Int32) { if open.last == node { open.removeLast() } }

    /// Visits an element; returns the form that it clobbers.
    mutating func visit(_ node: Int32, _ markup: Markup) -> Int32? {
      let record = markup[node]
      let isForm = FormClobbering.isForm(record)
      if isForm {
        open.append(node)
        seen.insert(node)
      }
      if let id = markup.value(of: .idAttribute, in: node).map(Array.init), formsByID[id] == nil {
        formsByID[id] = .some(isForm ? node : nil)
      }
      guard record.namespace == .html, hidesProperty(node, markup) else { return nil }
      let name = markup.name(node)
      let isImage = Name.is(record.name, .image)
      guard isImage || FormClobbering.controls.contains(name) && !isImageButton(node, markup)
      else { return nil }
      var owner = owners[node] ?? open.last
      if !isImage {
        for attribute in markup.attributes(node)
        where markup.records.name(attribute.name).elementsEqual("form".utf8) {
          owner = formsByID[Array(markup.value(attribute))] ?? nil
        }
      }
      guard let owner, seen.contains(owner) else { return nil }
      return owner
    }

    private func hidesProperty(_ node: Int32, _ markup: Markup) -> Bool {
      [Name.nameAttribute, .idAttribute].contains { name in
        markup.value(of: name, in: node).map {
          FormClobbering.properties.contains(Array($0))
        } ?? false
      }
    }

    /// `<input type=image>`, which is left out of a form's controls for historical reasons.
    private func isImageButton(_ node: Int32, _ markup: Markup) -> Bool {
      Name.is(markup[node].name, .input)
        && markup.value(of: .typeAttribute, in: node).map {
          FormClobbering.imageType.contains($0)
        } ?? false
    }
  }
}
