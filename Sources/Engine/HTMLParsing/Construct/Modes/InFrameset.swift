/// HTML Standard, "The in frameset insertion mode", "The after frameset insertion mode" and "The after
/// after frameset insertion mode".
extension TreeConstruction {
  /// White space is inserted, everything else is ignored; a run of it is one error.
  mutating func framesetText(_ text: TextRange) {
    forEachSpace(of: text) { $0.insertText($1) }
  }

  mutating func afterAfterFramesetText(_ text: TextRange) {
    forEachSpace(of: text) { $0.inBodyText($1) }
  }

  private mutating func forEachSpace(
    of text: TextRange, _ insert: (inout Self, TextRange) -> Void
  ) {
    var rest = text
    while !rest.isEmpty {
      let spaces = storage.pointee.leadingSpaceCount(rest)
      if spaces > 0 { insert(&self, TextRange(rest.lower, rest.lower &+ spaces)) }
      rest = rest.dropFirst(spaces)
      if !rest.isEmpty { error(.unexpectedText) }
      while !rest.isEmpty, !storage.pointee.bytes[rest.lower].isHTMLSpace {
        rest = rest.dropFirst(1)
      }
    }
  }

  mutating func inFramesetStartTag() {
    switch tag.tag {
    case .html: inBodyStartTag()
    case .frameset: insertHTMLElement()
    case .frame: insertVoidElement()
    case .noframes: inHeadStartTag()
    default: error(.unexpectedStartTag)
    }
  }

  mutating func inFramesetEndTag() {
    // At the root it is the fragment case.
    guard tag.tag == .frameset, open.count > 1 else { return error(.unexpectedEndTag) }
    popCurrentNode()
    if contextElement == 0, open.currentTag != .frameset { mode = .afterFrameset }
  }

  mutating func afterFramesetStartTag() {
    switch tag.tag {
    case .html: inBodyStartTag()
    case .noframes: inHeadStartTag()
    default: error(.unexpectedStartTag)
    }
  }

  mutating func afterFramesetEndTag() {
    if tag.tag == .html { mode = .afterAfterFrameset } else { error(.unexpectedEndTag) }
  }
}
