/// HTML Standard, "The initial insertion mode" and "The before html insertion mode".
extension TreeConstruction {
  mutating func initialDoctype(_ doctype: DoctypeToken) {
    let mode = QuirksMode.mode(of: doctype, in: storage.pointee)
    let empty = TextRange.empty
    let node = createNode(
      .documentType, doctype.name ?? empty, doctype.publicIdentifier ?? empty,
      doctype.systemIdentifier ?? empty)
    storage.pointee.append(node, to: documentNode)
    if !isCurrent(doctype) { error(.missingDoctype) }
    storage.pointee.mode = mode
    self.mode = .beforeHTML
  }

  /// Whether a document type is the one that documents should have, `<!DOCTYPE html>` with at most
  /// the system identifier for legacy tools.
  private func isCurrent(_ doctype: DoctypeToken) -> Bool {
    guard doctype.publicIdentifier == nil, let name = doctype.name,
      storage.pointee.equals(name, "html")
    else { return false }
    return doctype.systemIdentifier.map { storage.pointee.equals($0, "about:legacy-compat") }
      ?? true
  }

  mutating func initialText(_ text: TextRange) {
    let rest = text.dropFirst(storage.pointee.leadingSpaceCount(text))
    if rest.isEmpty { return }
    leaveInitial()
    processText(rest, mode)
  }

  /// Inserts the root, the head and the body that a document without any of their tags begins with, if
  /// a tag is one of those that imply all three and nothing else: the rules of the modes up to "after head"
  /// in one step.
  mutating func insertImpliedElements() -> Bool {
    switch tag.tag {
    case .a, .b, .blockquote, .br, .code, .div, .em, .font, .h1, .h2, .h3, .h4, .h5, .h6, .hr, .i,
      .img, .li, .ol, .p, .pre, .span, .strong, .table, .u, .ul:
      leaveInitial()
      insertRoot()
      // Without being pushed: the head ends at once.
      headElement = createElement(Tag.head)
      storage.pointee.append(headElement, to: rootElement)
      insertBody()
      return true
    default: return false
    }
  }

  /// "Anything else": the document has no type.
  mutating func leaveInitial() {
    error(.missingDoctype)
    storage.pointee.mode = .quirks
    mode = .beforeHTML
  }

  mutating func beforeHTMLText(_ text: TextRange) {
    let rest = text.dropFirst(storage.pointee.leadingSpaceCount(text))
    if rest.isEmpty { return }
    insertRoot()
    processText(rest, mode)
  }

  mutating func beforeHTMLStartTag() {
    if tag.tag == .html {
      insertRoot(createElement())
    } else {
      insertRoot()
      processStartTag(mode)
    }
  }

  mutating func beforeHTMLEndTag() {
    switch tag.tag {
    case .head, .body, .html, .br:
      insertRoot()
      processEndTag(mode)
    default: error(.unexpectedEndTag)
    }
  }

  /// "Anything else": the root element is implied.
  mutating func insertRoot() { insertRoot(createElement(Tag.html)) }

  private mutating func insertRoot(_ node: Int32) {
    storage.pointee.append(node, to: documentNode)
    push(node, name: Tag.html.id)
    rootElement = node
    rootEntry = open.top
    mode = .beforeHead
  }
}
