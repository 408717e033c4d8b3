/// The states that read text: data, RCDATA, RAWTEXT and PLAINTEXT.
extension Tokenizer where Sink: ~Copyable {
  /// Data state.
  ///
  /// Goes on behind a tag as long as the state stays the same.
  mutating func data() {
    repeat {
      textStart = position
      // At the latest, a null behind the input ends the search.
      position = ByteScan.firstInPadded(0x3C, 0x26, 0, in: base, from: position)
      emitText(to: position)
      guard position < end else { return emitEndOfFile() }
      switch base[position] {
      case 0x3C:
        position &+= 1
        if !readsSimpleTag() { tagOpen() }
      case 0x26:
        position &+= 1
        characterReferenceInText()
      default:
        error(.unexpectedNullCharacter)
        position &+= 1
        sink.characters(TextRange(position &- 1, position))
      }
    } while state == .data && !sink.isStopped && !collectsErrors
  }

  /// RCDATA state.
  mutating func rcdata() {
    textStart = position
    while true {
      position = ByteScan.first(0x3C, 0x26, 0, in: base, from: position, to: end)
      guard position < end else {
        emitText(to: end)
        return emitEndOfFile()
      }
      switch base[position] {
      case 0x3C:
        if endsRawText() { return }
        position &+= 1
      case 0x26:
        emitText(to: position)
        position &+= 1
        return characterReferenceInText()
      default: return emitReplacedNull()
      }
    }
  }

  /// RAWTEXT state.
  mutating func rawText() {
    textStart = position
    while true {
      position = ByteScan.first(0x3C, 0, 0, in: base, from: position, to: end)
      guard position < end else {
        emitText(to: end)
        return emitEndOfFile()
      }
      guard base[position] == 0x3C else { return emitReplacedNull() }
      if endsRawText() { return }
      position &+= 1
    }
  }

  /// PLAINTEXT state.
  mutating func plainText() {
    textStart = position
    position = ByteScan.first(0, 0, 0, in: base, from: position, to: end)
    guard position < end else {
      emitText(to: end)
      return emitEndOfFile()
    }
    emitReplacedNull()
  }

  /// Emits the text before a null, and U+FFFD in its place.
  mutating func emitReplacedNull() {
    emitText(to: position)
    error(.unexpectedNullCharacter)
    position &+= 1
    emit(0xFFFD)
    textStart = position
  }

  /// RCDATA, RAWTEXT and script data less-than sign, end tag open and end tag name states.
  ///
  /// Returns false, with nothing read, unless an appropriate end tag token starts at the `<`:
  /// everything else is text. If it does, the text before it is emitted and the state is the one
  /// behind the tag's name.
  mutating func endsRawText() -> Bool {
    var offset = position &+ 1
    guard offset < end, base[offset] == 0x2F, let length = lengthOfLastStartTag(at: offset &+ 1)
    else { return false }
    offset &+= 1 &+ length
    guard offset < end else { return false }
    switch base[offset] {
    case 0x09, 0x0A, 0x0C, 0x20: state = .beforeAttributeName
    case 0x2F: state = .selfClosingStartTag
    case 0x3E: state = .data
    default: return false
    }
    emitText(to: position)
    beginTag(isEnd: true)
    tag.name = lastStartTag
    position = offset &+ 1
    if state == .data { emitTag() }
    return true
  }

  /// The length of the last start tag's name if the input has it at an offset, in any case.
  private func lengthOfLastStartTag(at start: Int) -> Int? {
    guard lastStartTag != .none else { return nil }
    let (base, left) = (base + start, end &- start)
    return storage.pointee.names.withText(of: lastStartTag) { name in
      guard name.count <= left else { return nil }
      for offset in 0..<name.count where base[offset].asciiLowercased != name[offset] {
        return nil
      }
      return name.count
    }
  }
}
