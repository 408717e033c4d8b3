/// The states that read comments. A comment's data is a part of the input, so that the states find
/// its end and nothing is copied.
extension Tokenizer where Sink: ~Copyable {
  /// Markup declaration open state.
  mutating func markupDeclarationOpen() {
    if matches("--", at: position, ignoringCase: false) {
      position &+= 2
      dataStart = position
      state = .commentStart
    } else if matches("doctype", at: position, ignoringCase: true) {
      position &+= 7
      state = .doctype
    } else if matches("[CDATA[", at: position, ignoringCase: false), sink.allowsCDATA {
      position &+= 7
      state = .cdataSection
    } else {
      let isCDATA = matches("[CDATA[", at: position, ignoringCase: false)
      error(isCDATA ? .cdataInHTMLContent : .incorrectlyOpenedComment)
      dataStart = position
      state = .bogusComment
    }
  }

  /// Whether the input has a text at an offset; the text is lower case if the case is ignored.
  func matches(_ text: StaticString, at offset: Int, ignoringCase: Bool) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end &- offset >= count else { return false }
    for index in 0..<count {
      let byte = base[offset &+ index]
      if (ignoringCase ? byte.asciiLowercased : byte) != text.utf8Start[index] { return false }
    }
    return true
  }

  /// Emits the comment that ends, without its marks, at an offset.
  private mutating func emitComment(to offset: Int) {
    sink.comment(replacingNulls(dataStart, offset))
    state = .data
  }

  private mutating func emitCommentAtEndOfFile(to offset: Int) {
    error(.eofInComment)
    emitComment(to: offset)
    emitEndOfFile()
  }

  /// Bogus comment state.
  mutating func bogusComment() {
    position = ByteScan.first(0x3E, 0x3E, 0x3E, in: base, from: position, to: end)
    emitComment(to: position)
    if position < end { position &+= 1 } else { emitEndOfFile() }
  }

  /// Comment start state.
  mutating func commentStart() {
    switch position < end ? base[position] : 0 {
    case 0x2D:
      position &+= 1
      state = .commentStartDash
    case 0x3E:
      error(.abruptClosingOfEmptyComment)
      emitComment(to: position)
      position &+= 1
    default: state = .comment
    }
  }

  /// Comment start dash state.
  mutating func commentStartDash() {
    guard position < end else { return emitCommentAtEndOfFile(to: position &- 1) }
    switch base[position] {
    case 0x2D:
      position &+= 1
      state = .commentEnd
    case 0x3E:
      error(.abruptClosingOfEmptyComment)
      emitComment(to: position &- 1)
      position &+= 1
    default: state = .comment
    }
  }

  /// Comment state.
  mutating func comment() {
    position = ByteScan.first(0x3C, 0x2D, 0x2D, in: base, from: position, to: end)
    guard position < end else { return emitCommentAtEndOfFile(to: position) }
    state = base[position] == 0x3C ? .commentLessThanSign : .commentEndDash
    position &+= 1
  }

  /// Comment less-than sign state.
  mutating func commentLessThanSign() {
    switch position < end ? base[position] : 0 {
    case 0x21:
      position &+= 1
      state = .commentLessThanSignBang
    case 0x3C: position &+= 1
    default: state = .comment
    }
  }

  /// Comment less-than sign bang state.
  mutating func commentLessThanSignBang() {
    guard position < end, base[position] == 0x2D else {
      state = .comment
      return
    }
    position &+= 1
    state = .commentLessThanSignBangDash
  }

  /// Comment less-than sign bang dash state.
  mutating func commentLessThanSignBangDash() {
    guard position < end, base[position] == 0x2D else {
      state = .commentEndDash
      return
    }
    position &+= 1
    state = .commentLessThanSignBangDashDash
  }

  /// Comment less-than sign bang dash dash state.
  mutating func commentLessThanSignBangDashDash() {
    if position < end, base[position] != 0x3E { error(.nestedComment) }
    state = .commentEnd
  }

  /// Comment end dash state.
  mutating func commentEndDash() {
    guard position < end else { return emitCommentAtEndOfFile(to: position &- 1) }
    guard base[position] == 0x2D else {
      state = .comment
      return
    }
    position &+= 1
    state = .commentEnd
  }

  /// Comment end state.
  mutating func commentEnd() {
    guard position < end else { return emitCommentAtEndOfFile(to: position &- 2) }
    switch base[position] {
    case 0x3E:
      emitComment(to: position &- 2)
      position &+= 1
    case 0x21:
      position &+= 1
      state = .commentEndBang
    case 0x2D: position &+= 1
    default: state = .comment
    }
  }

  /// Comment end bang state.
  mutating func commentEndBang() {
    guard position < end else { return emitCommentAtEndOfFile(to: position &- 3) }
    switch base[position] {
    case 0x2D:
      position &+= 1
      state = .commentEndDash
    case 0x3E:
      error(.incorrectlyClosedComment)
      emitComment(to: position &- 3)
      position &+= 1
    default: state = .comment
    }
  }
}
