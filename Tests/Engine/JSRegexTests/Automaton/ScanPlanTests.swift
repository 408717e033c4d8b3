import Testing

@testable import JSRegex

/// The characters that a search scans for.
struct ScanPlanTests {
  private func plan(_ pattern: String, _ flags: RegexFlags = []) throws -> ScanPlan? {
    let tree = try PatternParser.parse(Array(pattern.utf16), flags: flags)
    let automaton = try NondeterministicAutomaton(searching: tree, result: .preferred)
    let start = try #require(automaton.searched)
    return ScanPlan(PrefixSets(automaton, from: start).sets, last: flags.lastCharacter)
  }

  @Test func aPrefixHasASetForEachPlaceOfAllMatches() throws {
    let tree = try PatternParser.parse(Array("^(?:ab|cde)f*".utf16), flags: [])
    let automaton = try NondeterministicAutomaton(searching: tree, result: .preferred)
    let sets = PrefixSets(automaton, from: try #require(automaton.searched)).sets
    #expect(
      sets == [
        CharacterSet([0x61...0x61, 0x63...0x63]), CharacterSet([0x62...0x62, 0x64...0x64]),
      ])
  }

  @Test func theTwoRarestPlacesAreSought() throws {
    let plan = try #require(try plan("thexyz"))
    #expect(plan.first == CharacterSet(0x78))
    #expect(plan.second == CharacterSet(0x7A))
    #expect(plan.offset == 3)
    #expect(plan.distance == 2)
  }

  @Test func aFrequentSecondPlaceIsNotSought() throws {
    let plan = try #require(try plan("<[^>]+>"))
    #expect(plan.first == CharacterSet(0x3C))
    #expect(plan.second == nil)
    #expect(plan.offset == 0)
  }

  @Test func setsOfManyRangesAreWidenedBeyondASCII() throws {
    let space = try #require(try plan(#"\s"#))
    #expect(space.first == CharacterSet([0x09...0x0D, 0x20...0x20, 0xA0...0xFEFF]))
    #expect(try plan("[acegik]") == nil)
  }

  @Test func aPatternThatMatchesNothingOrTheEmptyStringHasNone() throws {
    #expect(try plan("a*") == nil)
    #expect(try plan("") == nil)
    #expect(try plan("[]") == nil)
  }

  @Test func inBytesOnlyThePlacesBeforeALongerCharacterAreSought() throws {
    let dates = try #require(try plan(#"\d{4}-\d"#)?.forBytes)
    #expect(dates.first == CharacterSet([0x30...0x39]))
    #expect(dates.second == CharacterSet(0x2D))
    #expect((dates.offset, dates.distance) == (0, 4))
    let word = try #require(try plan("<é>")?.forBytes)
    #expect(word.first == CharacterSet(0x3C))
    #expect(word.second == CharacterSet(0xC3))
    #expect(word.distance == 1)
    let last = try #require(try plan("[日é]x")?.forBytes)
    #expect(last.first == CharacterSet([0xC3...0xC3, 0xE6...0xE6]))
    #expect(last.second == nil)
  }

  @Test func inBytesBothHalvesOfAPairStartWithItsFirstByte() throws {
    let half = CharacterSet([0xED...0xED, 0xF0...0xF4])
    #expect(try plan(#"\uDE00"#)?.forBytes?.first == half)
    #expect(try plan(#"\uD83D"#)?.forBytes?.first == half)
    #expect(try plan(#"\u{1F600}"#, [.unicode])?.forBytes?.first == CharacterSet(0xF0))
  }
}
