internal import Diagnostics
internal import JSPrimitives
internal import SourceJSON

/// The characters of a string, with the bytes of its source that each takes.
struct StringCharacters {
  /// A character and its bytes in the source, which may be an escape.
  struct Character {
    var codePoint: UInt32
    var range: Range<Int>
  }

  private(set) var characters: [Character] = []

  /// Reads the scanned bytes between the quotes of a JSON string.
  init(_ source: UnsafeBufferPointer<UInt8>, startingAt start: Int) {
    characters.reserveCapacity(source.count)
    var offset = 0
    while offset < source.count {
      let first = offset
      var codePoint: UInt32
      if source[offset] == UInt8(ascii: "\\"), offset + 1 < source.count {
        // An escape of a pair of surrogates is one character.
        var length = Self.escapeLength(source, at: offset)
        codePoint = Self.decode(source[offset..<offset + length])
        let next = offset + length
        if codePoint & 0x1F_FC00 == 0xD800, next < source.count,
          source[next] == UInt8(ascii: "\\")
        {
          let pair = length + Self.escapeLength(source, at: next)
          let joined = Self.decode(source[offset..<offset + pair])
          if joined > 0xFFFF { (codePoint, length) = (joined, pair) }
        }
        offset += length
      } else {
        let (decoded, length) = WTF8.decode(source, at: offset)
        codePoint = decoded
        offset += length
      }
      characters.append(Character(codePoint: codePoint, range: start + first..<start + offset))
    }
  }

  private static func escapeLength(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let length = offset + 1 < source.count && source[offset + 1] == UInt8(ascii: "u") ? 6 : 2
    return min(length, source.count - offset)
  }

  private static func decode(_ escape: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    var text: [UInt8] = []
    JSONEscapes.decode(UnsafeBufferPointer(rebasing: escape), into: &text)
    return text.withUnsafeBufferPointer { $0.isEmpty ? 0 : WTF8.decode($0, at: 0).codePoint }
  }

  /// The characters between the blanks at the ends.
  var inner: Range<Int> {
    guard let first = characters.firstIndex(where: { !BlankCharacter.isBlank($0.codePoint) }),
      let last = characters.lastIndex(where: { !BlankCharacter.isBlank($0.codePoint) })
    else { return 0..<0 }
    return first..<last + 1
  }

  /// The first character that is an unusual blank or of full width, if any.
  var firstOdd: UInt32? {
    characters.first {
      BlankCharacter.isUnusual($0.codePoint) || BlankCharacter.isFullWidth($0.codePoint)
    }?.codePoint
  }

  /// The string without unusual characters: blanks become U+0020 or nothing, full-width letters ASCII, and the ends are
  /// trimmed.
  var plain: JSText {
    var text: [UInt8] = []
    for character in characters {
      switch character.codePoint {
      case let wide where BlankCharacter.isFullWidth(wide): text.append(UInt8(wide - 0xFEE0))
      case let space where WhiteSpace.contains(space) && space != 0xFEFF: text.append(0x20)
      case let unseen where BlankCharacter.isUnusual(unseen): break
      case let other: WTF8.append(other, to: &text)
      }
    }
    let range = text.withUnsafeBufferPointer(WhiteSpace.trimmedRange)
    return JSText(wtf8: Array(text[range]))
  }
}
