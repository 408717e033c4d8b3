/// HTML Standard, "The before head insertion mode".
extension TreeConstruction {
  mutating func beforeHeadText(_ text: TextRange) {
    let rest = text.dropFirst(storage.pointee.leadingSpaceCount(text))
    if rest.isEmpty { return }
    insertHead()
    processText(rest, mode)
  }

  mutating func beforeHeadStartTag() {
    switch tag.tag {
    case .html: inBodyStartTag()
    case .head:
      headElement = insertHTMLElement()
      mode = .inHead
    default:
      insertHead()
      processStartTag(mode)
    }
  }

  mutating func beforeHeadEndTag() {
    switch tag.tag {
    case .head, .body, .html, .br:
      insertHead()
      processEndTag(mode)
    default: error(.unexpectedEndTag)
    }
  }

  /// "Anything else": the head is implied.
  mutating func insertHead() {
    headElement = insertHTMLElement(.head)
    mode = .inHead
  }
}
