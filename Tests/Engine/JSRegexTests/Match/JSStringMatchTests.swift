import JSRegex
import Testing

/// Matches with ranges of the indices of a string.
@Suite struct JSStringMatchTests {
  private func first(
    _ pattern: String, _ flags: String = "", in string: String
  ) throws -> JSStringMatch {
    try #require(try JSRegex(pattern, flags: flags).firstMatch(in: string))
  }

  /// The UTF-16 offsets of a range.
  private func offsets(_ range: Range<String.Index>?, in string: String) -> Range<Int>? {
    range.map {
      $0.lowerBound.utf16Offset(in: string)..<$0.upperBound.utf16Offset(in: string)
    }
  }

  @Test func aMatchHasItsTextAndItsRange() throws {
    let string = "on 2026-02-10"
    let match = try first(#"\d{4}-\d{2}"#, in: string)
    #expect(match.text == "2026-02")
    #expect(string[match.range] == "2026-02")
    #expect(string[..<match.range.lowerBound] == "on ")
    #expect(string[match.range.upperBound...] == "-10")
  }

  @Test func groupsAreFoundByNumberAndByName() throws {
    let string = "é 2026-02"
    let match = try first(#"(?<year>\d+)-(\d+)"#, in: string)
    #expect(match[0] == "2026-02")
    #expect(match[1] == "2026")
    #expect(match[2] == "02")
    #expect(match["year"] == "2026")
    #expect(match.range(of: 0) == match.range)
    #expect(match.range(of: 2).map { string[$0] } == "02")
    #expect(match.range(of: "year").map { string[$0] } == "2026")
  }

  @Test func aGroupThatDidNotParticipateIsNil() throws {
    let match = try first("(?<a>a)|(?<b>b)()", in: "a")
    #expect(match["a"] == "a")
    #expect(match["b"] == nil)
    #expect(match[2] == nil)
    #expect(match.range(of: 2) == nil)
    #expect(match.range(of: "b") == nil)
  }

  @Test func aGroupThatDoesNotExistIsNil() throws {
    let match = try first("(?<a>a)", in: "a")
    #expect(match[-1] == nil)
    #expect(match[2] == nil)
    #expect(match["b"] == nil)
    #expect(match[""] == nil)
    #expect(match.range(of: 2) == nil)
    #expect(match.range(of: .min) == nil)
    #expect(match.range(of: "b") == nil)
  }

  @Test func anEmptyGroupHasARangeAndNoCharacters() throws {
    let string = "a"
    let match = try first("a(?<end>)", in: string)
    #expect(match["end"] == "")
    #expect(offsets(match.range(of: "end"), in: string) == 1..<1)
  }

  @Test func aNameThatGroupsShareIsTheOneThatParticipates() throws {
    let string = "ab"
    let match = try first("(?<n>x)b|(?<n>a)b", in: string)
    #expect(match["n"] == "a")
    #expect(match.range(of: "n").map { string[$0] } == "a")
  }

  /// JavaScript compares names by code units, a Swift `String` by canonical equivalence.
  @Test func namesAreEqualByCodeUnits() throws {
    let match = try first("(?<\u{E9}>a)", in: "a")
    #expect(match["\u{E9}"] == "a")
    #expect(match["e\u{301}"] == nil)
  }

  /// A lookahead may capture behind the match, a lookbehind in front of it.
  @Test func groupsMayLieOutsideOfTheMatch() throws {
    let string = "😀é1😀"
    let match = try first(#"(?<=(😀é))\d(?=(.*))"#, "u", in: string)
    #expect(string[match.range] == "1")
    #expect(match.range(of: 1).map { string[$0] } == "😀é")
    #expect(match.range(of: 2).map { string[$0] } == "😀")
  }

  // MARK: Boundaries

  @Test(arguments: ["u", "v"]) func withCodePointsAnEmojiIsWhole(_ flags: String) throws {
    let string = "a😀b"
    let match = try first("[^a]", flags, in: string)
    #expect(match.text == "😀")
    #expect(string[match.range] == "😀")
    #expect(match.index == 1)
    #expect(match.end == 3)
  }

  @Test func halfOfACharacterIsARangeOfTheUTF16View() throws {
    let string = "a😀b"
    let matches = try JSRegex("[^ab]").matches(in: string)
    #expect(matches.map { offsets($0.range, in: string) } == [1..<2, 2..<3])
    #expect(matches.map { Array(string.utf16[$0.range]) } == [[0xD83D], [0xDE00]])
    #expect(matches.map(\.text) == ["\u{FFFD}", "\u{FFFD}"])
  }

  @Test func anIndexInsideACharacterIsRoundedDownByTheString() throws {
    let string = "a😀b"
    let matches = try JSRegex("[^ab]").matches(in: string)
    #expect(matches.map { string[$0.range] } == ["", "😀"])
    #expect(string[..<matches[0].range.upperBound] == "a")
    #expect(string[matches[0].range.upperBound...] == "😀b")
    #expect(string.unicodeScalars[matches[1].range].map(\.value) == [0x1F600])
  }

  @Test func aRangeInsideACharacterReplacesWithoutATrap() throws {
    var string = "a😀b"
    let half = try first(#"\uDE00"#, in: string)
    string.replaceSubrange(half.range, with: "-")
    #expect(string == "a-b")
  }

  @Test func aCombiningAccentIsACharacterOfItsOwn() throws {
    let string = "cafe\u{301}s"
    let match = try first("e", in: string)
    #expect(match.text == "e")
    #expect(string[match.range].unicodeScalars.map(\.value) == [0x65])
    let accent = try first(#"\u0301"#, in: string)
    #expect(string[accent.range].unicodeScalars.map(\.value) == [0x301])
    #expect(offsets(accent.range, in: string) == 4..<5)
  }

  @Test func emojiSequencesAreSplitWhereThePatternSplitsThem() throws {
    let family = "👩‍👩‍👧"
    let parts = try JSRegex(#"\p{Emoji_Presentation}"#, flags: "u").matches(in: family)
    #expect(parts.map { String(family[$0.range]) } == ["👩", "👩", "👧"])
    #expect(parts.map(\.index) == [0, 3, 6])
    let whole = try first(#"^\p{RGI_Emoji}$"#, "v", in: family)
    #expect(whole.range == family.startIndex..<family.endIndex)
  }

  @Test func lineBreaksOfTwoCharactersAreSplitToo() throws {
    let string = "a\r\nb"
    let match = try first(#"\r"#, in: string)
    #expect(Array(string[match.range].utf8) == [0x0D])
    #expect(Array(string[match.range.upperBound...].utf8) == [0x0A, 0x62])
  }

  // MARK: Offsets

  @Test func theOffsetsAreThoseOfJavaScript() throws {
    let string = "😀2026"
    let match = try first(#"(?<year>\d+)"#, in: string)
    #expect(match.utf16 == (try JSRegex(#"(?<year>\d+)"#).exec(string)))
    #expect(match.index == 2)
    #expect(match.end == 6)
    #expect(match.captures.map { $0?.range } == [2..<6, 2..<6])
    #expect(match.groups.map { $0.capture?.range } == [2..<6])
  }

  @Test func itPrintsAsAMatchOfJavaScriptDoes() throws {
    let match = try first(#"(?<year>\d+)-(x)?"#, in: "on 2026-")
    #expect("\(match)" == #""2026-" at 3..<8, 1: "2026", 2: undefined, year: "2026""#)
    #expect("\([match])" == #"["2026-" at 3..<8, 1: "2026", 2: undefined, year: "2026"]"#)
  }

  @Test func rangesOfALongStringAreExact() throws {
    let string = String(repeating: "é😀x", count: 20_000)
    let matches = try JSRegex("x(é)?").matches(in: string)
    #expect(matches.count == 20_000)
    #expect(matches.allSatisfy { string[$0.range] == $0.text })
    #expect(matches.last?.range.upperBound == string.endIndex)
  }
}
