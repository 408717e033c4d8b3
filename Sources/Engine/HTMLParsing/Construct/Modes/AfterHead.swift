/// HTML Standard, "The after head insertion mode".
extension TreeConstruction {
  mutating func afterHeadText(_ text: TextRange) {
    let rest = insertLeadingSpace(of: text)
    if rest.isEmpty { return }
    insertBody()
    processText(rest, mode)
  }

  mutating func afterHeadStartTag() {
    switch tag.tag {
    case .html: inBodyStartTag()
    case .body:
      insertHTMLElement()
      framesetOK = false
      mode = .inBody
    case .frameset:
      insertHTMLElement()
      mode = .inFrameset
    case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
      error(.unexpectedStartTag)
      push(headElement, name: Tag.head.id)
      let entry = open.top
      inHeadStartTag()
      remove(entry)
    case .head: error(.unexpectedStartTag)
    default:
      insertBody()
      processStartTag(mode)
    }
  }

  mutating func afterHeadEndTag() {
    switch tag.tag {
    case .template: inHeadEndTag()
    case .body, .html, .br:
      insertBody()
      processEndTag(mode)
    default: error(.unexpectedEndTag)
    }
  }

  /// "Anything else": the body is implied.
  ///
  /// A template in the head has set the frameset-ok flag to "not ok". Browsers forget that here, and
  /// so do we, though the standard does not say so.
  mutating func insertBody() {
    insertHTMLElement(.body)
    framesetOK = true
    mode = .inBody
  }
}
