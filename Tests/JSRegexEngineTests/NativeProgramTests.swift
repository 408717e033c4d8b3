import JSPrimitives
import Testing

@testable import JSRegexEngine

/// Matches that depend on how the native library is used.
struct NativeProgramTests {
  private func matches(_ pattern: String, _ text: String, flags: String = "") throws -> [Bool] {
    try [true, false].map { usesJIT in
      try JSRegex(pattern: JSText(pattern), flags: JSText(flags), usesJIT: usesJIT).test(text)
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

  @Test func stepsShrinkAsUnanchoredSubjectsGrow() {
    typealias Budget = MatchBudget<Library8>
    #expect(Budget.lengthBits(startPositions: 1) == 1)
    #expect(Budget.lengthBits(startPositions: 1024) == 11)
    #expect(Budget.steps(lengthBits: 1) == 5_000_000)
    #expect(Budget.steps(lengthBits: 11) == 244_140)
    #expect(Budget.steps(lengthBits: 40) == 65_536)
  }
}
