/// HTML Standard, "The in column group insertion mode".
extension TreeConstruction {
  mutating func inColumnGroupText(_ text: TextRange) {
    var rest = text
    while !rest.isEmpty {
      let spaces = storage.pointee.leadingSpaceCount(rest)
      if spaces > 0 { insertText(TextRange(rest.lower, rest.lower &+ spaces)) }
      rest = rest.dropFirst(spaces)
      if rest.isEmpty { return }
      if leaveColumnGroup() { return processText(rest, mode) }
      // Without a group, the fragment case, a run of text is ignored, and one error.
      error(.unexpectedText)
      while !rest.isEmpty, !storage.pointee.bytes[rest.lower].isHTMLSpace {
        rest = rest.dropFirst(1)
      }
    }
  }

  mutating func inColumnGroupStartTag() {
    switch tag.tag {
    case .html: inBodyStartTag()
    case .col: insertVoidElement()
    case .template: inHeadStartTag()
    default: if leaveColumnGroup() { inTableStartTag() } else { error(.unexpectedStartTag) }
    }
  }

  mutating func inColumnGroupEndTag() {
    switch tag.tag {
    case .colgroup: if !leaveColumnGroup() { error(.unexpectedEndTag) }
    case .col: error(.unexpectedEndTag)
    case .template: inHeadEndTag()
    default: if leaveColumnGroup() { inTableEndTag() } else { error(.unexpectedEndTag) }
    }
  }

  /// Closes the column group; false if the current node is none.
  private mutating func leaveColumnGroup() -> Bool {
    guard open.currentTag == .colgroup else { return false }
    popCurrentNode()
    mode = .inTable
    return true
  }
}
