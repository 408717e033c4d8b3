/// A character reference that can mean one thing only, or an `&` that stands for itself.
///
/// HTML Standard, "Character reference state". Known are the names that people and editors write;
/// with any other name, or where a `;` is missing, the text is left to the parser.
struct CharacterReference {
  /// What it stands for.
  var codePoint: UInt32
  /// How many bytes it takes; 1 for an `&` that stands for itself.
  var length: Int

  /// Reads what starts at the `&` at an offset.
  init(
    _ input: UnsafeBufferPointer<UInt8>, at start: Int, inAttribute: Bool
  ) throws(DirectSanitizer.NotSimple) {
    var end = start &+ 1
    if end < input.count, input[end] == 0x23 {
      self = try Self.numeric(input, at: start)
      return
    }
    var name: UInt64 = 0
    var isLegacy = false
    var startsLegacy = false
    while end < input.count, input[end].isLetter || 0x30...0x39 ~= input[end] {
      // A packed name of more than eight characters loses its first, and is none of the known.
      name = end &- start > 8 ? .max : name &<< 8 | UInt64(input[end])
      end &+= 1
      isLegacy = end &- start > 2 && Self.legacyNames[name] != nil
      startsLegacy = startsLegacy || isLegacy
    }
    let next = end < input.count ? input[end] : 0
    if next == 0x3B, end &- start > 1 {
      guard let codePoint = Self.names[name] else { throw DirectSanitizer.NotSimple() }
      self.codePoint = codePoint
      length = end &+ 1 &- start
      return
    }
    // Some names need no `;`. In an attribute they do if a letter, a digit or `=` follows.
    guard inAttribute ? !isLegacy || next == 0x3D : !startsLegacy else {
      throw DirectSanitizer.NotSimple()
    }
    codePoint = 0x26
    length = 1
  }

  private init(codePoint: UInt32, length: Int) {
    self.codePoint = codePoint
    self.length = length
  }

  /// A number of a printable character, with its `;`.
  private static func numeric(
    _ input: UnsafeBufferPointer<UInt8>, at start: Int
  ) throws(DirectSanitizer.NotSimple) -> CharacterReference {
    var end = start &+ 2
    let isHexadecimal = end < input.count && input[end] | 0x20 == 0x78
    if isHexadecimal { end &+= 1 }
    var value: UInt32 = 0
    let first = end
    scan: while end < input.count, end &- first < 7 {
      let byte = input[end]
      switch byte {
      case 0x30...0x39: value = value &* (isHexadecimal ? 16 : 10) &+ UInt32(byte &- 0x30)
      case 0x41...0x46 where isHexadecimal, 0x61...0x66 where isHexadecimal:
        value = value &* 16 &+ UInt32(byte | 0x20) &- 0x57
      default: break scan
      }
      end &+= 1
    }
    // Numbers of at most seven digits, so that none has overflowed.
    guard end > first, end < input.count, input[end] == 0x3B, isPrintable(value) else {
      throw DirectSanitizer.NotSimple()
    }
    return CharacterReference(codePoint: value, length: end &+ 1 &- start)
  }

  /// Whether a number means its own character, and that is no white space, control or noncharacter.
  private static func isPrintable(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x21...0x7E, 0xA0...0xD7FF, 0xE000...0xFDCF, 0xFDF0...0x10FFFF:
      codePoint & 0xFFFE != 0xFFFE
    default: false
    }
  }
}
