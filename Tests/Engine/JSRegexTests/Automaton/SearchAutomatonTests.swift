import JSPrimitives
import TestSupport
import Testing

@testable import JSRegex

/// The matches that a search automaton finds, and the patterns that have one.
struct SearchAutomatonTests {
  private func search(_ pattern: String, _ flags: String = "") throws -> TestedSearch {
    try TestedSearch(Array(pattern.utf16), flags)
  }

  private func reason(_ pattern: String, _ flags: String = "") throws -> String? {
    do throws(PatternError) {
      _ = try TestedSearch(Array(pattern.utf16), flags)
      return nil
    } catch {
      guard case .unsupported(let construct) = error.kind else { throw error }
      return construct
    }
  }

  // MARK: Preferences

  @Test func theLeftmostMatchWins() throws {
    #expect(try search("b|abc").first(in: "xabcb") == 1..<4)
    #expect(try search("abcd|b").first(in: "abc") == 1..<2)
  }

  @Test func theFirstAlternativeWins() throws {
    #expect(try search("a|ab").first(in: "ab") == 0..<1)
    #expect(try search("ab|a").first(in: "ab") == 0..<2)
    #expect(try search("(?:a|ab)(?:c|bcd)").first(in: "abcd") == 0..<4)
    #expect(try search("|a").first(in: "a") == 0..<0)
  }

  @Test func loopsAreGreedyOrLazy() throws {
    #expect(try search("a+").first(in: "baaa") == 1..<4)
    #expect(try search("a+?").first(in: "baaa") == 1..<2)
    #expect(try search("a{2,3}?b?").first(in: "aaab") == 0..<2)
    #expect(try search("<.+?>").first(in: "<a><b>") == 0..<3)
    #expect(try search("<.+>").first(in: "<a><b>") == 0..<6)
  }

  @Test func anIterationThatTakesNothingFails() throws {
    #expect(try search("(?:a??b??)*").first(in: "ab") == 0..<2)
    #expect(try search("(?:|a)*").first(in: "aa") == 0..<2)
    #expect(try search("(?:|a)+").first(in: "aa") == 0..<2)
    #expect(try search("(?:|a){2,}?b?").first(in: "ab") == 0..<0)
    #expect(try search("(?:(?:|a)*|b)*").first(in: "abab") == 0..<4)
    #expect(try search("(?:(?:a|)??)?c").first(in: "ac") == 0..<2)
  }

  // MARK: Places

  @Test func aSearchStartsInsideTheText() throws {
    let words = try search(#"\b\w"#)
    #expect(words.first(in: "ab cd", from: 1) == 3..<4)
    #expect(words.first(in: "ab", from: 1) == nil)
    #expect(try search("^a").first(in: "aa", from: 1) == nil)
    #expect(try search("^a", "m").first(in: "a\na", from: 1) == 2..<3)
    #expect(try search("$").first(in: "ab", from: 2) == 2..<2)
    #expect(try search(#"\B"#).first(in: "a", from: 1) == nil)
  }

  @Test func theStartIsAtOrAfterTheStartOfTheSearch() throws {
    #expect(try search("a+b").first(in: "aaab", from: 2) == 2..<4)
    #expect(try search(#"(?:^|\W)b|a+b"#).first(in: "-aab", from: 3) == nil)
  }

  @Test func aStickyPatternMatchesAtTheStart() throws {
    #expect(try search("b", "y").first(in: "ab") == nil)
    #expect(try search("b", "y").first(in: "ab", from: 1) == 1..<2)
  }

  // MARK: Alphabets

  @Test func codeUnitsAndCodePointsDiffer() throws {
    #expect(try search(".").first(in: "\u{1F600}") == 0..<1)
    #expect(try search("^.$", "u").first(in: "\u{1F600}") == 0..<2)
    #expect(try search(#"\uDE00"#).first(in: "\u{1F600}") == 1..<2)
    #expect(try search(#"\uDE00"#, "u").first(in: "\u{1F600}") == nil)
    #expect(try search(#"\uD83D"#, "u").first(in: [0x61, 0xD83D]) == 1..<2)
  }

  @Test func caseVariantsAndPropertiesAreResolved() throws {
    #expect(try search("k", "iu").first(in: "\u{212A}") == 0..<1)
    #expect(try search("k", "i").first(in: "\u{212A}") == nil)
    #expect(try search(#"\b"#, "iu").first(in: "\u{17F}") == 0..<0)
    #expect(try search(#"\b"#, "u").first(in: "\u{17F}") == nil)
    #expect(try search(#"(?i:\b)k|(?-i:\b)s"#, "u").first(in: "\u{212A}s") == 1..<2)
    #expect(try search(#"\p{Lu}\p{Ll}+"#, "u").first(in: "über Ätna") == 5..<9)
  }

  @Test func stringsOfClassesAreTriedLongestFirst() throws {
    #expect(try search(#"[\q{a|abc|ab|}x]"#, "v").first(in: "abcd") == 0..<3)
    #expect(try search(#"[\q{ab|}x]"#, "v").first(in: "xab") == 0..<1)
    #expect(try search(#"[\q{ab|}x]"#, "v").first(in: "yab") == 0..<0)
    #expect(try search(#"[\q{aB}]"#, "vi").first(in: "Ab") == 0..<2)
  }

  // MARK: Scans

  /// Texts that are shorter and longer than a vector, with a match at every place.
  @Test(arguments: [#"\d{2}-"#, "[xX]1", "q.*?;", "Holmes|Watson", "<[^>]+>", "x(?:é|1)"])
  func scansFindEveryPlace(pattern: String) throws {
    let search = try search(pattern)
    for match in ["12-", "x1", "X1", "q..;", "Holmes", "Watson", "<a b>", "xé"] {
      for before in 0..<40 {
        for after in [0, 1, 17] {
          for piece in ["a 1xX q<H", "é 1日X q😀<H"] {
            let filler = String(repeating: piece, count: 10)
            let text = filler.prefix(before) + match + filler.prefix(after)
            #expect(search.disagreement(on: Array(text.utf16), from: 0) == nil)
          }
        }
      }
    }
  }

  // MARK: Limits

  @Test func aSearchThatReadsTooFarBeyondItsMatchesIsUndecided() throws {
    let search = try search("a*b|a")
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000)
    var reach = 2_500
    #expect(search.outcome(in: text, from: 0, reach: &reach) == .found(0..<1))
    #expect(reach == 1_501)
    #expect(search.outcome(in: text, from: 1, reach: &reach) == .found(1..<2))
    #expect(search.outcome(in: text, from: 2, reach: &reach) == .undecided)
    reach = 0
    #expect(search.outcome(in: Array("xb".utf8), from: 0, reach: &reach) == .found(1..<2))
    #expect(search.outcome(in: Array("xx".utf8), from: 0, reach: &reach) == .none)
    #expect(search.outcome(in: [], from: 0, reach: &reach) == .none)
  }

  @Test func whatItCannotSayIsNamed() throws {
    #expect(try reason(#"(a)\1"#) == "a reference")
    #expect(try reason(#"(a)(?:\1){0,2}"#) == "a reference")
    #expect(try reason("(?<=a)b") == "a lookbehind")
    #expect(try reason("a(?=b)") == "a lookahead")
    #expect(try reason("a{2000}") == "more than 1000 states")
    #expect(try reason("[ab]*a[ab]{20}") == "too many states")
    #expect(
      try reason(String(repeating: "(?:a", count: 300) + String(repeating: ")*", count: 300))
        == "nesting above 200")
  }

  // MARK: Agreement

  /// Compares random patterns on random texts. A failure prints the seed.
  @Test(arguments: 0..<4) func theMatcherAgrees(_ round: Int) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = PatternGenerator(seed: seed)
    var numbers = SeededRandom(seed: seed)
    for _ in 0..<250 {
      let cases = generator.cases(subjects: 3)
      guard let found = cases.first, let search = try? TestedSearch(found.pattern, found.flags)
      else { continue }
      for subject in cases.map(\.subject) + [cases.flatMap(\.subject)] {
        let start = numbers.number(below: subject.count + 1)
        for start in [0, start] {
          if let difference = search.disagreement(on: subject, from: start) {
            Issue.record(
              "seed \(seed), /\(JSText(utf16: found.pattern))/\(found.flags): \(difference)")
            return
          }
        }
      }
    }
  }
}
