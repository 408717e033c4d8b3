import JSPrimitives
import Testing

@testable import JSRegex

/// The estimated cost of a search at one start position.
struct AttemptCostTests {
  private func lowered(_ pattern: String) throws -> NativePattern {
    let tree = try PatternParser.parse(Array(pattern.utf16), flags: [])
    return try PatternLowering.lower(tree, for: .test, width: .ascii)
  }

  @Test func choicesMultiply() throws {
    let three = try lowered(String(repeating: "(?:a|aa)", count: 3) + "b").cost
    let six = try lowered(String(repeating: "(?:a|aa)", count: 6) + "b").cost
    let many = try lowered(String(repeating: "(?:a|aa)", count: 60) + "b").cost
    #expect(try #require(six.whole) > 6 * #require(three.whole))
    #expect(many.whole == nil)
    #expect(many.perStep > 1 << 24)
  }

  @Test func wordsOfOneLengthAreOneChoice() throws {
    let words = "(?:red|sun|sky|oak|elm)"
    let three = try #require(try lowered(words + words + words).cost.whole)
    #expect(three < 40)
  }

  @Test func countedLoopsAreNoneOfTheWhole() throws {
    #expect(try lowered("(?:ab)*c").cost.whole == nil)
    #expect(try lowered("(?:ab)*c").cost.perStep == 1)
    #expect(try lowered("(?:ab){2,3}c").cost.whole != nil)
    #expect(try lowered("(?:a|b|ab){50}c").cost.perStep > 1 << 24)
    #expect(try lowered("foo").cost.whole == 2)
  }

  @Test(arguments: [
    ("abc", UncountedRuns.Frequency.never), ("a?b{1,9}", .never), ("\\s+$", .oncePerAttempt),
    ("a|\\s+$", .oncePerAttempt), ("(?=[^x]*x)a", .oncePerAttempt), ("\\w+@\\w+", .anyStep),
    ("(?:a+)+", .anyStep), ("(?:a+)?b", .oncePerAttempt), ("a?b+", .anyStep), ("(a)\\1", .anyStep),
    ("(?:a|ab)c{40}", .anyStep),
  ])
  func runsStartSoOften(_ pattern: String, _ frequency: UncountedRuns.Frequency) throws {
    #expect(try lowered(pattern).runs.frequency == frequency)
  }

  @Test func runsOfASubjectAreMeasured() throws {
    let runs = try lowered("a+b").runs
    let text = Array("aaaabaaxaaaaaaa".utf8)
    let census = text.withUnsafeBufferPointer { runs.census(of: $0) }
    #expect(census.longest == 7)
    // Half of 4 + 3 + 2 + 1, of 2 + 1, and of 7 + … + 1, each rounded down.
    #expect(census.crossed == 5 + 1 + 14)
  }

  @Test(arguments: Engines.budgeted)
  func uncountedChoicesEnd(_ engines: Engines) throws {
    // The reference excludes the automaton, which would have an answer.
    let pattern = String(repeating: "(a|a)", count: 40) + "\\1[bc]"
    let regex = try JSRegex(pattern: JSText(pattern), flags: "", engines: engines)
    let text = String(repeating: "a", count: 60)
    let limits = MatchLimits(steps: 100_000)
    #expect(throws: MatchError.budgetExceeded) { try regex.test(text, limits: limits) }
    #expect(throws: MatchError.budgetExceeded) { try regex.exec(text, limits: limits) }
  }
}
