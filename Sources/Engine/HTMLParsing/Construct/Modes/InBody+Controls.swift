/// HTML Standard, "in body": controls, and `select`, whose contents are parsed like any others since
/// 2025.
extension TreeConstruction {
  mutating func buttonStartTag() {
    if open.hasInScope(.button) {
      error(.unexpectedStartTag)
      generateImpliedEndTags()
      popUntil(.button)
    }
    reconstructFormatting()
    insertHTMLElement()
    framesetOK = false
  }

  /// Whether the context element of the fragment case is a `select`.
  private var isContextSelect: Bool {
    contextElement != 0 && storage.pointee.nodes[contextElement].namespace == .html
      && storage.pointee.nodes[contextElement].name == Tag.select.id
  }

  mutating func inputStartTag() {
    if isContextSelect { return error(.unexpectedStartTag) }
    if open.hasInScope(.select) {
      error(.unexpectedStartTag)
      popUntil(.select)
    }
    reconstructFormatting()
    insertVoidElement()
    if !isHiddenInput { framesetOK = false }
  }

  /// Whether the tag has the attribute `type=hidden`.
  var isHiddenInput: Bool {
    for index in 0..<tag.attributeCount
    where tokenAttributes[index].name == AttributeName.type.id {
      return storage.pointee.equals(tokenAttributes[index].value, ignoringCase: "hidden")
    }
    return false
  }

  mutating func ruleStartTag() {
    closeParagraphInButtonScope()
    if open.hasInScope(.select) {
      generateImpliedEndTags()
      if open.hasInScope(.option) || open.hasInScope(.optgroup) { error(.unexpectedStartTag) }
    }
    insertVoidElement()
    framesetOK = false
  }

  mutating func selectStartTag() {
    if isContextSelect { return error(.unexpectedStartTag) }
    if open.hasInScope(.select) {
      error(.unexpectedStartTag)
      return popUntil(.select)
    }
    reconstructFormatting()
    let node = insertHTMLElement()
    selectWasInserted(node)
    framesetOK = false
  }

  mutating func optionStartTag() {
    if open.hasInScope(.select) {
      generateImpliedEndTags(except: .optgroup)
      if open.hasInScope(.option) { error(.unexpectedStartTag) }
    } else if open.currentTag == .option {
      popCurrentNode()
    }
    reconstructFormatting()
    let node = insertHTMLElement()
    if selectedContent != nil { optionWasInserted(node) }
  }

  mutating func optgroupStartTag() {
    if open.hasInScope(.select) {
      generateImpliedEndTags()
      if open.hasInScope(.option) || open.hasInScope(.optgroup) { error(.unexpectedStartTag) }
    } else if open.currentTag == .option {
      popCurrentNode()
    }
    reconstructFormatting()
    insertHTMLElement()
  }
}
