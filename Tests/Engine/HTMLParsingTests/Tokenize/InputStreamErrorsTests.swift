import Testing

@testable import HTMLParsing

/// HTML Standard, "Preprocessing the input stream".
@Suite struct InputStreamErrorsTests {
  private func errors(in text: [UInt8]) -> [String] {
    var errors: [String] = []
    text.withUnsafeBufferPointer {
      InputStreamErrors.forEach(in: $0) { errors.append("\($0) \($1)") }
    }
    return errors
  }

  /// The text of one code point in generalized UTF-8, which has surrogates.
  private func bytes(_ codePoint: UInt32) -> [UInt8] {
    if let scalar = Unicode.Scalar(codePoint) { return Array(String(scalar).utf8) }
    return [0xED, UInt8(codePoint >> 6 & 0x3F | 0x80), UInt8(codePoint & 0x3F | 0x80)]
  }

  @Test func everyCodePoint() {
    for codePoint: UInt32 in 0...0x10FFFF {
      // A few of each plane's middle are enough.
      guard codePoint < 0x3000 || codePoint & 0xFFFF >= 0xD7F0 || codePoint % 257 == 0 else {
        continue
      }
      let expected: HTMLParseError.Code? =
        switch codePoint {
        case 0xD800...0xDFFF: .surrogateInInputStream
        case 0xFDD0...0xFDEF: .noncharacterInInputStream
        case _ where codePoint & 0xFFFE == 0xFFFE: .noncharacterInInputStream
        case 0, 0x09, 0x0A, 0x0C, 0x0D: nil
        case 0x01...0x1F, 0x7F...0x9F: .controlCharacterInInputStream
        default: nil
        }
      let found = errors(in: bytes(codePoint))
      if found != (expected.map { ["\($0) 0"] } ?? []) {
        Issue.record("U+\(String(codePoint, radix: 16)): \(found)")
      }
    }
  }

  /// Sixteen bytes are looked at together: each place among them, and a rest, is found.
  @Test func everyPlace() {
    for length in 0..<40 {
      for place in 0..<length {
        var text = [UInt8](repeating: 0x61, count: length)
        text[place] = 0x01
        #expect(errors(in: text) == ["controlCharacterInInputStream \(place)"])
      }
    }
  }

  @Test func severalInOneText() {
    let text: [UInt32] = [0x61, 0x01, 0x7F, 0xE9, 0x85, 0x0A, 0xFDD0, 0x1FFFE, 0x78, 0x02]
    #expect(
      errors(in: text.flatMap(bytes)) == [
        "controlCharacterInInputStream 1", "controlCharacterInInputStream 2",
        "controlCharacterInInputStream 5", "noncharacterInInputStream 8",
        "noncharacterInInputStream 11", "controlCharacterInInputStream 16",
      ])
  }

  /// Bytes that are not UTF-8 are no character, and nothing is read beyond the end.
  @Test(
    arguments: [
      [0xC2], [0xED, 0xA0], [0xED, 0xA0, 0x41], [0xED, 0x9F, 0xBF], [0xEF, 0xBF],
      [0xEF, 0xBF, 0x41],
      [0xF0, 0x9F, 0xBF], [0xF0, 0x9F, 0xBF, 0x41], [0xF5, 0x8F, 0xBF, 0xBF], [0xFF], [0x80],
    ] as [[UInt8]])
  func whatIsNotUTF8(_ text: [UInt8]) { #expect(errors(in: text).isEmpty) }

  @Test func theyAreErrorsOfTheParseAmongTheOthers() throws {
    var options = HTMLParser.Options()
    options.collectsErrors = true
    let text = "<!DOCTYPE html><p \u{1}=\u{2} \u{3}='&x;'>\u{4}</p"
    let tree = try HTMLParser(options).parse(document: text)
    #expect(
      tree.errors.map { "\($0.code) \($0.offset)" } == [
        "controlCharacterInInputStream 18", "controlCharacterInInputStream 20",
        "controlCharacterInInputStream 22", "unknownNamedCharacterReference 27",
        "controlCharacterInInputStream 30", "eofInTag 34",
      ])
    #expect(tree.errorCount == 6)
    #expect(try HTMLParser().parse(document: text).errorCount == 6)
  }

  /// They count once, where newlines are normalized already, and are part of the tree.
  @Test func newlinesAreNormalizedFirst() throws {
    var options = HTMLParser.Options()
    options.collectsErrors = true
    let tree = try HTMLParser(options).parse(
      fragment: "\r\n\r\u{1}".utf8, in: HTMLContext("div"))
    #expect(tree.errors.map(\.offset) == [2])
    #expect(tree.outline == "| \"\n\n\u{1}\"")
  }
}
