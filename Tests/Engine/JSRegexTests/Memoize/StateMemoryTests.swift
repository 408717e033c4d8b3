import JSPrimitives
import Testing

@testable import JSRegex

/// Patterns with exponentially or quadratically many paths, on texts that make a search try all of
/// them. Each test only ends if each state is tried once.
struct StateMemoryTests {
  private static let length = 1_000

  private func regex(_ pattern: String, _ flags: String = "") throws -> JSRegex {
    try JSRegex(pattern: JSText(pattern), flags: JSText(flags), engines: .linear)
  }

  @Test(arguments: [
    "^(a+)+$", "(a|aa)+$", "(a|a?)+b", "(.*)*x", "((a*)*)*b", "(?:a*?a*?)*?b", "a*a*a*a*b",
    "(a|a)*?b",
    "(?=(a+)+b)a", "(?:(?=(?:a|a)*b)a)+b", "(?<=(?:a|a)*)b", "(?<!(?:a|a)*!)$(?<=x)",
    "(?:(?!(?:a|a)*b)a)*c",
    "(?:a?){20}a{20}b", "(?:a{1,9}){1,9}b", "(?:a?b?c?)*?d", "(?:(?=(?<=(?:a|a)+)(?:a|a)*!)a)*b",
  ])
  func noPathIsTriedTwice(_ pattern: String) throws {
    let text = String(repeating: "a", count: Self.length) + "!"
    for flags in ["", "iu"] {
      #expect(try regex(pattern, flags).exec(text) == nil)
      #expect(try !regex(pattern, flags).test(text))
    }
  }

  @Test func capturesOfALookaroundAreThoseOfItsLastUse() throws {
    let text = String(repeating: "ab", count: Self.length) + "c"
    let match = try regex("(?:(?=(a)(?:.|.)*(c)$)a|b)*c").exec(text)
    #expect(match?.captures.map(\.?.range) == [0..<text.count, nil, nil])
    let other = try regex("(?:(?=((?:.|.)*)(?<=(c)))[ab])*c").exec(text)
    let end = text.count
    #expect(other?.captures.map(\.?.range) == [0..<end, end - 2..<end, end - 1..<end])
  }

  @Test func capturesOfLookaroundsInEachOtherAreFound() throws {
    let text = String(repeating: "a", count: 100) + "bc"
    let pattern = "(?:(?=(?:a|a)*(?=(b)(?<=(ab)))(b))a)*(?=(b)(c))"
    let match = try regex(pattern).exec(text)
    #expect(
      match?.captures.map(\.?.range) == [
        0..<100, 100..<101, 99..<101, 100..<101, 100..<101, 101..<102,
      ])
  }

  @Test func capturesOfNegativeLookaroundsAreUnset() throws {
    let match = try regex("(?:(?!(?:a|a)*(c)(d))a)*(b)").exec("aaab")
    #expect(match?.captures.map(\.?.range) == [0..<4, nil, nil, 3..<4])
  }

  @Test func searchesOfOneCallShareTheMemory() throws {
    // Each search looks for a b up to the end of the text before it takes one character.
    let text = String(repeating: "a", count: Self.length)
    #expect(try regex("(?:a|a)*b|a", "g").matches(in: text).count == Self.length)
    #expect(try regex("(?:a|a)*b|a", "g").replace(text, with: "") == "")
    #expect(try regex("(?:a|a)*b|a").split(text).count == Self.length + 1)
    // The end of one match is a state that the next one meets again.
    #expect(
      try regex("(?:a|b)*?(?=c|b)", "g").matches(in: "abcabc").map(\.index) == [0, 1, 2, 3, 4, 5])
  }

  @Test func referencesNeedTheBudget() throws {
    let text = String(repeating: "a", count: 40) + "!"
    #expect(throws: MatchError.unsupported(construct: "a reference")) {
      try regex(#"^(?:(a+)\1?)+$"#).test(text)
    }
    #expect(throws: MatchError.budgetExceeded) {
      try JSRegex(#"^(?:(a+)\1?)+$"#).test(text, limits: MatchLimits(steps: 10_000))
    }
    // These references always match the empty string.
    #expect(try !regex(#"^(?:\1(a+))+$"#).test(text))
    #expect(try !regex(#"^(?:(?!(b))\1a+)+$"#).test(text))
    #expect(try !regex(#"^(?:\k<n>(?<n>a)|(?<n>aa))+$"#).test(text))
  }

  @Test func theMemoryIsBounded() throws {
    let text = String(repeating: "a", count: 50_000) + "!"
    #expect(throws: MatchError.memoryExceeded) {
      try regex("(?:a{1,9}){1,200}b").test(text, limits: MatchLimits(heap: 1 << 20))
    }
    #expect(try !regex("(a|a)*b").test(text, limits: MatchLimits(heap: 8 << 20)))
  }
}
