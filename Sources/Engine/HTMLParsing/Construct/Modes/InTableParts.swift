/// HTML Standard, "The in table body insertion mode" and "The in row insertion mode".
extension TreeConstruction {
  mutating func inTableBodyStartTag() {
    switch tag.tag {
    case .tr:
      clearStackToTableBodyContext()
      insertHTMLElement()
      mode = .inRow
    case .th, .td:
      error(.unexpectedStartTag)
      clearStackToTableBodyContext()
      insertHTMLElement(.tr)
      mode = .inRow
      inRowStartTag()
    case .caption, .col, .colgroup, .tbody, .tfoot, .thead:
      if leaveTableBody() { inTableStartTag() } else { error(.unexpectedStartTag) }
    default: inTableStartTag()
    }
  }

  mutating func inTableBodyEndTag() {
    switch tag.tag {
    case .tbody, .tfoot, .thead:
      guard open.hasInTableScope(tag.tag) else { return error(.unexpectedEndTag) }
      clearStackToTableBodyContext()
      popCurrentNode()
      mode = .inTable
    case .table:
      if leaveTableBody() { inTableEndTag() } else { error(.unexpectedEndTag) }
    case .body, .caption, .col, .colgroup, .html, .td, .th, .tr: error(.unexpectedEndTag)
    default: inTableEndTag()
    }
  }

  /// Closes the table body, for a token that only the table can take; false if none is in scope.
  private mutating func leaveTableBody() -> Bool {
    guard
      open.hasInTableScope(.tbody) || open.hasInTableScope(.thead)
        || open.hasInTableScope(.tfoot)
    else { return false }
    clearStackToTableBodyContext()
    popCurrentNode()
    mode = .inTable
    return true
  }

  /// "Clear the stack back to a table body context".
  private mutating func clearStackToTableBodyContext() {
    while true {
      switch open.currentTag {
      case .tbody, .tfoot, .thead, .template, .html: return
      default: popCurrentNode()
      }
    }
  }

  // MARK: "in row"

  mutating func inRowStartTag() {
    switch tag.tag {
    case .th, .td:
      clearStackToTableRowContext()
      insertHTMLElement()
      mode = .inCell
      formatting.appendMarker()
    case .caption, .col, .colgroup, .tbody, .tfoot, .thead, .tr:
      if leaveRow() { inTableBodyStartTag() } else { error(.unexpectedStartTag) }
    default: inTableStartTag()
    }
  }

  mutating func inRowEndTag() {
    switch tag.tag {
    case .tr: if !leaveRow() { error(.unexpectedEndTag) }
    case .table:
      if leaveRow() { inTableBodyEndTag() } else { error(.unexpectedEndTag) }
    case .tbody, .tfoot, .thead:
      guard open.hasInTableScope(tag.tag) else { return error(.unexpectedEndTag) }
      if leaveRow() { inTableBodyEndTag() }
    case .body, .caption, .col, .colgroup, .html, .td, .th: error(.unexpectedEndTag)
    default: inTableEndTag()
    }
  }

  /// Closes the row; false if none is in table scope.
  private mutating func leaveRow() -> Bool {
    guard open.hasInTableScope(.tr) else { return false }
    clearStackToTableRowContext()
    popCurrentNode()
    mode = .inTableBody
    return true
  }

  /// "Clear the stack back to a table row context".
  private mutating func clearStackToTableRowContext() {
    while true {
      switch open.currentTag {
      case .tr, .template, .html: return
      default: popCurrentNode()
      }
    }
  }
}
