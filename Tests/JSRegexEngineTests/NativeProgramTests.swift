#if PCRE2

import JSPrimitives
import Testing

@testable import JSRegexEngine

/// Matches that depend on how the native library is used.
struct NativeProgramTests {
  private func matches(_ pattern: String, _ text: String, flags: String = "") throws -> [Bool] {
    try [true, false].map { usesJIT in
      let engines = Engines.native(usesJIT: usesJIT)
      return try JSRegex(pattern: JSText(pattern), flags: JSText(flags), engines: engines).test(
        text)
    }
  }

  /// PCRE2 10.42 finds no match for these texts in their plain form.
  @Test(arguments: [
    ("(?=a)b?a", "a"), ("(?:foo|)\\s*foo", "foo"), ("(?:a|)b*a", "a"), ("(a)?\\1+c", "xxc"),
  ])
  func optimisationsThatLoseMatchesAreOff(_ pattern: String, _ text: String) throws {
    #expect(try matches(pattern, text) == [true, true])
  }

  @Test func lineEndsAreThoseOfECMAScript() throws {
    #expect(try matches("^a$", "a\n") == [false, false])
    #expect(try matches("^b$", "a\u{2028}b", flags: "m") == [true, true])
    #expect(try matches("^.$", "\u{2029}") == [false, false])
    #expect(try matches("^.$", "\u{85}") == [true, true])
  }

  @Test func wordsAreASCII() throws {
    #expect(try matches("^\\w$", "é") == [false, false])
    #expect(try matches("a\\bé", "aé") == [true, true])
  }

  @Test func unsetGroupsMatchTheEmptyString() throws {
    #expect(try matches("^(?:(a)|b)\\1c$", "bc") == [true, true])
    #expect(try matches("^(?:(a)|b)\\1c$", "ac") == [false, false])
  }

  @Test func programsBeyondTheNarrowLibrariesRunOnTheWideOne() throws {
    let words = (0..<6000).map { "word\($0)" }.joined(separator: "|")
    let regex = try JSRegex("^(?:\(words)|é)$")
    #expect(try regex.test("word5999"))
    #expect(try regex.test("é"))
    #expect(try !regex.test("word6000"))
    #expect(try regex.exec("word77")?.end == 6)
  }

  @Test func anEmptyBufferHasNoAddress() throws {
    let empty = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    #expect(try JSRegex("^$").test(empty, isASCII: true))
    #expect(try !JSRegex("a").test(empty, isASCII: true))
  }

  @Test func stepsShrinkAsTheWorkOfASubjectGrows() throws {
    func exponent(_ startPositions: Int, _ longestRun: Int, steps: Int = 5_000_000) -> Int? {
      MatchBudget<Library8>.exponent(
        steps: steps, startPositions: startPositions, longestRun: longestRun)
    }
    // 64 characters for each step, shared by all starts and by the characters of one step.
    #expect(exponent(1, 1) == 22)
    #expect(exponent(1, 64) == 22)
    #expect(exponent(41, 41) == 16)
    #expect(exponent(1024, 1024) == 8)
    #expect(exponent(4096, 1) == 16)
    #expect(exponent(100_000, 100_000) == nil)
    #expect(exponent(1, 1, steps: 1000) == 15)
  }

  @Test func aQuadraticSearchIsGivenUp() throws {
    let blanks = String(repeating: " ", count: 50_000) + "x"
    for engines in Engines.native {
      let regex = try JSRegex(pattern: "a|\\s+$", flags: "", engines: engines)
      #expect(throws: MatchError.budgetExceeded) { try regex.test(blanks) }
    }
  }
}

#endif
