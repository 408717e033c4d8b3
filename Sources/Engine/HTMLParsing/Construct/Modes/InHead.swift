/// HTML Standard, "The in head insertion mode" and "The in head noscript insertion mode".
extension TreeConstruction {
  mutating func inHeadText(_ text: TextRange) {
    let rest = insertLeadingSpace(of: text)
    if rest.isEmpty { return }
    leaveHead()
    processText(rest, mode)
  }

  mutating func inHeadStartTag() {
    switch tag.tag {
    case .html: inBodyStartTag()
    case .base, .basefont, .bgsound, .link, .meta: insertVoidElement()
    case .title: insertTextElement(.rcdata)
    case .noscript where !options.isScriptingEnabled:
      insertHTMLElement()
      mode = .inHeadNoscript
    case .noscript, .noframes, .style: insertTextElement(.rawText)
    case .script: insertTextElement(.scriptData)
    case .template: templateStartTag()
    case .head: error(.unexpectedStartTag)
    default:
      leaveHead()
      processStartTag(mode)
    }
  }

  mutating func inHeadEndTag() {
    switch tag.tag {
    case .head:
      popCurrentNode()
      mode = .afterHead
    case .body, .html, .br:
      leaveHead()
      processEndTag(mode)
    case .template: templateEndTag()
    default: error(.unexpectedEndTag)
    }
  }

  /// "Anything else": the head ends.
  mutating func leaveHead() {
    popCurrentNode()
    mode = .afterHead
  }

  private mutating func templateStartTag() {
    insertHTMLElement()
    formatting.appendMarker()
    framesetOK = false
    mode = .inTemplate
    templateModes.append(.inTemplate)
  }

  private mutating func templateEndTag() {
    guard open.contains(.template) else { return error(.unexpectedEndTag) }
    generateAllImpliedEndTagsThoroughly()
    if open.currentTag != .template { error(.unexpectedEndTag) }
    closeTemplate()
  }

  /// Pops the current template and returns to the mode that the elements around it ask for.
  mutating func closeTemplate() {
    popUntil(.template)
    clearFormattingToLastMarker()
    if templateModes.count > 0 { templateModes.removeLast() }
    resetInsertionMode()
  }

  // MARK: "in head noscript"

  mutating func inHeadNoscriptText(_ text: TextRange) {
    let rest = insertLeadingSpace(of: text)
    if rest.isEmpty { return }
    leaveNoscript(.unexpectedText)
    processText(rest, mode)
  }

  mutating func inHeadNoscriptStartTag() {
    switch tag.tag {
    case .html: inBodyStartTag()
    case .basefont, .bgsound, .link, .meta, .noframes, .style: inHeadStartTag()
    case .head, .noscript: error(.unexpectedStartTag)
    default:
      leaveNoscript(.unexpectedStartTag)
      processStartTag(mode)
    }
  }

  mutating func inHeadNoscriptEndTag() {
    switch tag.tag {
    case .noscript:
      popCurrentNode()
      mode = .inHead
    case .br:
      leaveNoscript(.unexpectedEndTag)
      processEndTag(mode)
    default: error(.unexpectedEndTag)
    }
  }

  /// "Anything else": the error depends on the token.
  mutating func leaveNoscript(_ code: HTMLParseError.Code) {
    error(code)
    popCurrentNode()
    mode = .inHead
  }
}
