/// The states that read attributes.
extension Tokenizer where Sink: ~Copyable {
  /// Before attribute name state.
  mutating func beforeAttributeName() {
    while position < end, base[position].isHTMLSpace { position &+= 1 }
    guard position < end else { return afterAttributeName() }
    switch base[position] {
    case 0x2F, 0x3E: afterAttributeName()
    case 0x3D:
      error(.unexpectedEqualsSignBeforeAttributeName)
      readAttributeName(isEqualsSignPartOfName: true)
    default: if !readsSimpleAttribute() { readAttributeName() }
    }
  }

  /// Attribute name, after attribute name and before attribute value states for an attribute that most are
  /// like: its name is a known one of at most seven lower-case letters, and `="` is behind it.
  ///
  /// Returns false, with nothing read, for any other.
  @inline(__always)
  private mutating func readsSimpleAttribute() -> Bool {
    // In bounds: the input is padded.
    guard let name = ShortName(at: position, in: base, endingAt: 0x3D) else { return false }
    let id = storage.pointee.names.known.shortID(name.hash)
    let behind = position &+ name.count
    // The names behind those of the rules are of mixed case.
    guard id != .none, id.rawValue < AttributeName.endOfIDs, base[behind] == 0x3D,
      base[behind &+ 1] == 0x22
    else { return false }
    position = behind
    beginAttribute(id)
    position = behind &+ 2
    attributeValueQuoted(by: 0x22)
    return true
  }

  @inline(__always)
  private mutating func beginAttribute(_ name: NameID) {
    attributeName = name
    isDuplicate = !storage.pointee.names.mark(name, tag: tagNumber)
    if isDuplicate { error(.duplicateAttribute) }
  }

  /// Attribute name state.
  mutating func readAttributeName(isEqualsSignPartOfName: Bool = false) {
    let start = position
    let base = base
    var hash = NameHash()
    var offset = position
    if isEqualsSignPartOfName {
      hash.combine(0x3D)
      offset &+= 1
    }
    scan: while offset < end {
      let byte = base[offset]
      switch byte {
      case 0x09, 0x0A, 0x0C, 0x20, 0x2F, 0x3D, 0x3E: break scan
      case 0: error(.unexpectedNullCharacter, at: offset)
      case 0x22, 0x27, 0x3C:
        error(.unexpectedCharacterInAttributeName, at: offset)
        hash.combine(byte)
      default: hash.combine(byte.asciiLowercased)
      }
      offset &+= 1
    }
    position = offset
    beginAttribute(name(start, offset, hash))
    if offset < end, base[offset] == 0x3D {
      position &+= 1
      beforeAttributeValue()
    } else {
      afterAttributeName()
    }
  }

  /// After attribute name state, and the end of an attribute without a value.
  mutating func afterAttributeName() {
    while position < end, base[position].isHTMLSpace { position &+= 1 }
    guard position < end else {
      error(.eofInTag)
      return emitEndOfFile()
    }
    switch base[position] {
    case 0x2F:
      endAttribute(.empty)
      position &+= 1
      selfClosingStartTag()
    case 0x3D where attributeName != .none:
      position &+= 1
      beforeAttributeValue()
    case 0x3E:
      endAttribute(.empty)
      position &+= 1
      emitTag()
    default:
      endAttribute(.empty)
      state = .beforeAttributeName
    }
  }

  /// Adds the attribute that is being read, if there is one, to the tag.
  @inline(__always)
  mutating func endAttribute(_ value: TextRange) {
    if attributeName != .none, !isDuplicate {
      attributes.append(TokenAttribute(name: attributeName, value: value))
    }
    attributeName = .none
  }

  /// Before attribute value state.
  mutating func beforeAttributeValue() {
    while position < end, base[position].isHTMLSpace { position &+= 1 }
    guard position < end else { return attributeValueUnquoted() }
    switch base[position] {
    case 0x22:
      position &+= 1
      attributeValueQuoted(by: 0x22)
    case 0x27:
      position &+= 1
      attributeValueQuoted(by: 0x27)
    case 0x3E:
      error(.missingAttributeValue)
      endAttribute(.empty)
      position &+= 1
      emitTag()
    default: attributeValueUnquoted()
    }
  }

  /// Attribute value (double-quoted) and (single-quoted) states.
  mutating func attributeValueQuoted(by quote: UInt8) {
    var value = AttributeValue(start: position)
    while true {
      position = ByteScan.first(quote, 0x26, 0, in: base, from: position, to: end)
      guard position < end else {
        error(.eofInTag)
        return emitEndOfFile()
      }
      if base[position] == quote {
        endAttribute(text(of: value))
        position &+= 1
        return afterAttributeValueQuoted()
      }
      readReferenceOrNull(into: &value)
    }
  }

  /// Attribute value (unquoted) state.
  mutating func attributeValueUnquoted() {
    var value = AttributeValue(start: position)
    while position < end {
      switch base[position] {
      case 0x09, 0x0A, 0x0C, 0x20:
        endAttribute(text(of: value))
        position &+= 1
        state = .beforeAttributeName
        return
      case 0x3E:
        endAttribute(text(of: value))
        position &+= 1
        return emitTag()
      case 0, 0x26: readReferenceOrNull(into: &value)
      case 0x22, 0x27, 0x3C, 0x3D, 0x60:
        error(.unexpectedCharacterInUnquotedAttributeValue)
        position &+= 1
      default: position &+= 1
      }
    }
    error(.eofInTag)
    emitEndOfFile()
  }

  /// After attribute value (quoted) state.
  @inline(__always)
  mutating func afterAttributeValueQuoted() {
    guard position < end else {
      error(.eofInTag)
      return emitEndOfFile()
    }
    switch base[position] {
    case 0x09, 0x0A, 0x0C, 0x20:
      position &+= 1
      state = .beforeAttributeName
    case 0x2F:
      position &+= 1
      selfClosingStartTag()
    case 0x3E:
      position &+= 1
      emitTag()
    default:
      error(.missingWhitespaceBetweenAttributes)
      state = .beforeAttributeName
    }
  }

  /// Reads what can't stay in a value as it is written.
  private mutating func readReferenceOrNull(into value: inout AttributeValue) {
    let start = position
    position &+= 1
    var first: UInt32 = 0xFFFD
    var second: UInt32?
    if base[start] == 0 {
      error(.unexpectedNullCharacter, at: start)
    } else {
      // An ampersand that starts no reference is kept.
      guard let reference = characterReference(inAttribute: true) else { return }
      first = reference.first
      second = reference.second
    }
    copy(to: start, &value)
    appendCodePoint(first)
    if let second { appendCodePoint(second) }
    value.sourceStart = position
  }

  /// Copies the part of a value that is as it is written.
  private mutating func copy(to offset: Int, _ value: inout AttributeValue) {
    if value.copyStart == nil { value.copyStart = storage.pointee.bytes.count }
    let count = offset &- value.sourceStart
    storage.pointee.bytes.reserve(count)
    storage.pointee.bytes.append(
      contentsOf: UnsafeBufferPointer(start: base + value.sourceStart, count: count))
  }

  private mutating func text(of value: AttributeValue) -> TextRange {
    var value = value
    guard let copyStart = value.copyStart else { return TextRange(value.sourceStart, position) }
    copy(to: position, &value)
    return TextRange(copyStart, storage.pointee.bytes.count)
  }
}

/// An attribute's value while it is read: a part of the input, or a copy once it holds a reference.
private struct AttributeValue {
  /// Where the part begins that is not copied yet.
  var sourceStart: Int
  /// Where the copy begins.
  var copyStart: Int?

  init(start: Int) { sourceStart = start }
}
