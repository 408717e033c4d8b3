import JSPrimitives
import Testing

@testable import JSRegex

/// Splitting a text at the matches of a pattern.
struct JSRegexSplitTests {
  private func split(
    _ pattern: String, _ text: String, flags: String = "", limit: UInt32 = .max
  ) throws -> [String?] {
    try JSRegex(pattern, flags: flags).split(text, limit: limit)
  }

  @Test func piecesStandBetweenTheMatches() throws {
    #expect(try split(#"\s*,\s*"#, "a , b,c") == ["a", "b", "c"])
    #expect(try split(",", ",a,") == ["", "a", ""])
    #expect(try split("x", "abc") == ["abc"])
  }

  @Test func groupsFollowThePieceBeforeThem() throws {
    #expect(try split("(,)|(;)", "a,b;c") == ["a", ",", nil, "b", nil, ";", "c"])
  }

  @Test func theLimitCountsGroupsToo() throws {
    #expect(try split(",", "a,b,c", limit: 2) == ["a", "b"])
    #expect(try split("(,)", "a,b,c", limit: 2) == ["a", ","])
    #expect(try split(",", "a,b,c", limit: 9) == ["a", "b", "c"])
    #expect(try split(",", "a,b,c", limit: 0) == [])
    #expect(try split("", "", limit: 0) == [])
  }

  @Test func emptyMatchesSplitBetweenCharacters() throws {
    #expect(try split("", "abc") == ["a", "b", "c"])
    #expect(try split("x*", "axb") == ["a", "b"])
    #expect(try split("$", "abc") == ["abc"])
    #expect(try split("(?=b)", "abb") == ["a", "b", "b"])
  }

  @Test func emptyMatchesSplitAPairOnlyWithoutU() throws {
    let pieces = try JSRegex("").split(JSText("😀"))
    #expect(pieces == [JSText(utf16: [0xD83D]), JSText(utf16: [0xDE00])])
    #expect(try split("", "😀é", flags: "u") == ["😀", "é"])
  }

  @Test func anEmptyTextHasNoPiecesIfThePatternMatchesIt() throws {
    #expect(try split("", "") == [])
    #expect(try split("a", "") == [""])
  }

  @Test(arguments: ["", "g", "y", "gy"])
  func theFlagsGAndYMakeNoDifference(_ flags: String) throws {
    #expect(try split("[,;]", "a,b;c", flags: flags) == ["a", "b", "c"])
    #expect(try split("", "ab", flags: flags) == ["a", "b"])
  }

  @Test func thePiecesHaveTheFormOfTheText() throws {
    let regex = try JSRegex("-")
    #expect(try regex.split(Array("a-é".utf8)) == [Array("a".utf8), Array("é".utf8)])
    #expect(try regex.split(Array("a-é".utf16)) == [Array("a".utf16), Array("é".utf16)])
  }
}
