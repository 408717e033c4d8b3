/// HTML Standard, "The in body insertion mode": text, and which rule a tag has.
///
/// The rules that are more than a line are in `InBody+Blocks`, `InBody+Inline` and
/// `InBody+Controls`.
extension TreeConstruction {
  mutating func inBodyText(_ text: TextRange) { insertBodyText(text) }

  @inline(__always)
  mutating func insertBodyText(_ text: TextRange) {
    reconstructFormatting()
    insertText(text)
    if framesetOK, !storage.pointee.isSpace(text) { framesetOK = false }
  }

  mutating func inBodyStartTag() {
    switch tag.tag {
    case .html: htmlStartTag()
    case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
      inHeadStartTag()
    case .body: bodyStartTag()
    case .frameset: framesetStartTag()
    case .address, .article, .aside, .blockquote, .center, .details, .dialog, .dir, .div, .dl,
      .fieldset, .figcaption, .figure, .footer, .header, .hgroup, .main, .menu, .nav, .ol, .p,
      .search, .section, .summary, .ul:
      closeParagraphInButtonScope()
      insertHTMLElement()
    case .h1, .h2, .h3, .h4, .h5, .h6: headingStartTag()
    case .pre, .listing:
      closeParagraphInButtonScope()
      insertHTMLElement()
      skipsLineFeed = true
      framesetOK = false
    case .form: formStartTag()
    case .li: listItemStartTag(closing: .li)
    case .dd, .dt: listItemStartTag(closing: .dd, .dt)
    case .plaintext:
      closeParagraphInButtonScope()
      insertHTMLElement()
      nextTextState = .plainText
    case .button: buttonStartTag()
    case .a: anchorStartTag()
    case .b, .big, .code, .em, .font, .i, .s, .small, .strike, .strong, .tt, .u:
      reconstructFormatting()
      insertFormattingElement()
    case .nobr: nobrStartTag()
    case .applet, .marquee, .object:
      reconstructFormatting()
      insertHTMLElement()
      formatting.appendMarker()
      framesetOK = false
    case .table:
      if storage.pointee.mode != .quirks { closeParagraphInButtonScope() }
      insertHTMLElement()
      framesetOK = false
      mode = .inTable
    case .area, .br, .embed, .img, .keygen, .wbr:
      reconstructFormatting()
      insertVoidElement()
      framesetOK = false
    case .input: inputStartTag()
    case .param, .source, .track: insertVoidElement()
    case .hr: ruleStartTag()
    case .image:
      error(.unexpectedStartTag)
      tag.name = Tag.img.id
      processStartTag(mode)
    case .textarea:
      insertTextElement(.rcdata)
      skipsLineFeed = true
      framesetOK = false
    case .xmp:
      closeParagraphInButtonScope()
      reconstructFormatting()
      framesetOK = false
      insertTextElement(.rawText)
    case .iframe:
      framesetOK = false
      insertTextElement(.rawText)
    case .noembed: insertTextElement(.rawText)
    case .noscript where options.isScriptingEnabled: insertTextElement(.rawText)
    case .select: selectStartTag()
    case .option: optionStartTag()
    case .optgroup: optgroupStartTag()
    case .rb, .rtc: rubyStartTag(leavingOpen: .none)
    case .rp, .rt: rubyStartTag(leavingOpen: .rtc)
    case .math: foreignRootStartTag(.mathML)
    case .svg: foreignRootStartTag(.svg)
    case .caption, .col, .colgroup, .frame, .head, .tbody, .td, .tfoot, .th, .thead, .tr:
      error(.unexpectedStartTag)
    default: ordinaryStartTag()
    }
  }

  /// "Any other start tag".
  private mutating func ordinaryStartTag() {
    reconstructFormatting()
    let node = insertHTMLElement()
    if tag.tag == .selectedcontent { selectedContentWasInserted(node) }
  }

  mutating func inBodyEndTag() {
    // Of most elements nothing is open above them when they end. All of their rules then come to this.
    if tag.tag.endsAsCurrentNode, tag.tag == open.currentTag { return popCurrentNode() }
    switch tag.tag {
    case .template: inHeadEndTag()
    case .body: _ = bodyEndTag()
    case .html: if bodyEndTag() { processEndTag(mode) }
    case .address, .article, .aside, .blockquote, .button, .center, .details, .dialog, .dir, .div,
      .dl, .fieldset, .figcaption, .figure, .footer, .header, .hgroup, .listing, .main, .menu,
      .nav, .ol, .pre, .search, .section, .select, .summary, .ul:
      blockEndTag()
    case .form: formEndTag()
    case .p:
      if !open.hasInButtonScope(.p) {
        error(.unexpectedEndTag)
        insertHTMLElement(.p)
      }
      closeParagraph()
    case .li: if open.hasInListItemScope(.li) { close(.li) } else { error(.unexpectedEndTag) }
    case .dd, .dt: if open.hasInScope(tag.tag) { close(tag.tag) } else { error(.unexpectedEndTag) }
    case .h1, .h2, .h3, .h4, .h5, .h6: headingEndTag()
    case .a, .b, .big, .code, .em, .font, .i, .nobr, .s, .small, .strike, .strong, .tt, .u:
      runAdoptionAgency()
    case .applet, .marquee, .object:
      guard open.hasInScope(tag.tag) else { return error(.unexpectedEndTag) }
      close(tag.tag)
      clearFormattingToLastMarker()
    case .br:
      error(.unexpectedEndTag)
      reconstructFormatting()
      insertAtAppropriatePlace(createElement(.br), opens: false)
      framesetOK = false
    default: anyOtherEndTag()
    }
  }

  /// "Any other end tag".
  mutating func anyOtherEndTag() {
    let entry = open.topEntry(tag.name)
    guard entry != 0, open.order(entry) >= open.topSpecialOrder else {
      return error(.unexpectedEndTag)
    }
    generateImpliedEndTags(except: tag.tag)
    if open.top != entry { error(.unexpectedEndTag) }
    pop(through: entry)
  }

  /// Generates implied end tags, except for an element, and pops up to it.
  mutating func close(_ tag: Tag) {
    generateImpliedEndTags(except: tag)
    if open.currentTag != tag { error(.unexpectedEndTag) }
    popUntil(tag)
  }
}
