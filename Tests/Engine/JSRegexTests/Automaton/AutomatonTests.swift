import JSPrimitives
import TestSupport
import Testing

@testable import JSRegex

/// The verdicts of the automaton, and the patterns that have one.
struct AutomatonTests {
  private func verdicts(_ pattern: String, _ flags: String = "", on texts: [String]) throws
    -> [Bool]
  {
    let regex = try JSRegex(
      pattern: JSText(pattern), flags: JSText(flags), engines: .automaton)
    return try texts.map { try regex.test($0) }
  }

  private func reason(_ pattern: String, _ flags: String = "") throws -> String? {
    let tree = try PatternParser.parse(
      Array(pattern.utf16), flags: RegexFlags(parsing: Array(flags.utf16)))
    do throws(PatternError) {
      _ = try AutomatonTable(tree)
      return nil
    } catch {
      guard case .unsupported(let construct) = error.kind else { throw error }
      return construct
    }
  }

  // MARK: Verdicts

  @Test func loopsCount() throws {
    let texts = ["", "a", "aa", "aaa", "aaaa"]
    #expect(try verdicts("^a{2,3}$", on: texts) == [false, false, true, true, false])
    #expect(try verdicts("^(?:aa)+$", on: texts) == [false, false, true, false, true])
    #expect(try verdicts("^(?:a?){2}$", on: texts) == [true, true, true, false, false])
    #expect(try verdicts("^a{0}$", on: texts) == [true, false, false, false, false])
    #expect(try verdicts("^(?:a*)*$", on: texts) == [true, true, true, true, true])
  }

  @Test func aSearchMayStartAnywhere() throws {
    #expect(
      try verdicts("ab|b?c$", on: ["xab", "xabx", "bc", "c", "cx", "a"]) == [
        true, true, true, true, false, false,
      ])
    #expect(try verdicts("", on: ["", "x"]) == [true, true])
    #expect(try verdicts("[]", on: ["", "x"]) == [false, false])
  }

  @Test func stickyMatchesStartAtTheStart() throws {
    #expect(try verdicts("b", "y", on: ["b", "bx", "ab"]) == [true, true, false])
  }

  @Test func conditionsSeeBothNeighbours() throws {
    #expect(
      try verdicts(#"\bcat\b"#, on: ["cat", "a cat.", "cats", "_cat", "a-cat"]) == [
        true, true, false, false, true,
      ])
    #expect(try verdicts(#"a\Bb"#, on: ["ab", "a b"]) == [true, false])
    #expect(try verdicts(#"^\B$"#, on: ["", "a"]) == [true, false])
    #expect(
      try verdicts("^b$", "m", on: ["a\nb", "b\r", "ab", "b", "a\nbc"]) == [
        true, true, false, true, false,
      ])
    #expect(try verdicts("a^b|x$y", on: ["ab", "xy"]) == [false, false])
    #expect(try verdicts("(?:^a|b)$", on: ["a", "xb", "xa"]) == [true, true, false])
  }

  @Test func lookaheadsAtTheStartAreConditionsOnTheWholeText() throws {
    #expect(
      try verdicts(
        #"^(?!\.)(?!.*\.\.)(?=.*@)[a-z.@]+$"#, on: ["a@b", ".a@b", "a..@b", "ab", "a@B"])
        == [true, false, false, false, false])
    #expect(try verdicts("(?=a$)^a?", on: ["a", "ab", ""]) == [true, false, false])
    #expect(try verdicts("^(?!ab)", on: ["a", "ab", "abc", ""]) == [true, false, false, true])
    #expect(try verdicts("^(?!)", on: ["", "a"]) == [false, false])
  }

  @Test func caseAndClassesAreResolved() throws {
    #expect(try verdicts("^[a-c]+$", "i", on: ["AbC", "d"]) == [true, false])
    #expect(try verdicts("^[^a]$", "i", on: ["A", "b", "\n"]) == [false, true, true])
    #expect(try verdicts("^.$", on: ["\n", "\r", "a"]) == [false, false, true])
    #expect(try verdicts("^.$", "s", on: ["\n", "\r", "a"]) == [true, true, true])
    #expect(try verdicts(#"^[\w--\d]$"#, "v", on: ["a", "1"]) == [true, false])
    #expect(try verdicts("^é?a$", on: ["a"]) == [true])
    #expect(
      try verdicts(#"^[\q{ab|c|}]$"#, "v", on: ["ab", "c", "", "a"]) == [true, true, true, false])
  }

  // MARK: Which patterns

  @Test func whatAnAutomatonCannotSayIsNamed() throws {
    #expect(try reason(#"(a)\1"#) == "a reference")
    #expect(try reason("(?<=a)b") == "a lookbehind")
    #expect(try reason("^a(?=b)") == "a lookahead that is not at the start of the text")
    #expect(try reason("(?=b)") == "a lookahead that is not at the start of the text")
    #expect(try reason(#"^(?:\1(a))$"#) == nil)
  }

  @Test func whatGrowsTooLargeIsRefused() throws {
    #expect(try reason("^a{2000}$") == "more than 1000 states")
    #expect(try reason("^(?:a|){4294967295}$") == "more than 1000 states")
    #expect(try reason("^(?:(?:a{0}){9999}){9999}$") == "more than 4000 repeated terms")
    #expect(try reason("(?:a|b)*a(?:a|b){14}$") == "too many states")
    #expect(
      try reason(String(repeating: "(?:a", count: 300) + String(repeating: ")*", count: 300))
        == "nesting above 200")
    #expect(try reason(String(repeating: "(?=a)", count: 8)) != nil)
    #expect(try reason("^" + String(repeating: "(?=a)", count: 8)) == "more than seven lookaheads")
  }

  @Test func aRefusedPatternIsTestedElsewhere() throws {
    let regex = try JSRegex("^(?:a|b)*a(?:a|b){14}$")
    #expect(try regex.test("b" + "a" + String(repeating: "b", count: 14)))
    #expect(try !regex.test("a" + "b" + String(repeating: "b", count: 14)))
    #expect(throws: MatchError.unsupported(construct: "what no automaton can match")) {
      try JSRegex(pattern: "(?=é)^é$", flags: "", engines: .automaton).test("é")
    }
  }

  // MARK: Agreement

  /// Compares random patterns on random ASCII texts. A failure prints the seed.
  @Test(arguments: 0..<4) func theMatcherAgrees(_ round: Int) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = PatternGenerator(seed: seed)
    var numbers = SeededRandom(seed: seed)
    for _ in 0..<150 {
      for found in generator.cases(subjects: 1) {
        guard let expression = try? self.expression(found, engines: .automaton),
          let reference = try? self.expression(found, engines: .matcher)
        else { continue }
        let letters: [UInt16] = Array("abABck_0 -\n1sS".utf16) + found.subject.filter { $0 < 0x80 }
        for length in 0..<12 {
          let text = JSText(utf16: (0..<length).map { _ in numbers.choose(letters) })
          guard let verdict = try? expression.test(text),
            let expected = try? reference.test(text, limits: MatchLimits(steps: 20_000))
          else { continue }
          #expect(verdict == expected, "seed \(seed), \(expression) on \(text)")
        }
      }
    }
  }

  private func expression(_ found: DifferentialCase, engines: Engines) throws -> JSRegex {
    try JSRegex(
      pattern: JSText(utf16: found.pattern), flags: JSText(found.flags), engines: engines)
  }
}
