internal import JSPrimitives

/// A name or a value as it is spelled: its characters in lower case, and what separates them.
///
/// The letters are composed (NFC). Blanks at the ends and characters that can't be seen are left out, and full-width
/// letters are those of ASCII.
struct SpelledName {
  /// The kind of a character.
  enum Kind: Hashable {
    /// A letter that has an upper and a lower case.
    case letter
    /// A digit, or another character that is a number.
    case digit
    /// A sign, or a letter of a script without case.
    case sign
  }

  /// A character with what is in front of it.
  struct Character {
    var codePoint: UInt32
    var kind: Kind
    /// The separators in front of it: `_`, `-` and blanks, which are all U+0020.
    var gap: [UInt8] = []
    /// Whether a word starts here: behind separators or another kind of character, or as the capital behind a small letter.
    var startsWord = false
    /// Whether a word may start here, at the end of several capitals.
    var mayStartWord = false
  }

  private(set) var characters: [Character] = []
  /// The separators behind the last character.
  private(set) var trailing: [UInt8] = []
  /// The separators in front of the first character.
  var leading: [UInt8] { characters.first?.gap ?? [] }

  /// The most bytes of a name that is compared.
  static let limit = 1_024

  /// Reads a name.
  init(_ name: JSText) {
    let bytes =
      name.bytes.withUnsafeBufferPointer { TextNormalization.nfc.normalized($0) } ?? name.bytes
    characters.reserveCapacity(bytes.count)
    var gap: [UInt8] = []
    var capitals = 0
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        let (codePoint, length) = WTF8.decode(bytes, at: offset)
        offset += length
        let plain = BlankCharacter.isFullWidth(codePoint) ? codePoint - 0xFEE0 : codePoint
        if let separator = Self.separator(plain) {
          gap.append(separator)
        } else if !BlankCharacter.isUnusual(plain) {
          add(plain, behind: gap, &capitals)
          gap = []
        }
      }
    }
    while gap.last == UInt8(ascii: " ") { gap.removeLast() }
    trailing = gap
    guard !characters.isEmpty else { return }
    let outer = characters[0].gap.prefix { $0 == UInt8(ascii: " ") }.count
    characters[0].gap.removeFirst(outer)
  }

  /// Returns the separator that a character is, as ASCII; nil for another character. The hyphens U+2010 and U+2011 are
  /// that of ASCII.
  private static func separator(_ codePoint: UInt32) -> UInt8? {
    switch codePoint {
    case 0x5F: UInt8(ascii: "_")
    case 0x2D, 0x2010, 0x2011: UInt8(ascii: "-")
    default: BlankCharacter.isSpace(codePoint) ? UInt8(ascii: " ") : nil
    }
  }

  /// Adds a character.
  ///
  /// - Parameter capitals: The number of capitals directly before it, which is updated.
  private mutating func add(_ codePoint: UInt32, behind gap: [UInt8], _ capitals: inout Int) {
    let letter = Self.lowered(codePoint)
    let isCapital = letter.isCapital
    let kind: Kind = letter.isCased ? .letter : Self.isDigit(codePoint) ? .digit : .sign
    let isFirst = characters.last.map { $0.kind != kind || kind == .sign } ?? true
    if !gap.isEmpty || isFirst { capitals = 0 }
    var character = Character(codePoint: letter.lower, kind: kind, gap: gap)
    let followsSmall = !isFirst && gap.isEmpty && capitals == 0
    character.startsWord = isFirst || !gap.isEmpty || (isCapital && followsSmall)
    if !isCapital, capitals > 1 {
      // The last capital may start a word, as in `URLPath`, or else this letter does, as in `URLpath`.
      character.mayStartWord = true
      characters[characters.count - 1].mayStartWord = true
    }
    capitals = isCapital ? capitals + 1 : 0
    characters.append(character)
    for mark in letter.marks { characters.append(Character(codePoint: mark, kind: kind)) }
  }

  /// A character without its case.
  private struct Letter {
    var lower: UInt32
    /// The further characters in lower case, as U+0130 has one.
    var marks: [UInt32] = []
    var isCased: Bool
    var isCapital: Bool
  }

  private static func lowered(_ codePoint: UInt32) -> Letter {
    if codePoint < 0x80 {
      let isCased = (codePoint | 0x20) &- 0x61 < 26
      return Letter(
        lower: isCased ? codePoint | 0x20 : codePoint, isCased: isCased,
        isCapital: codePoint &- 0x41 < 26)
    }
    var bytes: [UInt8] = []
    WTF8.append(codePoint, to: &bytes)
    return bytes.withUnsafeBufferPointer { bytes in
      if let lower = CaseMapping.lowercased(bytes) {
        let letters = lower.withUnsafeBufferPointer(codePoints)
        return Letter(
          lower: letters[0], marks: Array(letters.dropFirst()), isCased: true, isCapital: true)
      }
      let isCased = CaseMapping.uppercased(bytes) != nil
      // A final sigma is another spelling of the letter at the end of a word.
      return Letter(
        lower: codePoint == 0x3C2 ? 0x3C3 : codePoint, isCased: isCased, isCapital: false)
    }
  }

  private static func codePoints(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var codePoints: [UInt32] = []
    var offset = 0
    while offset < bytes.count {
      let (codePoint, length) = WTF8.decode(bytes, at: offset)
      codePoints.append(codePoint)
      offset += length
    }
    return codePoints
  }

  private static func isDigit(_ codePoint: UInt32) -> Bool {
    if codePoint < 0x80 { return codePoint &- 0x30 < 10 }
    return Unicode.Scalar(codePoint)?.properties.numericType != nil
  }
}
