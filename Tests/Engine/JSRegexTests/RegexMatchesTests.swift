import JSPrimitives
import Testing

@testable import JSRegex

/// All matches of a text.
struct RegexMatchesTests {
  private func ranges(
    _ pattern: String, _ flags: String, _ text: some JSTextConvertible
  ) throws -> [Range<Int>] {
    try JSRegex(pattern, flags: flags).matches(in: text).map { $0.index..<$0.end }
  }

  @Test func eachMatchStartsWhereTheLastOneEnded() throws {
    #expect(try ranges("aa", "g", "aaaaa") == [0..<2, 2..<4])
    #expect(try ranges("x", "g", "aaa") == [])
    #expect(try ranges("(?<=a)a", "g", "aaa") == [1..<2, 2..<3])
  }

  @Test func theFlagGIsNotNeeded() throws {
    #expect(try ranges("a", "", "aba") == [0..<1, 2..<3])
  }

  @Test func stickyMatchesLeaveNoGap() throws {
    #expect(try ranges("a", "gy", "aaba") == [0..<1, 1..<2])
    #expect(try ranges("a", "y", "ba") == [])
  }

  @Test func anEmptyMatchIsFoundOnceAtEachPlace() throws {
    #expect(try ranges("", "g", "ab") == [0..<0, 1..<1, 2..<2])
    #expect(try ranges("a*", "g", "aab") == [0..<2, 2..<2, 3..<3])
    #expect(try ranges("", "g", "") == [0..<0])
  }

  @Test func anEmptyMatchStepsOverAPairOnlyByCodePoints() throws {
    #expect(try ranges("", "g", "😀") == [0..<0, 1..<1, 2..<2])
    #expect(try ranges("", "gu", "😀") == [0..<0, 2..<2])
    #expect(try ranges("", "gv", "a😀😀") == [0..<0, 1..<1, 3..<3, 5..<5])
    // Surrogates in the wrong order are separate characters.
    let halves: [UInt16] = [0xDE00, 0xD83D]
    #expect(try ranges("", "gu", halves) == [0..<0, 1..<1, 2..<2])
  }

  @Test func offsetsCountUTF16UnitsInEveryFormOfText() throws {
    let regex = try JSRegex("b", flags: "gu")
    let text = "é😀b"
    for matches in [
      try regex.matches(in: text), try regex.matches(in: text[...]),
      try regex.matches(in: JSText(text)), try regex.matches(in: Array(text.utf8)),
      try regex.matches(in: Array(text.utf16)),
    ] {
      #expect(matches.map(\.index) == [3])
    }
  }

  @Test func matchesAreFoundAsTheyAreAskedFor() throws {
    var matches = try JSRegex(#"(?<first>\w)\w*"#).matchAll("one two")
    let first = try #require(try matches.next())
    #expect(first[0] == "one")
    #expect(first["first"] == "o")
    #expect(try matches.next()?.index == 4)
    #expect(try matches.next() == nil)
    #expect(try matches.next() == nil)
  }

  @Test func searchTellsWhereTheFirstMatchStarts() throws {
    #expect(try JSRegex("b").search("aéb") == 2)
    #expect(try JSRegex("b").search("aé") == nil)
    #expect(try JSRegex("b", flags: "y").search("ab") == nil)
  }

  @Test func aSearchBeyondItsBudgetIsNotTheEnd() throws {
    let text = "b" + String(repeating: "a", count: 40) + "!"
    var matches = try JSRegex(#"(?:a+)+(x?)\1$|b"#).matchAll(text, limits: MatchLimits(steps: 1000))
    #expect(try matches.next()?.end == 1)
    #expect(throws: MatchError.budgetExceeded) { try matches.next() }
  }

  @Test(arguments: Engines.budgeted)
  func allSearchesOfACallShareItsLimits(_ engines: Engines) throws {
    let regex = try JSRegex(pattern: #"(?:a+)+(x?)\1$|b"#, flags: "g", engines: engines)
    let few = MatchLimits(steps: 3000)
    // A search that starts at a `b` costs nothing, and one after it a thousand steps.
    let text = String(repeating: "baaaaaaaa!", count: 100)
    #expect(throws: MatchError.budgetExceeded) { try regex.matches(in: text, limits: few) }
    #expect(throws: MatchError.budgetExceeded) { try regex.split(text, limits: few) }
    #expect(throws: MatchError.budgetExceeded) { try regex.replace(text, with: "", limits: few) }
    #expect(throws: MatchError.budgetExceeded) {
      var object = RegExpObject(regex, limits: few)
      return try object.replace(text, with: "")
    }
    let lazy = #expect(throws: MatchError.self) {
      var matches = regex.matchAll(text, limits: few)
      while try matches.next() != nil {}
    }
    #expect(lazy == .budgetExceeded)
    let many = MatchLimits(steps: 20_000_000_000)
    #expect(try regex.matches(in: text, limits: many).count == 100)
  }

  @Test func easySearchesLeaveTheirLimits() throws {
    let regex = try JSRegex(#"(?:a+)+(x?)\1$|b"#, flags: "g")
    let few = MatchLimits(steps: 1000)
    let easy = String(repeating: "b", count: 1000)
    #expect(try regex.matches(in: easy, limits: few).count == 1000)
    let hard = String(repeating: "a", count: 16) + "!"
    #expect(throws: MatchError.budgetExceeded) { try regex.matches(in: hard, limits: few) }
    #expect(throws: MatchError.budgetExceeded) { try regex.search(hard, limits: few) }
    #expect(throws: MatchError.budgetExceeded) { try regex.split(hard, limits: few) }
    #expect(throws: MatchError.budgetExceeded) { try regex.replace(hard, with: "", limits: few) }
    #expect(throws: MatchError.budgetExceeded) {
      var object = RegExpObject(regex, limits: few)
      return try object.exec(hard)
    }
    #expect(try regex.search(hard) == nil)
  }

  @Test func aMatchBeforeALoneSurrogateIsFound() throws {
    let regex = try JSRegex(".b", flags: "u")
    let match = try regex.exec(JSText(utf16: [0xD83D, 0xDE00, 0x62, 0xD83D]))
    #expect(match?.index == 0)
    #expect(match?.end == 3)
  }

  @Test func groupsHaveNumbersAndNames() throws {
    let match = try #require(try JSRegex("(?<letter>[a-z])(x)?").exec("1a"))
    #expect(match[0] == "a")
    #expect(match[1] == "a")
    #expect(match[2] == nil)
    #expect(match[3] == nil)
    #expect(match[-1] == nil)
    #expect(match["letter"] == "a")
    #expect(match["digit"] == nil)
  }
}
