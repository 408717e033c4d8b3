import JSPrimitives
import Testing

@testable import JSRegex

/// Texts that the matcher refuses because they lack what every match takes.
struct RequiredCharactersTests {
  /// Returns whether a text has the characters that the matches of a pattern take.
  private func hasRequired(
    _ pattern: String, _ text: String, flags: String = "", from start: Int = 0
  ) throws -> Bool {
    let tree = try PatternParser.parse(
      Array(pattern.utf16), flags: RegexFlags(parsing: Array(flags.utf16)))
    let program = try MatcherProgram(tree, purpose: .test)
    defer { program.destroy() }
    return Array(text.utf16).withUnsafeBufferPointer { program.hasRequired(in: $0, from: start) }
  }

  @Test(arguments: [
    ("a.*b", "b"), ("a+b+", "ba"), ("(?:a|bc)d", "abc"), ("(a|b)(?:c|d)", "aab"), ("a{3}", "a.a"),
    ("x(?=y)", "y"), ("(a)\\1b", "aaa"), ("é", "e"), ("(?:ab|cd)*e", "abcd"), ("[^]{4}", "abc"),
  ])
  func areMissing(_ pattern: String, _ text: String) throws {
    #expect(try !hasRequired(pattern, text))
  }

  @Test(arguments: [
    ("a.*b", "..a...b"), ("a?b", "b"), ("a*", ""), ("(?:a|)b", "b"), ("(?:ab|c)d", "cd"),
    ("x(?=y)", "x"), ("(?<=y)x", "x"), ("(?!x)", ""), ("a{0}b", "b"), ("\\1(a)", "a"),
    ("ab|cd", "a.d"), ("[]|a", "a"), ("$", ""),
  ])
  func areThere(_ pattern: String, _ text: String) throws {
    #expect(try hasRequired(pattern, text))
  }

  @Test func areThoseOfTheRestOfTheText() throws {
    #expect(try hasRequired("ab", "ab", from: 0))
    #expect(try !hasRequired("ab", "ab", from: 1))
  }

  @Test func followTheFlags() throws {
    #expect(try hasRequired("a", "A", flags: "i"))
    #expect(try !hasRequired("a", "A"))
    #expect(try hasRequired("(?i:a)", "A"))
    #expect(try !hasRequired(".", "\n"))
    #expect(try hasRequired(".", "\n", flags: "s"))
    #expect(try hasRequired("[\\q{ab|}]c", "c", flags: "v"))
  }

  @Test func endASearchThatWouldExceedItsBudget() throws {
    let regex = try JSRegex(pattern: "^(?:(a+)+\\1)+b", flags: "", engines: .matcher)
    let text = String(repeating: "a", count: 100)
    #expect(try !regex.test(text))
    #expect(throws: MatchError.budgetExceeded) { try regex.test(text + ".b") }
  }
}
