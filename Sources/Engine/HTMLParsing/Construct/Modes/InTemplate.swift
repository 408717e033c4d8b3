/// HTML Standard, "The in template insertion mode".
///
/// The mode stays after an element of the head, so that a table part may follow a `noframes`. Chromium goes
/// on "in body" after `base`, `basefont`, `bgsound`, `noframes` and `title`, and drops the table parts.
extension TreeConstruction {
  mutating func inTemplateStartTag() {
    switch tag.tag {
    case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
      inHeadStartTag()
    case .caption, .colgroup, .tbody, .tfoot, .thead: replaceTemplateMode(.inTable)
    case .col: replaceTemplateMode(.inColumnGroup)
    case .tr: replaceTemplateMode(.inTableBody)
    case .td, .th: replaceTemplateMode(.inRow)
    default: replaceTemplateMode(.inBody)
    }
  }

  /// Switches the current template to another mode and reprocesses the start tag in it.
  private mutating func replaceTemplateMode(_ mode: InsertionMode) {
    if templateModes.count > 0 { templateModes.removeLast() }
    templateModes.append(mode)
    self.mode = mode
    processStartTag(mode)
  }

  mutating func inTemplateEndTag() {
    if tag.tag == .template { inHeadEndTag() } else { error(.unexpectedEndTag) }
  }

  /// Closes the innermost template at the end of the file; true if the end is to be processed again.
  mutating func inTemplateEndOfFile() -> Bool {
    guard open.contains(.template) else { return false }
    error(.unexpectedEndOfFile)
    closeTemplate()
    return true
  }
}
