import JSPrimitives
import Testing

@testable import JSRegex

/// The choices that the matcher does not open because of the next character.
struct ChoiceFiltersTests {
  /// Returns the steps that the matcher takes to test a text.
  private func steps(_ pattern: String, _ text: String) throws -> Int {
    let tree = try PatternParser.parse(Array(pattern.utf16), flags: [])
    var program = try MatcherProgram(tree, purpose: .test)
    defer { program.destroy() }
    let limits = MatchLimits.standard
    var state = SearchState(limits, length: text.utf8.count)
    state.memoization = .never
    let before = state.steps
    _ = try Array(text.utf8).withSubject { (bytes) throws(MatchError) in
      try withUnsafePointer(to: &program) { (program) throws(MatchError) in
        try MatcherProgram.test(program, bytes, state: &state)
      }
    }
    return before - state.steps
  }

  @Test func aLoopThatOneCharacterDecidesOpensNoChoice() throws {
    // Nothing is left to try when the text ends, so the steps grow with the text alone.
    let short = try steps("^(?:ab|cd)*e", String(repeating: "abcd", count: 10) + ".e")
    let long = try steps("^(?:ab|cd)*e", String(repeating: "abcd", count: 20) + ".e")
    #expect(long > short)
    #expect(long < 2 * short + 10)
    #expect(try steps("^(?:a|b){2,}c", String(repeating: "ab", count: 50) + ".c") < 1_000)
  }

  @Test func aRunGivesBackOnlyToPlacesWhereTheRestMayStart() throws {
    #expect(try steps("^[^]*xy", String(repeating: "a", count: 800) + "x.y") < 400)
  }

  @Test(arguments: ["^(?:a*|b?)*c", "^(?:a*|b?){0,500}c", "^(?:a*|b?)*?c", "^(?:a*|b?)?c"])
  func anIterationThatCouldTakeNothingIsNotBegun(_ pattern: String) throws {
    // The start, the choice or jump of the loop, the character, and the end of the pattern.
    #expect(try steps(pattern, "c") <= 5)
    let text = String(repeating: "ab", count: 50)
    #expect(try steps(pattern, text + "c") < 1_200)
    #expect(try steps(pattern, text + "c") == steps(pattern, text + "c."))
  }

  @Test(arguments: ["^(?:(?!ab)[^])*d", "^(?:[^](?<!ab))*d", "^(?:(?!(?=ab)ab)[^])*d"])
  func aLookaroundThatOneCharacterDecidesIsNotOpened(_ pattern: String) throws {
    // A character takes the choice of the loop, the lookaround, the character and the jump back.
    #expect(try steps(pattern, String(repeating: "c", count: 100) + "d") < 4 * 100 + 20)
  }

  @Test(arguments: [Engines.matcher, .linear, .automatic])
  func anIterationThatIsNotBegunLeavesNoCapture(_ engines: Engines) throws {
    func ranges(_ pattern: String, _ text: JSText) throws -> [Range<Int>?]? {
      let regex = try JSRegex(pattern: JSText(pattern), flags: "", engines: engines)
      return try regex.exec(text)?.captures.map { $0?.range }
    }
    #expect(try ranges("(?:(a*)|(b?))*c", "abc") == [0..<3, nil, 1..<2])
    #expect(try ranges("(?:(a*)|(b?)){1,3}c", "c") == [0..<1, 0..<0, nil])
    #expect(try ranges("(?:(a*)|(b?)){0,3}?c", "abc") == [0..<3, nil, 1..<2])
    #expect(try ranges("(?:(?:a?){2}b?)*c", "aaabc") == [0..<5])
    #expect(try ranges("(?:(?:a*)*|(b)?)+c", "aabc") == [0..<4, 2..<3])
    #expect(try ranges("(?:(?=(a))|b*)*c", "abc") == [1..<3, nil])
  }

  @Test(arguments: Engines.all)
  func whatFollowsMayBeEmptyOrBeyondTheText(_ engines: Engines) throws {
    func match(_ pattern: String, _ text: JSText, flags: JSText = "") throws -> [Range<Int>?]? {
      let regex = try JSRegex(pattern: JSText(pattern), flags: flags, engines: engines)
      return try regex.exec(text)?.captures.map { $0?.range }
    }
    #expect(try match("(?:a|b)*$", "ab") == [0..<2])
    #expect(try match("(?:a|)(b?)", "b") == [0..<1, 0..<1])
    #expect(try match("(?:a|b)*(?=c)", "abc") == [0..<2])
    #expect(try match("(?:a|b)*(?!c)", "abc") == [0..<1])
    #expect(try match("(?:a|b)*(?<=b)", "aba") == [0..<2])
    #expect(try match("(?:aa|a)*ab", "aaab") == [0..<4])
    #expect(try match("(?:é|e)+x", "eéx") == [0..<3])
    #expect(try match("(?:😀|b)+c", "b😀c", flags: "u") == [0..<4])
    #expect(try match("(?<=(?:a|b)*c)d", "abcd") == [3..<4])
    #expect(try match("[ab]*b", "abab!") == [0..<4])
    #expect(try match("[ab]*(?:b|$)", "aba") == [0..<3])
    #expect(try match("(?:a|b){1,3}?c", "abbc") == [0..<4])
    #expect(try match("(?=a|$)b?", "ba") == [1..<1])
    #expect(try match("b(?!a|$)", "bb") == [0..<1])
    #expect(try match("(?<=a|^)b", "cbab") == [3..<4])
    #expect(try match("(?<!a)b", "bab") == [0..<1])
    #expect(try match("(?<=(?=a)[^])b", "ab") == [1..<2])
    #expect(try match("(?<!\\b[^])b", "a..b") == [3..<4])
  }
}
