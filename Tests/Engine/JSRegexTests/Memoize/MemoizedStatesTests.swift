import JSPrimitives
import Testing

@testable import JSRegex

/// The states of a pattern that are remembered.
struct MemoizedStatesTests {
  private func states(_ pattern: String, length: Int = 100) throws -> MemoizedStates {
    let tree = try PatternParser.parse(Array(pattern.utf16), flags: [])
    let program = try MatcherProgram(tree, purpose: .exec)
    defer { program.destroy() }
    return MemoizedStates(program, length: length)
  }

  @Test(arguments: [
    // A search enters the start of the pattern once at each place.
    ("abc", 0), ("ab|ac", 0), ("x(?:ab|c)d", 1),
    // The places of a run are states, and so are its ends.
    ("a*b", 2), ("a*?b", 2), ("a+b", 2), ("a{2,3}b", 1),
    // The loop, which its body leads back to.
    ("(?:ab|c)*d", 1), ("x(?:ab|c)*d", 1), ("x(?:ab|c)+d", 2),
    // A lookaround.
    ("x(?=ab)", 1), ("x(?<!ab)", 1),
  ])
  func stepsThatOthersShareHaveARow(_ pattern: String, _ rows: Int) throws {
    #expect(try states(pattern).rowCount == rows)
  }

  @Test func aCountedLoopHasAStateForEachNumberOfIterations() throws {
    #expect(try states("x(?:ab|c){2,5}d").rowCount == 6)
    // All numbers above the minimum are alike.
    #expect(try states("x(?:ab|c){2,}d").rowCount == 4)
    // A text of this length can't have all these iterations.
    #expect(try states("x(?:ab|c){2,1000}d", length: 10).rowCount == 4)
    #expect(try states("x(?:ab|c){2,9}d", length: 10).rowCount == 10)
  }

  @Test func countedLoopsInEachOtherMultiply() throws {
    #expect(try states("x(?:(?:ab|c){0,5}d){0,3}e").rowCount == 4 + 4 * 6)
  }

  @Test func anIterationThatMayTakeNothingHasAFlag() throws {
    // The loop; the run of a, then that of b, which is its end, then its own end, the check.
    #expect(try states("x(?:a*b*)*c").rowCount == 1 + 3 * 2)
  }

  @Test func numbersOfStatesDoNotOverflow() throws {
    let pattern = String(repeating: "(?:", count: 9) + "ab|c"
    let loops = String(repeating: "){0,2000000000}", count: 9)
    #expect(try states("x" + pattern + loops, length: 2_000_000_001).rowCount == .max)
  }

  @Test func lookaroundsKnowTheirCaptures() throws {
    let states = try states("(a)(?=(b)(?<=(c)))(?!(d))(?=e)")
    #expect(states.hasLooks)
    #expect(states.capturingLooks.map(\.slots) == [2..<6, 4..<6])
    #expect(try !self.states("(a)*").hasLooks)
  }

  @Test func loopsAroundALookaroundDoNotMatterInIt() throws {
    #expect(try states("(?=a*b)").rowCount == 2)
    #expect(try states("x(?:(?=a*b)c|d){9}").rowCount == 10 + 2)
  }
}
