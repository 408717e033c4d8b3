import JSPrimitives
import Testing

@testable import JSRegex

/// Limits on results, which must not grow quadratically with the subject or pattern.
struct ResultLimitsTests {
  private let few = MatchLimits(heap: 100_000)

  @Test(arguments: ["$`", "$'", "$&$`$`$`"])
  func replacementsThatRepeatTheTextEnd(_ template: String) throws {
    let regex = try JSRegex("a", flags: "g")
    let text = String(repeating: "a", count: 2_000)
    #expect(throws: MatchError.memoryExceeded) {
      try regex.replace(text, with: template, limits: few)
    }
    #expect(throws: MatchError.memoryExceeded) {
      try regex.replace(text, limits: few) { _ in text }
    }
    #expect(try regex.replace(text, with: "bb", limits: few).utf8.count == 4_000)
  }

  @Test func oneReplacementMayBeTooLong() throws {
    let template = String(repeating: "$`", count: 1_000)
    #expect(throws: MatchError.memoryExceeded) {
      try JSRegex("b").replace(
        String(repeating: "a", count: 1_000) + "b", with: template, limits: few)
    }
  }

  @Test(arguments: Engines.all)
  func groupsThatCaptureMuchAreLimited(_ engines: Engines) throws {
    // Each group takes one character less than its parent.
    let pattern = String(repeating: "(a", count: 100) + "a*" + String(repeating: ")", count: 100)
    let regex = try JSRegex(pattern: JSText(pattern), flags: "", engines: engines)
    let text = String(repeating: "a", count: 2_000)
    // The interpreter is allowed few steps if a pattern has many groups.
    let steps = 1_000_000_000
    let few = MatchLimits(steps: steps, heap: 100_000)
    #expect(throws: MatchError.memoryExceeded) { try regex.exec(text, limits: few) }
    #expect(try regex.exec(text, limits: MatchLimits(steps: steps))?.captures.count == 101)
  }

  @Test func groupsThatShareARangeShareItsText() throws {
    let pattern = String(repeating: "(", count: 200) + "a*" + String(repeating: ")", count: 200)
    let match = try JSRegex(pattern).exec(String(repeating: "a", count: 2_000), limits: few)
    #expect(match?[200]?.length == 2_000)
  }

  @Test func piecesAndMatchesAreLimited() throws {
    let regex = try JSRegex(String(repeating: "()", count: 300) + "a", flags: "g")
    let text = String(repeating: "a", count: 1_000)
    #expect(throws: MatchError.memoryExceeded) { try regex.split(text, limits: few) }
    #expect(throws: MatchError.memoryExceeded) { try regex.matches(in: text, limits: few) }
    #expect(try regex.split(text, limit: 5, limits: few).count == 5)
  }
}
