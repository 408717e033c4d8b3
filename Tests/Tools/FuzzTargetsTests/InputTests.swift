import JSPrimitives
import Testing

@testable import FuzzTargets

/// The conversion of an input's bytes to text.
struct InputTests {
  @Test(
    arguments: [
      ([0x61, 0xC3, 0xA9], [0x61, 0xE9]), ([0xF0, 0x9F, 0x98, 0x80], [0xD83D, 0xDE00]),
      ([0xED, 0xA0, 0xBD], [0xD83D]), ([0xFF, 0xC3], [0xFF, 0xC3]), ([0xC0, 0x80], [0xC0, 0x80]),
      ([0xE0, 0x80, 0x80], [0xE0, 0x80, 0x80]),
      ([0xF4, 0x90, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80]),
    ] as [([UInt8], [UInt16])])
  func everyInputIsAText(bytes: [UInt8], units: [UInt16]) {
    #expect(InputText.text(bytes).utf16 == units)
  }

  @Test func anInputIsAnExpressionAndASubject() {
    let input = RegexInput(Array("gi 3\na\nb".utf8) + [0xFF] + Array("xyz".utf8))
    #expect(input.flags == "gi")
    #expect(input.lastIndex == 3)
    #expect(input.pattern == "a\nb")
    #expect(input.subject == "xyz")
    #expect(RegexInput(Array("a".utf8)).pattern == "a")
  }
}
