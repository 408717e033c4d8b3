import JSPrimitives
import Testing

@testable import JSRegex

/// Expensive patterns and subjects, which give an answer or an error that names the exhausted
/// limit.
struct MatcherLimitsTests {
  private func matcher(_ pattern: String, _ flags: String = "") throws -> JSRegex {
    try JSRegex(pattern: JSText(pattern), flags: JSText(flags), engines: .matcher)
  }

  @Test func theStepsOfACallAreCounted() throws {
    let text = String(repeating: "a", count: 40) + "!"
    let regex = try matcher("(a+)+$")
    #expect(throws: MatchError.budgetExceeded) {
      try regex.test(text, limits: MatchLimits(steps: 1000))
    }
    #expect(try regex.test(String(text.dropLast()), limits: MatchLimits(steps: 1000)))
  }

  @Test func longRunsCostSteps() throws {
    let regex = try matcher("a*a*a*[bc]")
    #expect(throws: MatchError.budgetExceeded) {
      try regex.test(String(repeating: "a", count: 2000) + "!b", limits: MatchLimits(steps: 1000))
    }
  }

  @Test func theHeapIsBounded() throws {
    let text = String(repeating: "ab", count: 5000) + "!c"
    let limits = MatchLimits(heap: 4096)
    #expect(throws: MatchError.memoryExceeded) {
      try matcher("^(?:a|b)*[ab]?c").test(text, limits: limits)
    }
    #expect(throws: MatchError.memoryExceeded) {
      try matcher("a").test("a", limits: MatchLimits(heap: 0))
    }
    #expect(try matcher("^[ab]*c").test(text, limits: limits) == false)
  }

  @Test(arguments: [("(?:", ")"), ("(?:a|", ")"), ("(?=", ")"), ("(?<!b", ")"), ("(", ")")])
  func depthIsNoDanger(_ opening: String, _ closing: String) throws {
    let depth = 30_000
    let pattern =
      String(repeating: opening, count: depth) + "a" + String(repeating: closing, count: depth)
    #expect(try matcher(pattern).test("aaa"))
  }

  @Test func nestedLoopsEndInAnAnswerOrAnError() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "(?:", count: depth) + "a" + String(repeating: ")*", count: depth)
    }
    #expect(try matcher(nested(100)).test("aaa"))
    // Each level retries all levels inside it.
    #expect(throws: MatchError.budgetExceeded) {
      try matcher(nested(10_000)).test("aaa", limits: MatchLimits(steps: 100_000))
    }
  }

  @Test(arguments: [
    "a{4294967295}", "(?:){4294967295}b", "(?:ab){4294967295,}", "(?:a?){2,4294967295}b",
    "(?:a{1000}){1000}", "[]{18446744073709551616}",
  ])
  func countsMayBeHuge(_ pattern: String) throws {
    #expect(try !matcher(pattern).test("aaaa"))
  }

  @Test func manyGroupsAreFine() throws {
    let pattern = String(repeating: "(a)?", count: 65_536)
    let match = try #require(try matcher(pattern).exec("aa"))
    #expect(match.captures.count == 65_537)
    #expect(match.captures[2]?.range == 1..<2)
    #expect(match.captures[3] == nil)
  }
}
