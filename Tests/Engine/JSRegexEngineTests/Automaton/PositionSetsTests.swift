import Testing

@testable import JSRegexEngine

/// The patterns with a set for each position, whose verdicts equal those of their automata.
struct PositionSetsTests {
  private func table(_ pattern: String) throws -> AutomatonTable {
    try AutomatonTable(PatternParser.parse(Array(pattern.utf16), flags: []))
  }

  private func verdicts(_ pattern: String, on texts: [String]) throws -> [Bool] {
    let regex = try JSRegex(pattern: .init(pattern), flags: "", engines: .automaton)
    return try texts.map { try regex.test($0) }
  }

  @Test(arguments: [
    (#"^\d{4}-\d{2}-\d{2}$"#, 10), ("^[0-9a-f]{8}-[0-9a-f]{4}$", 13),
    ("^(?:[0-9a-f]{8}-[0-9a-f]{4}|00000000-0000)$", 13), ("^(?:[a-z]{9}|[0-9]{8}|x)$", 9),
  ])
  func mostMatchesHaveOneLength(pattern: String, length: Int) throws {
    #expect(try PositionSets(table(pattern))?.positions.count == length)
  }

  @Test(arguments: [
    // Too short, too long, of any length, with longer matches, with too many sets.
    #"^\d{7}$"#, "^a{65}$", "^[a-z]{8,}$", #"^\d{8}"#, "^[ab][cd][ef][gh][ij][kl][mn][op][qr]$",
  ])
  func otherPatternsHaveNone(pattern: String) throws {
    #expect(try PositionSets(table(pattern)) == nil)
  }

  @Test func textsBesideTheSetsAreLeftToTheAutomaton() throws {
    let pattern = "^(?:[0-9a-f]{8}-[1-8][0-9a-f]{3}|00000000-0000|zzzzzzzz-zzzz)$"
    #expect(
      try verdicts(
        pattern,
        on: [
          "0f000000-1000", "00000000-0000", "zzzzzzzz-zzzz", "f0000000-9000", "00000000-000",
          "00000000-00000", "0000000z-1000", "", "fffffff\u{7F}-1000",
        ]) == [true, true, true, false, false, false, false, false, false])
  }

  @Test(arguments: [16, 17, 31, 32, 33, 36, 64])
  func aVectorTestsEveryPosition(length: Int) throws {
    let pattern = "^(?:[0-9A-Fa-f][^a-c\\x7f]){\(length / 2)}\(length % 2 == 0 ? "" : "z")$"
    let sets = try #require(try PositionSets(table(pattern)))
    let ranges = try #require(PositionRanges(sets))
    defer { ranges.destroy() }
    let right = (0..<length).map { UInt8(ascii: $0 % 2 == 0 && $0 < length / 2 * 2 ? "b" : "z") }
    #expect(right.withUnsafeBufferPointer { ranges.hold($0.baseAddress.unsafelyUnwrapped) })
    for position in 0..<length {
      for byte in UInt8(0)...255 {
        var text = right
        text[position] = byte
        let isInSet = sets.holders[Int(byte)] & sets.positions[position] != 0
        let holds = text.withUnsafeBufferPointer {
          ranges.hold($0.baseAddress.unsafelyUnwrapped)
        }
        #expect(holds == isInSet, "\(position) \(byte)")
      }
    }
  }

  @Test func aSetOfManyRangesHasNoVector() throws {
    let pattern = "^[acegik]{16}$"
    #expect(PositionRanges(try #require(try PositionSets(table(pattern)))) == nil)
    #expect(PositionRanges(try #require(try PositionSets(table("^[a-z]{15}$")))) == nil)
    #expect(
      try verdicts(pattern, on: [String(repeating: "k", count: 16), "k", "aaaaaaaabaaaaaaa"])
        == [true, false, false])
  }

  @Test func aTableOfPairsIsMadeUpToASize() throws {
    #expect(try PairTable(table("^[a-z]+@[a-z]+$")) != nil)
    let long = "^[a-z]{2}[0-9]{900}_?$"
    #expect(try PairTable(table(long)) == nil)
    let digits = String(repeating: "7", count: 900)
    #expect(
      try verdicts(
        long, on: ["ab" + digits, "a" + digits, "ab" + digits + "7", "ab" + digits + "_"])
        == [true, false, false, true])
  }

  @Test(arguments: 0...18)
  func oddAndEvenLengthsAreReadToTheirEnds(length: Int) throws {
    let text = String(repeating: "a", count: length)
    #expect(
      try verdicts("^(?:aa)*$", on: [text, text + "b", "b" + text]) == [
        length % 2 == 0, false, false,
      ])
    #expect(
      try verdicts("^(?:aaa)*b?$", on: [text, text + "b"]) == [length % 3 == 0, length % 3 == 0])
  }
}
