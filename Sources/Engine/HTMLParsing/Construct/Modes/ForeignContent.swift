/// HTML Standard, "The rules for parsing tokens in foreign content".
extension TreeConstruction {
  mutating func foreignText(_ text: TextRange) {
    if storage.pointee.isNull(text) {
      error(.unexpectedNullCharacter)
      let start = storage.pointee.bytes.count
      for byte: UInt8 in [0xEF, 0xBF, 0xBD] { storage.pointee.bytes.append(byte) }
      return insertText(TextRange(start, start &+ 3))
    }
    insertText(text)
    if framesetOK, !storage.pointee.isSpace(text) { framesetOK = false }
  }

  mutating func foreignStartTag() {
    if isBreakout {
      error(.unexpectedStartTag)
      popForeignElements()
      return processStartTag(mode)
    }
    let namespace = storage.pointee.nodes[adjustedCurrentNode].namespace
    insertForeignElement(namespace)
  }

  /// Whether the start tag is one that ends foreign content.
  private var isBreakout: Bool {
    switch tag.tag {
    case .b, .big, .blockquote, .body, .br, .center, .code, .dd, .div, .dl, .dt, .em, .embed, .h1,
      .h2, .h3, .h4, .h5, .h6, .head, .hr, .i, .img, .li, .listing, .menu, .meta, .nobr, .ol, .p,
      .pre, .ruby, .s, .small, .span, .strong, .strike, .sub, .sup, .table, .tt, .u, .ul, .var:
      return true
    case .font:
      for index in 0..<tag.attributeCount {
        let name = tokenAttributes[index].name
        if name == AttributeName.color.id || name == AttributeName.face.id
          || name == AttributeName.size.id
        {
          return true
        }
      }
      return false
    default: return false
    }
  }

  /// Pops elements until the current node is an HTML element or an integration point.
  private mutating func popForeignElements() {
    while true {
      let node = open.current
      let record = storage.pointee.nodes[node]
      if record.namespace == .html || record.isIntegrationPoint
        || isMathMLTextIntegrationPoint(node)
      {
        return
      }
      popCurrentNode()
    }
  }

  mutating func foreignEndTag() {
    switch tag.tag {
    case .br, .p:
      error(.unexpectedEndTag)
      popForeignElements()
      return processEndTag(mode)
    default: break
    }
    if open.entries[open.top].name != tag.name { error(.unexpectedEndTag) }
    // In the fragment case, the root is the topmost element.
    guard open.top != rootEntry else { return }
    let entry = open.topForeignEntry(tag.name)
    if entry != 0, open.order(entry) > open.order(open.topHTMLElement) {
      pop(through: entry)
    } else {
      // Browsers adjust the name as they do a start tag's: `</textPath>` closes no HTML element.
      if storage.pointee.nodes[open.current].namespace == .svg {
        tag.name = known.svgElement(tag.name)
      }
      processEndTag(mode)
    }
  }
}
