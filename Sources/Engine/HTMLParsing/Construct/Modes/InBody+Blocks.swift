/// HTML Standard, "in body": the document's own elements, blocks and lists.
extension TreeConstruction {
  mutating func htmlStartTag() {
    error(.unexpectedStartTag)
    guard !open.contains(.template) else { return }
    mergeAttributes(into: rootElement)
  }

  /// The entry of the body if it is the second open element, or 0.
  private var bodyEntry: Int32 {
    let second = open.entries[rootEntry].above
    return second != 0 && open.entries[second].name == Tag.body.id
      && open.entries[second].categories.contains(.html) ? second : 0
  }

  mutating func bodyStartTag() {
    error(.unexpectedStartTag)
    let entry = bodyEntry
    guard entry != 0, !open.contains(.template) else { return }
    framesetOK = false
    mergeAttributes(into: open.entries[entry].node)
  }

  mutating func framesetStartTag() {
    error(.unexpectedStartTag)
    let entry = bodyEntry
    guard entry != 0, framesetOK else { return }
    storage.pointee.remove(open.entries[entry].node)
    pop(through: entry)
    insertHTMLElement()
    mode = .inFrameset
  }

  /// The end tags of body and html; false if the tag is ignored.
  mutating func bodyEndTag() -> Bool {
    guard open.hasInScope(.body) else {
      error(.unexpectedEndTag)
      return false
    }
    if open.unclosedCount > 0 { error(.unexpectedEndTag) }
    mode = .afterBody
    return true
  }

  mutating func headingStartTag() {
    closeParagraphInButtonScope()
    switch open.currentTag {
    case .h1, .h2, .h3, .h4, .h5, .h6:
      error(.unexpectedStartTag)
      popCurrentNode()
    default: break
    }
    insertHTMLElement()
  }

  /// The end tag of one heading closes any other.
  mutating func headingEndTag() {
    var entry: Int32 = 0
    for heading in [Tag.h1, .h2, .h3, .h4, .h5, .h6] {
      let candidate = open.topEntry(heading.id)
      if open.order(candidate) > open.order(entry) { entry = candidate }
    }
    guard entry != 0, open.hasInScope(entry: entry) else { return error(.unexpectedEndTag) }
    generateImpliedEndTags()
    if open.currentTag != tag.tag { error(.unexpectedEndTag) }
    pop(through: entry)
  }

  mutating func blockEndTag() {
    guard open.hasInScope(tag.tag) else { return error(.unexpectedEndTag) }
    generateImpliedEndTags()
    if open.currentTag != tag.tag { error(.unexpectedEndTag) }
    popUntil(tag.tag)
  }

  mutating func formStartTag() {
    let isInTemplate = open.contains(.template)
    guard formElement == 0 || isInTemplate else { return error(.unexpectedStartTag) }
    closeParagraphInButtonScope()
    let node = insertHTMLElement()
    if !isInTemplate { formElement = node }
  }

  mutating func formEndTag() {
    if open.contains(.template) {
      guard open.hasInScope(.form) else { return error(.unexpectedEndTag) }
      generateImpliedEndTags()
      if open.currentTag != .form { error(.unexpectedEndTag) }
      return popUntil(.form)
    }
    let node = formElement
    formElement = 0
    let entry = node == 0 ? 0 : storage.pointee.nodes[node].openEntry
    guard entry != 0, open.hasInScope(entry: entry) else { return error(.unexpectedEndTag) }
    generateImpliedEndTags()
    if open.top != entry { error(.unexpectedEndTag) }
    remove(entry)
  }

  /// The start tags of `li`, and of `dd` and `dt`, which close each other.
  ///
  /// The standard walks down the stack to such an element, or to a special one other than
  /// `address`, `div` and `p`.
  mutating func listItemStartTag(closing first: Tag, _ second: Tag = .none) {
    framesetOK = false
    var entry = open.topEntry(first.id)
    if second != .none, open.order(second) > open.order(entry) {
      entry = open.topEntry(second.id)
    }
    // The element is itself special: nothing special is above it if it is the top one.
    if entry != 0, open.topSpecial == entry { close(open.entries[entry].name.tag) }
    closeParagraphInButtonScope()
    insertHTMLElement()
  }
}
