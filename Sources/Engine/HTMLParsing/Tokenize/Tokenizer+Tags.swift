/// The states that read tags up to their name, and what emits them.
extension Tokenizer where Sink: ~Copyable {
  /// Tag open, end tag open and tag name states for a tag that most are like: its name is a known one of
  /// at most seven lower-case letters, and `>` or white space is behind it.
  ///
  /// Returns false, with nothing read, for any other.
  @inline(__always)
  mutating func readsSimpleTag() -> Bool {
    // In bounds: the input is padded. A name does not reach into the nulls of it, which end it as other
    // bytes do that are not letters, and which are not behind a tag.
    let isEnd = base[position] == 0x2F
    let start = isEnd ? position &+ 1 : position
    guard let name = ShortName(at: start, in: base, endingAt: 0x3E) else { return false }
    let id = storage.pointee.names.known.shortID(name.hash)
    // The names of elements that rules mention are the first, and in lower case; 0 is none.
    guard id.tag != .none else { return false }
    let behind = start &+ name.count
    let isClosed = base[behind] == 0x3E
    guard isClosed || base[behind] == 0x20 || base[behind] == 0x0A else { return false }
    beginTag(isEnd: isEnd)
    tag.name = id
    position = behind &+ 1
    if isClosed { emitTagWithoutAttributes() } else { beforeAttributeName() }
    return true
  }

  /// Tag open state.
  mutating func tagOpen() {
    guard position < end else {
      error(.eofBeforeTagName)
      textStart = position &- 1
      emitText(to: position)
      return emitEndOfFile()
    }
    switch base[position] {
    case 0x41...0x5A, 0x61...0x7A:
      beginTag(isEnd: false)
      tagName()
    case 0x2F:
      position &+= 1
      endTagOpen()
    case 0x21:
      position &+= 1
      state = .markupDeclarationOpen
    case 0x3F:
      position &+= 1
      state = .processingInstructionOpen
    default:
      error(.invalidFirstCharacterOfTagName)
      textStart = position &- 1
      emitText(to: position)
      state = .data
    }
  }

  /// End tag open state.
  mutating func endTagOpen() {
    guard position < end else {
      error(.eofBeforeTagName)
      textStart = position &- 2
      emitText(to: position)
      return emitEndOfFile()
    }
    switch base[position] {
    case 0x41...0x5A, 0x61...0x7A:
      beginTag(isEnd: true)
      tagName()
    case 0x3E:
      error(.missingEndTagName)
      position &+= 1
      state = .data
    default:
      error(.invalidFirstCharacterOfTagName)
      dataStart = position
      state = .bogusComment
    }
  }

  @inline(__always)
  mutating func beginTag(isEnd: Bool) {
    tag = TagToken()
    isEndTag = isEnd
    attributes.removeAll()
    tagNumber &+= 1
  }

  /// Tag name state.
  mutating func tagName() {
    let start = position
    let base = base
    var hash = NameHash()
    var offset = position
    while offset < end {
      let byte = base[offset]
      switch byte {
      case 0x61...0x7A: hash.combine(byte)
      case 0x09, 0x0A, 0x0C, 0x20, 0x2F, 0x3E:
        tag.name = name(start, offset, hash)
        position = offset &+ 1
        switch byte {
        case 0x3E: emitTag()
        case 0x2F: selfClosingStartTag()
        default: beforeAttributeName()
        }
        return
      case 0: error(.unexpectedNullCharacter, at: offset)
      default: hash.combine(byte.asciiLowercased)
      }
      offset &+= 1
    }
    position = end
    error(.eofInTag)
    emitEndOfFile()
  }

  /// The name that a part of the input spells.
  @inline(__always)
  mutating func name(_ start: Int, _ end: Int, _ hash: NameHash) -> NameID {
    storage.pointee.names.id(
      of: UnsafeBufferPointer(start: base + start, count: end &- start), hash: hash)
  }

  /// Self-closing start tag state.
  mutating func selfClosingStartTag() {
    guard position < end else {
      error(.eofInTag)
      return emitEndOfFile()
    }
    guard base[position] == 0x3E else {
      error(.unexpectedSolidusInTag)
      state = .beforeAttributeName
      return
    }
    tag.isSelfClosing = true
    position &+= 1
    emitTag()
  }

  /// Emits the tag; the state is then the one that reads what follows it.
  mutating func emitTag() {
    tag.attributeCount = attributes.count
    if isEndTag {
      if attributes.count > 0 { error(.endTagWithAttributes, at: position &- 1) }
      if tag.isSelfClosing { error(.endTagWithTrailingSolidus, at: position &- 1) }
    }
    emitTagWithoutAttributes()
  }

  /// Emits a tag whose attributes, if it has any, have been dealt with.
  @inline(__always)
  mutating func emitTagWithoutAttributes() {
    guard !isEndTag else {
      state = .data
      return sink.endTag(tag)
    }
    lastStartTag = tag.name
    let next = sink.startTag(tag, attributes)
    state = .data
    // Nearly all tags leave it at that.
    guard next != .data else { return }
    switch next {
    case .data: break
    case .rcdata: state = .rcdata
    case .rawText: state = .rawText
    case .scriptData: state = .scriptData
    case .plainText: state = .plainText
    }
  }
}

/// A name of one to seven bytes that is read as one word.
///
/// It ends before the first byte that is not greater than `/` or is the one that is asked for. Bytes that no
/// name has, and letters of upper case, are part of it.
struct ShortName {
  let count: Int
  let hash: NameHash

  /// Reads a name at an offset, at which there must be eight bytes; nil for a longer or empty one.
  @inline(__always)
  init?(at offset: Int, in base: UnsafePointer<UInt8>, endingAt byte: UInt8) {
    let word = UInt64(
      littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    let marks = ByteScan.below(0x30, word) | ByteScan.equal(byte, word)
    count = marks.trailingZeroBitCount / 8
    guard count & 7 != 0 else { return nil }
    // The first byte becomes the highest of those that are left.
    hash = NameHash(key: word.byteSwapped &>> UInt64(truncatingIfNeeded: 64 &- count &* 8))
  }
}
