#if canImport(CPCRE2)

import JSPrimitives
import Testing

@testable import JSRegex

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
    func allowance(
      _ startPositions: Int, _ perStep: Int, whole: Int? = nil, work: Int = 20_000_000
    ) -> MatchBudget<Library8>.Allowance? {
      MatchBudget<Library8>.allowance(
        work: work, startPositions: startPositions, perStep: perStep, whole: whole)
    }
    // A power of two of steps for each start; all starts together stay within the work.
    #expect(allowance(1, 1) == .init(exponent: 24, perStart: 1 << 24))
    #expect(allowance(1, 64) == .init(exponent: 18, perStart: 1 << 24))
    #expect(allowance(1000, 1) == .init(exponent: 14, perStart: 1 << 14))
    #expect(allowance(1000, 1000) == .init(exponent: 4, perStart: 16_000))
    #expect(allowance(100_000, 100) == nil)
    #expect(allowance(1, 1, work: 0) == nil)
    #expect(allowance(1, 1, work: -1) == nil)
    // If a place costs little for any subject, no limit is needed.
    #expect(allowance(5_000_000, 1, whole: 4) == .init(exponent: 28, perStart: 4))
    #expect(allowance(5_000_001, 1, whole: 4) == nil)
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
