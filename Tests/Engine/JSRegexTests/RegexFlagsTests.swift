import Testing

@testable import JSRegex

struct RegexFlagsTests {
  @Test func readsLettersInAnyOrderAndPrintsThemInTheAccessorsOrder() throws {
    #expect(try RegexFlags(parsing: Array("yvsmigd".utf16)).description == "dgimsvy")
    #expect(try RegexFlags(parsing: []) == [])
  }

  @Test(arguments: [("x", 0..<1), ("gg", 1..<2), ("uv", 0..<2), ("gU", 1..<2)])
  func refusesUnknownRepeatedAndContradictoryLetters(_ text: String, _ range: Range<Int>) {
    #expect(throws: PatternError(kind: .invalidFlags, range: range)) {
      try RegexFlags(parsing: Array(text.utf16))
    }
  }

  @Test func theAlphabetIsCodeUnitsUnlessUOrVIsGiven() throws {
    #expect(try RegexFlags(parsing: Array("gim".utf16)).lastCharacter == 0xFFFF)
    #expect(try RegexFlags(parsing: Array("u".utf16)).lastCharacter == 0x10FFFF)
    #expect(try RegexFlags(parsing: Array("v".utf16)).lastCharacter == 0x10FFFF)
  }
}
