import Testing

@testable import JSRegex

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
    func holds(_ text: [UInt8], count: Int) -> Bool {
      text.withUnsafeBufferPointer { ranges.hold($0.baseAddress.unsafelyUnwrapped, count: count) }
    }
    for count in 16...length { #expect(holds(right, count: count)) }
    for position in 0..<length {
      for byte in UInt8(0)...255 {
        var text = right
        text[position] = byte
        let isInSet = sets.holders[Int(byte)] & sets.positions[position] != 0
        for count in Set([16, (16 + length) / 2, length]) {
          // What is behind the text does not count.
          #expect(
            holds(text, count: count) == (isInSet || position >= count), "\(position) \(byte)")
        }
      }
    }
  }

  @Test(arguments: [
    ("^[a-z]{1,30}$", 1), ("^@?[A-Za-z0-9_]{1,15}$", 1), ("^@?[A-Za-z0-9_.]{1,30}$", 1),
    ("^[a-z]{8,20}$", 8), ("^(?:[a-z]{9,12}|[0-9]{3})$", 9), ("^[a-z]{0,20}$", 1),
    ("^[a-z]{4}(?:[0-9]{4}(?:[a-z]{8})?)?$", 16), ("^[a-z]{4}[0-9]{0,14}$", 4),
    ("^[a-z](?:[a-z][0-9]){0,10}$", 21), ("^(?:[a-z]{17}|[a-f]{18,20})$", 17),
  ])
  func shorterTextsAreDecidedToo(pattern: String, least: Int) throws {
    #expect(try PositionSets(table(pattern))?.leastLength == least)
    var texts = [""]
    for length in 1...33 {
      for start in ["", "@", "a", "_"] {
        for (rest, last) in [
          ("a", "a"), ("a", "!"), ("f", "g"), ("7", "7"), ("z", "@"), ("a7", "a"),
        ] {
          let text = start + String(repeating: rest, count: length) + last
          texts += [String(text.prefix(length)), String(text.suffix(length))]
        }
      }
      texts.append(String(("abcd1234" + String(repeating: "z", count: 30)).prefix(length)))
    }
    let expected = try JSRegex(pattern: .init(pattern), flags: "", engines: .matcher)
    let verdicts = try verdicts(pattern, on: texts)
    #expect(verdicts.contains(true) && verdicts.contains(false))
    for (text, verdict) in zip(texts, verdicts) {
      #expect(try expected.test(text) == verdict, "\(text)")
    }
  }

  @Test func aSmallTableOfPairsIsMadeBesideSets() throws {
    #expect(try PairTable(table("^@?[A-Za-z0-9_.]{1,30}$"), limit: 2_048) != nil)
    #expect(try PairTable(table("^(?:[0-9a-f]{8}-[1-8][0-9a-f]{23})$"), limit: 100) == nil)
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
