import Testing

@testable import JSRegex

/// The lengths of a pattern's matches.
struct MatchLengthTests {
  private func length(_ pattern: String, _ flags: RegexFlags = []) throws -> MatchLength {
    MatchLength(try PatternParser.parse(Array(pattern.utf16), flags: flags))
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), (#"\d{4}-\d\d"#, 7), ("^(?:ab|(c)d)$", 2), (#"\b"#, 0), ("a{0}", 0),
    ("(?:a*){0}b", 1),
  ])
  func somePatternsHaveOneLength(pattern: String, length: Int) throws {
    #expect(try self.length(pattern).only == length)
  }

  @Test(arguments: ["a?", "a|bc", "a+", "(?:ab){1,2}", "a|bc*", "(?:a*){9999999999999}"])
  func othersHaveSeveral(pattern: String) throws {
    #expect(try length(pattern).only == nil)
  }

  @Test func boundsAreFoundOrUnknown() throws {
    #expect(try length("a{2,5}b?").least == 2)
    #expect(try length("a{2,5}b?").most == 6)
    #expect(try length("a*").most == nil)
    #expect(try length(#"[\q{abc|}]"#, .unicodeSets).only == nil)
    let huge = "(?:(?:a{9999999999}){9999999999}){9999999999}"
    #expect(try length(huge).least == .max)
    #expect(try length(huge).most == nil)
  }
}
