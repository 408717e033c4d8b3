import Testing

@testable import HTMLParsing

/// HTML Standard, "Numeric character reference end state".
@Suite struct NumericCharacterReferenceTests {
  /// The standard's table of replacements for control characters from 0x80 on.
  private static let replacements: [UInt32: UInt32] = [
    0x80: 0x20AC, 0x82: 0x201A, 0x83: 0x0192, 0x84: 0x201E, 0x85: 0x2026, 0x86: 0x2020,
    0x87: 0x2021, 0x88: 0x02C6, 0x89: 0x2030, 0x8A: 0x0160, 0x8B: 0x2039, 0x8C: 0x0152,
    0x8E: 0x017D, 0x91: 0x2018, 0x92: 0x2019, 0x93: 0x201C, 0x94: 0x201D, 0x95: 0x2022,
    0x96: 0x2013, 0x97: 0x2014, 0x98: 0x02DC, 0x99: 0x2122, 0x9A: 0x0161, 0x9B: 0x203A,
    0x9C: 0x0153, 0x9E: 0x017E, 0x9F: 0x0178,
  ]

  /// The standard's steps in their order.
  private func model(_ number: UInt32) -> (UInt32, HTMLParseError.Code?) {
    if number == 0 { return (0xFFFD, .nullCharacterReference) }
    if number > 0x10FFFF { return (0xFFFD, .characterReferenceOutsideUnicodeRange) }
    if (0xD800...0xDFFF).contains(number) { return (0xFFFD, .surrogateCharacterReference) }
    if (0xFDD0...0xFDEF).contains(number) || number % 0x10000 >= 0xFFFE {
      return (number, .noncharacterCharacterReference)
    }
    let isControl = number < 0x20 || (0x7F...0x9F).contains(number)
    let isSpace = [0x09, 0x0A, 0x0C, 0x20].contains(number)
    if number == 0x0D || isControl && !isSpace {
      return (Self.replacements[number] ?? number, .controlCharacterReference)
    }
    return (number, nil)
  }

  @Test func everyNumber() {
    for number in 0...UInt32(0x110010) {
      // A few of each plane's middle are enough.
      guard number < 0x3000 || number & 0xFFFF >= 0xD7F0 || number % 257 == 0 else { continue }
      let (codePoint, code) = NumericCharacterReference.codePoint(of: number)
      let (expected, expectedCode) = model(number)
      guard codePoint == expected, code == expectedCode else {
        Issue.record("\(String(number, radix: 16))")
        return
      }
    }
  }

  @Test(arguments: [0x110000, 0x11_0001, 0xFFFF_FFFF, 0x1_0000_0000, 0x7FFF_FFFF_FFFF_FFFF])
  func beyondTheLastCodePoint(_ number: Int) {
    let tokens = Tokenization(Array("&#\(number);&#x\(String(number, radix: 16));".utf8)).tokens
    #expect(tokens == ["'\u{FFFD}\u{FFFD}'"])
  }

  /// A number of any length is read to its end, and leading zeros do not count.
  @Test func longNumbers() {
    let zeros = String(repeating: "0", count: 1_000)
    let nines = String(repeating: "9", count: 1_000)
    #expect(
      Tokenization(Array("&#\(zeros)65;&#x\(zeros)41;&#\(nines);".utf8)).tokens
        == ["'AA\u{FFFD}'"])
  }
}
