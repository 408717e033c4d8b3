import JSPrimitives
import TestSupport
import Testing

@testable import JSRegex

/// All matches that are found in the bytes of a text, beside those in the decoded text.
struct ByteSearchTests {
  /// Matches of each length in characters of one to four bytes, and matches that need a scan.
  private static let patterns = [
    ("", ""), (".", ""), ("..", ""), ("[^]", "u"), (#"\W"#, ""), (#"\W+"#, "u"), ("[^a]?", ""),
    (#"\uD83D"#, ""), (#"\uDE00"#, ""), (#"[\uDC00-\uDFFF]"#, ""), (#"[\uDC00-\uDFFF]x?"#, "u"),
    (#"\uD83D(?:\uDE00)"#, ""), (#"\u{1F600}+"#, "u"), ("<[^<>]*>", ""), (#"\bé|日"#, ""),
    (#"\p{L}+"#, "u"), (#"\b\d{2}-"#, ""), ("a.?$", "m"), (#"x[^\n]*?😀"#, ""), ("😀|b|é1", "u"),
    (#"^."#, "y"), ("(?:)", "u"),
  ]

  /// A pattern whose matches are found in both ways.
  private struct Tested {
    let regex: JSRegex
    let reference: JSRegex

    init(_ pattern: String, _ flags: String) throws {
      regex = try JSRegex(pattern, flags: flags)
      reference = try JSRegex(
        pattern: JSText(pattern), flags: JSText(flags), engines: .matcher)
    }

    func inBytes(_ text: JSText, from start: Int) throws -> [JSMatch] {
      let automaton = try #require(regex.search())
      var search = ByteSearch(
        text, from: start, readsCodePoints: regex.tree.flags.matchesCodePoints)
      var result: [JSMatch] = []
      while case .found(let capture) = search.next(automaton) { result.append(JSMatch(capture)) }
      return result
    }

    func decoded(_ text: JSText, from start: Int) throws -> [JSMatch] {
      var search = DecodedSearch(
        of: reference, in: reference.subject(text), from: start, limits: .standard)
      var result: [JSMatch] = []
      while let match = try search.next() { result.append(match) }
      return result
    }
  }

  @Test(arguments: patterns)
  func theMatchesAreThoseOfTheDecodedText(pattern: String, flags: String) throws {
    let tested = try Tested(pattern, flags)
    var numbers = SeededRandom(seed: 1)
    let pieces: [[UInt16]] =
      ["a", "b", "x", "<", ">", "12-", "\n", "é", "é1", "日", "😀", "😀😀", "plain text "].map {
        Array($0.utf16)
      } + [[0xD83D], [0xDE00]]
    for _ in 0..<60 {
      let text = JSText(
        utf16: (0..<numbers.number(below: 12)).flatMap { _ in
          pieces[numbers.number(below: pieces.count)]
        })
      for start in 0...text.length + 1 {
        let bytes = try tested.inBytes(text, from: start)
        let decoded = try tested.decoded(text, from: start)
        #expect(bytes == decoded, "\(text) from \(start)")
      }
    }
  }

  /// The scan looks for the last characters of these patterns, which the text also has where no match starts.
  @Test(arguments: [
    ("^[x .]xx", "m", "\u{2028}xxx", [1]), (#"^[\d-]--"#, "m", "a\u{2029}---", [2]),
    (#"\B[x. ]xx"#, "iu", "\u{212A}xxx", [1]), (#"\b[x. ]xxq?"#, "iu", "\u{17F}xxx", []),
    (#"\B[x. ]xx"#, "", "\u{1F600}xxxx", [3]),
  ])
  func assertionsSeeTheCharacterBeforeAPlaceThatAScanFinds(
    pattern: String, flags: String, text: String, places: [Int]
  ) throws {
    let regex = try JSRegex(pattern, flags: flags)
    for filler in [0, 20_000] {
      let text = JSText(String(repeating: "a", count: filler) + text)
      #expect(
        try regex.matches(in: text).map(\.index) == places.map { $0 + filler }, "\(filler)")
      #expect(try regex.test(text) == !places.isEmpty)
      let tested = try Tested(pattern, flags)
      #expect(try tested.inBytes(text, from: 0).map(\.index) == places.map { $0 + filler })
    }
  }

  @Test func aMatchMayBeHalfOfAPair() throws {
    let bytes = try Tested(".", "").inBytes("😀", from: 0)
    #expect(bytes.map(\.[0]) == [JSText(utf16: [0xD83D]), JSText(utf16: [0xDE00])])
    #expect(bytes.map(\.index) == [0, 1])
  }

  @Test func aStartInAPairIsItsStartByCodePoints() throws {
    #expect(try Tested(".", "u").inBytes("😀b", from: 1).map(\.index) == [0, 2])
    #expect(try Tested(".", "").inBytes("😀b", from: 1).map(\.index) == [1, 2])
  }

  @Test func longTextsAreNotDecoded() throws {
    let regex = try JSRegex("<[^<>]*>")
    let text = JSText(String(repeating: "é <tag> 日😀", count: 3_000))
    #expect(regex.byteAutomaton(for: text) != nil)
    #expect(try JSRegex("<([^<>]*)>").byteAutomaton(for: text) == nil)
    let matches = try regex.matches(in: text)
    #expect(matches.count == 3_000)
    #expect(matches.last.map { $0.index..<$0.end } == 2_999 * 11 + 2..<2_999 * 11 + 7)
    #expect(matches.allSatisfy { $0[0] == "<tag>" })
    #expect(try regex.exec(text)?.index == 2)
    #expect(try JSRegex("<[^<>]*>", flags: "g").exec(text, lastIndex: 3)?.index == 13)
    #expect(try JSRegex("X", flags: "g").exec(text, lastIndex: 3) == nil)
  }

  @Test func aSearchThatReadsTooFarIsLeftToTheOthers() throws {
    let regex = try JSRegex("a*b|a")
    let text = JSText(String(repeating: "a", count: 20_000) + "é")
    var search = ByteSearch(text, from: 0, readsCodePoints: false)
    let automaton = try #require(regex.search())
    var count = 0
    while case .found = search.next(automaton) { count += 1 }
    #expect(count < 100)
    #expect(try regex.matches(in: text).map(\.index) == Array(0..<20_000))
  }

  @Test func bytesThatAreNotWTF8AreReadWithinBounds() throws {
    for (pattern, flags) in Self.patterns {
      let regex = try JSRegex(pattern, flags: flags)
      let automaton = try #require(regex.search())
      let isByPoint = regex.tree.flags.matchesCodePoints
      var numbers = SeededRandom(seed: 2)
      for _ in 0..<200 {
        let bytes = (0..<numbers.number(below: 9)).map { _ in
          UInt8([0x61, 0x80, 0xBF, 0xC3, 0xE6, 0xED, 0xF0, 0xFF][numbers.number(below: 8)])
        }
        var search = ByteSearch(JSText(wtf8: bytes), from: 0, readsCodePoints: isByPoint)
        var count = 0
        while case .found = search.next(automaton) { count += 1 }
        #expect(count <= bytes.count + 1)
      }
    }
  }
}
