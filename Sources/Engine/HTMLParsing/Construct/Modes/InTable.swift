/// HTML Standard, "The in table insertion mode" and "The in table text insertion mode".
extension TreeConstruction {
  mutating func inTableText(_ text: TextRange) {
    switch open.currentTag {
    case .table, .tbody, .template, .tfoot, .thead, .tr:
      pendingTableText.removeAll()
      pendingTableTextHasOthers = false
      originalMode = mode
      mode = .inTableText
      appendTableText(text)
    default: withFosterParenting { $0.inBodyText(text) }
    }
  }

  mutating func appendTableText(_ text: TextRange) {
    pendingTableText.append(text)
    if !storage.pointee.isSpace(text) { pendingTableTextHasOthers = true }
  }

  /// "Anything else" of "in table text": the pending characters are inserted.
  mutating func endTableText() {
    mode = originalMode
    if pendingTableTextHasOthers { error(.unexpectedText) }
    for index in 0..<pendingTableText.count {
      let text = pendingTableText[index]
      if pendingTableTextHasOthers {
        withFosterParenting { $0.inBodyText(text) }
      } else {
        insertText(text)
      }
    }
    pendingTableText.removeAll()
  }

  /// "Anything else": the token is processed by the rules for "in body", and goes before the table.
  @inline(__always)
  private mutating func withFosterParenting(_ process: (inout Self) -> Void) {
    fosterParenting = true
    process(&self)
    fosterParenting = false
  }

  mutating func inTableStartTag() {
    switch tag.tag {
    case .caption:
      clearStackToTableContext()
      formatting.appendMarker()
      insertHTMLElement()
      mode = .inCaption
    case .colgroup:
      clearStackToTableContext()
      insertHTMLElement()
      mode = .inColumnGroup
    case .col:
      clearStackToTableContext()
      insertHTMLElement(.colgroup)
      mode = .inColumnGroup
      inColumnGroupStartTag()
    case .tbody, .tfoot, .thead:
      clearStackToTableContext()
      insertHTMLElement()
      mode = .inTableBody
    case .td, .th, .tr:
      clearStackToTableContext()
      insertHTMLElement(.tbody)
      mode = .inTableBody
      inTableBodyStartTag()
    case .table:
      error(.unexpectedStartTag)
      guard open.hasInTableScope(.table) else { return }
      popUntil(.table)
      resetInsertionMode()
      processStartTag(mode)
    case .style, .script, .template: inHeadStartTag()
    case .input where isHiddenInput:
      error(.unexpectedStartTag)
      insertVoidElement()
    case .form:
      error(.unexpectedStartTag)
      // The standard ignores the tag in a template too; browsers do not.
      let isInTemplate = open.contains(.template)
      guard formElement == 0 || isInTemplate else { return }
      let node = insertHTMLElement()
      if !isInTemplate { formElement = node }
      popCurrentNode()
    default:
      error(.unexpectedStartTag)
      withFosterParenting { $0.inBodyStartTag() }
    }
  }

  mutating func inTableEndTag() {
    switch tag.tag {
    case .table:
      guard open.hasInTableScope(.table) else { return error(.unexpectedEndTag) }
      popUntil(.table)
      resetInsertionMode()
    case .body, .caption, .col, .colgroup, .html, .tbody, .td, .tfoot, .th, .thead, .tr:
      error(.unexpectedEndTag)
    case .template: inHeadEndTag()
    default:
      error(.unexpectedEndTag)
      withFosterParenting { $0.inBodyEndTag() }
    }
  }

  /// "Clear the stack back to a table context".
  private mutating func clearStackToTableContext() {
    while true {
      switch open.currentTag {
      case .table, .template, .html: return
      default: popCurrentNode()
      }
    }
  }
}
