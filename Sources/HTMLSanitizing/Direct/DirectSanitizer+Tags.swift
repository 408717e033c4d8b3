/// Tags. HTML Standard, "The rules for parsing tokens in HTML content", "in body".
extension DirectSanitizer {
  /// Reads a start tag from its name on.
  mutating func readStartTag() throws(NotSimple) {
    hasBody = true
    let element = try readName()
    switch element.kind {
    case .paragraph, .transparentBlock, .block, .list, .preformatted, .rule:
      closeParagraph()
    case .heading:
      closeParagraph()
      if open.last?.kind == .heading { pop() }
    case .listItem:
      closeListItem()
      closeParagraph()
    case .anchor:
      // An `a` is never inside another.
      try closeFormatting(element)
      try beginText()
    case .formatting, .ordinary, .lineBreak, .void:
      try beginText()
    }
    let start = output.count
    if element.isKept { openTag(element) }
    try readAttributes(isKept: element.isKept)
    switch element.kind {
    case .lineBreak, .void, .rule:
      return
    case .preformatted:
      skipLineBreak()
    case .anchor, .formatting:
      try addFormatting(element, tag: start..<output.count)
    default: break
    }
    try push(element, tag: start..<output.count)
  }

  /// Reads an end tag from its name on.
  mutating func readEndTag() throws(NotSimple) {
    let element = try readName()
    // What an end tag has beside its name means nothing.
    try readAttributes(isKept: false)
    guard hasBody || element.kind == .lineBreak else { return }
    switch element.kind {
    case .paragraph:
      if open.contains(where: { $0.kind == .paragraph }) {
        pop(through: element)
      } else if element.isKept {
        openTag(element)
        output.append("></p>")
      }
    case .transparentBlock, .block, .list, .preformatted:
      if open.contains(where: { $0.index == element.index }) { pop(through: element) }
    case .heading:
      // The end tag of one heading closes any other.
      if let heading = open.last(where: { $0.kind == .heading }) { pop(through: heading.element) }
    case .listItem:
      let inner = open.last { $0.kind == .listItem || $0.kind == .list }
      if inner?.kind == .listItem { pop(through: element) }
    case .anchor, .formatting:
      try closeFormatting(element)
    case .ordinary:
      let inner = open.last { $0.index == element.index || $0.isSpecial }
      if inner?.index == element.index { pop(through: element) }
    case .lineBreak:
      // `</br>` is read as `<br>`.
      try beginText()
      if element.isKept {
        openTag(element)
        output.append(0x3E)
      }
    case .void, .rule: break
    }
  }

  /// Reads a tag's name, which white space, `/` or `>` must end.
  @inline(__always)
  private mutating func readName() throws(NotSimple) -> DirectElement {
    let start = position
    var key: UInt64 = 0
    while position < input.count {
      let byte = input[position]
      guard byte.isLetter || 0x30...0x39 ~= byte else { break }
      key = DirectElements.key(key, byte)
      position &+= 1
    }
    guard position &- start <= 10, position < input.count, input[position].endsName,
      let element = elements[key]
    else { throw NotSimple() }
    return element
  }

  private mutating func closeParagraph() {
    if let paragraph = open.last(where: { $0.kind == .paragraph }) {
      pop(through: paragraph.element)
    }
  }

  private mutating func closeListItem() {
    for element in open.reversed() {
      switch element.kind {
      case .listItem: return pop(through: element.element)
      case .paragraph, .transparentBlock: break
      default: if element.isSpecial { return }
      }
    }
  }

  /// A line break right behind `<pre>` means nothing.
  private mutating func skipLineBreak() {
    guard position < input.count else { return }
    if input[position] == 0x0D {
      position &+= 1
      // Read as one line break with the LF that may follow.
      if position < input.count, input[position] == 0x0A { position &+= 1 }
    } else if input[position] == 0x0A {
      position &+= 1
    }
  }
}
