/// HTML Standard, "The after body insertion mode" and "The after after body insertion mode".
extension TreeConstruction {
  mutating func afterBodyText(_ text: TextRange) {
    let spaces = storage.pointee.leadingSpaceCount(text)
    if spaces > 0 { inBodyText(TextRange(text.lower, text.lower &+ spaces)) }
    let rest = text.dropFirst(spaces)
    if rest.isEmpty { return }
    returnToBody(.unexpectedText)
    inBodyText(rest)
  }

  mutating func afterBodyStartTag() {
    if tag.tag != .html { returnToBody(.unexpectedStartTag) }
    inBodyStartTag()
  }

  mutating func afterBodyEndTag() {
    guard tag.tag == .html else {
      returnToBody(.unexpectedEndTag)
      return inBodyEndTag()
    }
    if contextElement != 0 { error(.unexpectedEndTag) } else { mode = .afterAfterBody }
  }

  /// "Anything else": the error depends on the token.
  mutating func returnToBody(_ code: HTMLParseError.Code) {
    error(code)
    mode = .inBody
  }
}
