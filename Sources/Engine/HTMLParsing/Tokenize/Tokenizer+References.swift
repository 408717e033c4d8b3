/// The states that read character references.
extension Tokenizer where Sink: ~Copyable {
  /// Character reference state, in text: emits the characters of the reference, or the ampersand.
  mutating func characterReferenceInText() {
    let start = position &- 1
    if let (first, second) = characterReference(inAttribute: false) {
      emit(first)
      if let second { emit(second) }
    } else {
      textStart = start
      emitText(to: position)
    }
    textStart = position
  }

  /// Character reference state, from behind the ampersand.
  ///
  /// Returns nil, with nothing read, for an ampersand that starts no reference.
  mutating func characterReference(
    inAttribute: Bool
  ) -> (first: UInt32, second: UInt32?)? {
    guard position < end else { return nil }
    if base[position] == 0x23 { return numericCharacterReference().map { ($0, nil) } }
    guard base[position].isASCIIAlphanumeric else { return nil }
    return namedCharacterReference(inAttribute: inAttribute)
  }

  /// Named character reference state and ambiguous ampersand state.
  private mutating func namedCharacterReference(
    inAttribute: Bool
  ) -> (first: UInt32, second: UInt32?)? {
    let text = UnsafeBufferPointer(start: base + position, count: end &- position)
    guard let reference = NamedCharacterReference(longestPrefixOf: text) else {
      var length = 0
      while length < text.count, text[length].isASCIIAlphanumeric { length &+= 1 }
      if length < text.count, text[length] == 0x3B {
        error(.unknownNamedCharacterReference, at: position &+ length)
      }
      return nil
    }
    if text[reference.length &- 1] != 0x3B {
      if inAttribute, reference.length < text.count {
        // For historical reasons, as in `?a=b&copy=2`.
        let next = text[reference.length]
        if next == 0x3D || next.isASCIIAlphanumeric { return nil }
      }
      error(.missingSemicolonAfterCharacterReference, at: position &+ reference.length)
    }
    position &+= reference.length
    return (reference.first, reference.second)
  }

  /// Numeric character reference state and the states behind it, up to its end state.
  private mutating func numericCharacterReference() -> UInt32? {
    var offset = position &+ 1
    let isHexadecimal = offset < end && base[offset] | 0x20 == 0x78
    if isHexadecimal { offset &+= 1 }
    let digits = offset
    var number: UInt32 = 0
    while offset < end {
      let digit: UInt32
      switch base[offset] {
      case 0x30...0x39: digit = UInt32(base[offset] &- 0x30)
      case 0x41...0x46 where isHexadecimal, 0x61...0x66 where isHexadecimal:
        digit = UInt32(base[offset] | 0x20) &- 0x57
      default: digit = .max
      }
      guard digit < 16 else { break }
      number = min(number &* (isHexadecimal ? 16 : 10) &+ digit, 0x110000)
      offset &+= 1
    }
    guard offset > digits else {
      error(.absenceOfDigitsInNumericCharacterReference, at: offset)
      return nil
    }
    if offset < end, base[offset] == 0x3B {
      offset &+= 1
    } else {
      error(.missingSemicolonAfterCharacterReference, at: offset)
    }
    position = offset
    let (codePoint, code) = NumericCharacterReference.codePoint(of: number)
    if let code { error(code) }
    return codePoint
  }
}
