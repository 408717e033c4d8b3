/// The characters of an input stream that no document may hold: surrogates, noncharacters, and
/// control characters other than white space and U+0000. HTML Standard, "Preprocessing the input
/// stream".
///
/// They are errors alone; the tree has them as they are.
enum InputStreamErrors {
  /// Calls a function with the kind and the offset of each such character, in order.
  ///
  /// - Parameter text: the input with its newlines normalized. What is not UTF-8 is no character.
  static func forEach(
    in text: UnsafeBufferPointer<UInt8>, _ body: (HTMLParseError.Code, Int) -> Void
  ) {
    var offset = 0
    while let next = nextCandidate(in: text, from: offset) {
      if let code = code(at: next, in: text) { body(code, next) }
      offset = next &+ 1
    }
  }

  /// Returns the number of such characters in a text.
  static func count(in text: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    forEach(in: text) { _, _ in count &+= 1 }
    return count
  }

  /// The offset of the next byte that can begin such a character, or nil: a control character, or
  /// the first byte of U+0080 to U+00BF, U+D000 to U+DFFF, U+F000 to U+FFFF or U+10000 and beyond.
  private static func nextCandidate(
    in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard let base = text.baseAddress else { return nil }
    var offset = start
    // In bounds: each load of 16 bytes starts at most 16 before the end.
    while offset &+ 16 <= text.count {
      let bytes = UnsafeRawPointer(base).loadUnaligned(
        fromByteOffset: offset, as: SIMD16<UInt8>.self)
      let controls = (bytes .< 0x20) .& (bytes .!= 0x0A) .& (bytes .!= 0x09)
      let leads = (bytes .== 0xC2) .| (bytes .== 0xED) .| (bytes .>= 0xEF)
      if any(controls .| leads .| (bytes .== 0x7F)) { break }
      offset &+= 16
    }
    while offset < text.count {
      switch base[offset] {
      case 0x00...0x08, 0x0B...0x1F, 0x7F, 0xC2, 0xED, 0xEF...0xFF: return offset
      default: offset &+= 1
      }
    }
    return nil
  }

  /// The error that the character at an offset is, or nil.
  private static func code(
    at offset: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> HTMLParseError.Code? {
    func continuation(_ distance: Int) -> UInt8? {
      guard offset &+ distance < text.count else { return nil }
      let byte = text[offset &+ distance]
      return byte & 0xC0 == 0x80 ? byte : nil
    }
    switch text[offset] {
    case 0x00, 0x0C, 0x0D: return nil
    case 0x01...0x1F, 0x7F: return .controlCharacterInInputStream
    case 0xC2:
      guard let second = continuation(1), second < 0xA0 else { return nil }
      return .controlCharacterInInputStream
    case 0xED:
      guard let second = continuation(1), second >= 0xA0, continuation(2) != nil else { return nil }
      return .surrogateInInputStream
    case 0xEF:
      guard let second = continuation(1), let third = continuation(2) else { return nil }
      let isNoncharacter =
        second == 0xB7 && (0x90...0xAF).contains(third) || second == 0xBF && third >= 0xBE
      return isNoncharacter ? .noncharacterInInputStream : nil
    case 0xF0...0xF4:
      guard let second = continuation(1), let third = continuation(2), let fourth = continuation(3)
      else { return nil }
      let isLastOfPlane = second & 0x0F == 0x0F && third == 0xBF && fourth >= 0xBE
      return isLastOfPlane ? .noncharacterInInputStream : nil
    default: return nil
    }
  }
}
