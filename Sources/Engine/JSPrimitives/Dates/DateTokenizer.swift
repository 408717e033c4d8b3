/// A tokenizer of the WTF-8 bytes of a date string, with one token of lookahead.
struct DateTokenizer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// The token that `next` returns.
  private(set) var peek = DateToken.end

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // A NUL ends the text.
    let end = bytes.firstIndex(of: 0) ?? bytes.count
    self.bytes = UnsafeBufferPointer(rebasing: bytes[..<end])
    peek = scan()
  }

  /// Returns the current token and moves past it.
  @discardableResult
  mutating func next() -> DateToken {
    let token = peek
    peek = scan()
    return token
  }

  /// Moves past the current token if it is `token`; returns whether it was.
  mutating func skip(_ token: DateToken) -> Bool {
    guard peek == token else { return false }
    next()
    return true
  }

  private mutating func scan() -> DateToken {
    guard offset < bytes.count else { return .end }
    let byte = bytes[offset]
    switch byte {
    case 0x30...0x39:
      return scanNumber()
    case 0x3A, 0x2D, 0x2B, 0x2E, 0x29:
      offset += 1
      return .symbol(byte)
    case 0x28:
      skipParentheses()
      return .other
    case 0x41...:
      return scanWord()
    default:
      offset += 1
      return WhiteSpace.contains(UInt32(byte)) ? .whiteSpace : .other
    }
  }

  private mutating func scanNumber() -> DateToken {
    let start = offset
    var number = 0
    var significant = 0
    while offset < bytes.count, bytes[offset] &- 0x30 < 10 {
      if significant > 0 || bytes[offset] != 0x30 {
        if significant < 9 { number = number * 10 + Int(bytes[offset] &- 0x30) }
        significant += 1
      }
      offset += 1
    }
    return .number(number, digits: offset - start)
  }

  /// Scans a word: letters, the ASCII characters above them, and non-ASCII characters except white
  /// space; line separators do belong to words.
  private mutating func scanWord() -> DateToken {
    var prefix: (UInt8, UInt8, UInt8) = (0, 0, 0)
    var length = 0
    while offset < bytes.count, bytes[offset] >= 0x41 {
      var lowered = bytes[offset]
      if lowered >= 0x80 {
        let (codePoint, width) = WTF8.decode(bytes, at: offset)
        if WhiteSpace.contains(codePoint), codePoint != 0x2028, codePoint != 0x2029 { break }
        offset += width
      } else {
        if lowered <= 0x5A { lowered |= 0x20 }
        offset += 1
      }
      switch length {
      case 0: prefix.0 = lowered
      case 1: prefix.1 = lowered
      case 2: prefix.2 = lowered
      default: break
      }
      length += 1
    }
    if length == 0 {
      offset += WTF8.decode(bytes, at: offset).length
      return .whiteSpace
    }
    return .word(DateWord(prefix: prefix, isLonger: length > 3))
  }

  /// Skips nested parentheses; unclosed ones reach to the end.
  private mutating func skipParentheses() {
    var depth = 0
    repeat {
      if bytes[offset] == 0x28 { depth += 1 }
      if bytes[offset] == 0x29 { depth -= 1 }
      offset += 1
    } while depth > 0 && offset < bytes.count
  }
}
