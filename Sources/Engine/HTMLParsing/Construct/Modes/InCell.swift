/// HTML Standard, "The in caption insertion mode" and "The in cell insertion mode".
extension TreeConstruction {
  mutating func inCellStartTag() {
    switch tag.tag {
    case .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr:
      // Without a cell it is the fragment case.
      guard open.hasInTableScope(.td) || open.hasInTableScope(.th) else {
        return error(.unexpectedStartTag)
      }
      closeCell()
      inRowStartTag()
    default: inBodyStartTag()
    }
  }

  mutating func inCellEndTag() {
    switch tag.tag {
    case .td, .th:
      guard open.hasInTableScope(tag.tag) else { return error(.unexpectedEndTag) }
      generateImpliedEndTags()
      if open.currentTag != tag.tag { error(.unexpectedEndTag) }
      popUntil(tag.tag)
      clearFormattingToLastMarker()
      mode = .inRow
    case .body, .caption, .col, .colgroup, .html: error(.unexpectedEndTag)
    case .table, .tbody, .tfoot, .thead, .tr:
      guard open.hasInTableScope(tag.tag) else { return error(.unexpectedEndTag) }
      closeCell()
      inRowEndTag()
    default: inBodyEndTag()
    }
  }

  /// "Close the cell".
  private mutating func closeCell() {
    generateImpliedEndTags()
    if open.currentTag != .td, open.currentTag != .th { error(.unexpectedEndTag) }
    let (td, th) = (open.topEntry(Tag.td.id), open.topEntry(Tag.th.id))
    pop(through: open.order(td) > open.order(th) ? td : th)
    clearFormattingToLastMarker()
    mode = .inRow
  }

  // MARK: "in caption"

  mutating func inCaptionStartTag() {
    switch tag.tag {
    case .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr:
      if closeCaption() { inTableStartTag() } else { error(.unexpectedStartTag) }
    default: inBodyStartTag()
    }
  }

  mutating func inCaptionEndTag() {
    switch tag.tag {
    case .caption: if !closeCaption() { error(.unexpectedEndTag) }
    case .table: if closeCaption() { inTableEndTag() } else { error(.unexpectedEndTag) }
    case .body, .col, .colgroup, .html, .tbody, .td, .tfoot, .th, .thead, .tr:
      error(.unexpectedEndTag)
    default: inBodyEndTag()
    }
  }

  /// Closes the caption; false if none is in table scope.
  private mutating func closeCaption() -> Bool {
    guard open.hasInTableScope(.caption) else { return false }
    generateImpliedEndTags()
    if open.currentTag != .caption { error(.unexpectedEndTag) }
    popUntil(.caption)
    clearFormattingToLastMarker()
    mode = .inTable
    return true
  }
}
