/// The states that read scripts. All of them emit what they read as it is, nulls apart, so that a
/// run of text goes on from state to state.
extension Tokenizer where Sink: ~Copyable {
  /// Script data state, and its less-than sign state.
  mutating func scriptData() {
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
      if position < end, base[position] == 0x21 {
        position &+= 1
        state = .scriptDataEscapeStart
        return
      }
    }
  }

  /// Goes back to the script data state within a run of text.
  private mutating func returnToScriptData() {
    emitText(to: position)
    state = .scriptData
  }

  /// Script data escape start state.
  mutating func scriptDataEscapeStart() {
    guard position < end, base[position] == 0x2D else { return returnToScriptData() }
    position &+= 1
    state = .scriptDataEscapeStartDash
  }

  /// Script data escape start dash state.
  mutating func scriptDataEscapeStartDash() {
    guard position < end, base[position] == 0x2D else { return returnToScriptData() }
    position &+= 1
    state = .scriptDataEscapedDashDash
  }

  /// Reads one character in an escaped state; nil for an end or a null, which are dealt with.
  private mutating func next(atNull: TokenizerState) -> UInt8? {
    guard position < end else {
      error(.eofInScriptHTMLCommentLikeText)
      emitText(to: end)
      emitEndOfFile()
      return nil
    }
    let byte = base[position]
    if byte == 0 {
      emitReplacedNull()
      state = atNull
      return nil
    }
    position &+= 1
    return byte
  }

  /// Script data escaped state.
  mutating func scriptDataEscaped() {
    position = ByteScan.first(0x2D, 0x3C, 0, in: base, from: position, to: end)
    guard let byte = next(atNull: .scriptDataEscaped) else { return }
    state = byte == 0x2D ? .scriptDataEscapedDash : .scriptDataEscapedLessThanSign
  }

  /// Script data escaped dash state.
  mutating func scriptDataEscapedDash() {
    guard let byte = next(atNull: .scriptDataEscaped) else { return }
    switch byte {
    case 0x2D: state = .scriptDataEscapedDashDash
    case 0x3C: state = .scriptDataEscapedLessThanSign
    default: state = .scriptDataEscaped
    }
  }

  /// Script data escaped dash dash state.
  mutating func scriptDataEscapedDashDash() {
    guard let byte = next(atNull: .scriptDataEscaped) else { return }
    switch byte {
    case 0x2D: break
    case 0x3C: state = .scriptDataEscapedLessThanSign
    case 0x3E: returnToScriptData()
    default: state = .scriptDataEscaped
    }
  }

  /// Script data escaped less-than sign, end tag open and end tag name states.
  mutating func scriptDataEscapedLessThanSign() {
    position &-= 1
    if endsRawText() { return }
    position &+= 1
    state =
      position < end && base[position].isASCIIAlpha
      ? .scriptDataDoubleEscapeStart : .scriptDataEscaped
  }

  /// Reads letters up to the end of a name; whether they spell `script`, or nil without an end.
  private mutating func readsScriptName() -> Bool? {
    let start = position
    while position < end, base[position].isASCIIAlpha { position &+= 1 }
    guard position < end else { return nil }
    switch base[position] {
    case 0x09, 0x0A, 0x0C, 0x20, 0x2F, 0x3E:
      position &+= 1
      return position &- 1 &- start == 6 && matches("script", at: start, ignoringCase: true)
    default: return nil
    }
  }

  /// Script data double escape start state.
  mutating func scriptDataDoubleEscapeStart() {
    state = readsScriptName() == true ? .scriptDataDoubleEscaped : .scriptDataEscaped
  }

  /// Script data double escaped state.
  mutating func scriptDataDoubleEscaped() {
    position = ByteScan.first(0x2D, 0x3C, 0, in: base, from: position, to: end)
    guard let byte = next(atNull: .scriptDataDoubleEscaped) else { return }
    state = byte == 0x2D ? .scriptDataDoubleEscapedDash : .scriptDataDoubleEscapedLessThanSign
  }

  /// Script data double escaped dash state.
  mutating func scriptDataDoubleEscapedDash() {
    guard let byte = next(atNull: .scriptDataDoubleEscaped) else { return }
    switch byte {
    case 0x2D: state = .scriptDataDoubleEscapedDashDash
    case 0x3C: state = .scriptDataDoubleEscapedLessThanSign
    default: state = .scriptDataDoubleEscaped
    }
  }

  /// Script data double escaped dash dash state.
  mutating func scriptDataDoubleEscapedDashDash() {
    guard let byte = next(atNull: .scriptDataDoubleEscaped) else { return }
    switch byte {
    case 0x2D: break
    case 0x3C: state = .scriptDataDoubleEscapedLessThanSign
    case 0x3E: returnToScriptData()
    default: state = .scriptDataDoubleEscaped
    }
  }

  /// Script data double escaped less-than sign state.
  mutating func scriptDataDoubleEscapedLessThanSign() {
    guard position < end, base[position] == 0x2F else {
      state = .scriptDataDoubleEscaped
      return
    }
    position &+= 1
    state = .scriptDataDoubleEscapeEnd
  }

  /// Script data double escape end state.
  mutating func scriptDataDoubleEscapeEnd() {
    state = readsScriptName() == true ? .scriptDataEscaped : .scriptDataDoubleEscaped
  }
}
