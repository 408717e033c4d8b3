import JSPrimitives
import Testing

@testable import JSRegex

#if canImport(CPCRE2)

/// The patterns that PCRE2 runs for each purpose, and the reasons why others go to the matcher.
struct EngineChoiceTests {
  private func reason(
    _ pattern: String, _ flags: String = "", for purpose: NativePattern.Purpose,
    width: NativePattern.Width = .codeUnits
  ) throws -> String? {
    let flags = try RegexFlags(parsing: Array(flags.utf16))
    let tree = try PatternParser.parse(Array(pattern.utf16), flags: flags)
    do throws(PatternError) {
      _ = try PatternLowering.lower(tree, for: purpose, width: width)
      return nil
    } catch {
      guard case .unsupported(let construct) = error.kind else { throw error }
      return construct
    }
  }

  @Test(arguments: [
    #"^\d{4}-\d{2}-\d{2}$"#, #"^@?[A-Za-z0-9_]{1,15}$"#, #"(\w+)@(\w+)"#, "(?:(a)|b)*", "(?<=ab?)c",
  ])
  func everydayPatternsRunOnPCRE2(_ pattern: String) throws {
    #expect(try reason(pattern, for: .test) == nil)
    #expect(try reason(pattern, for: .exec) == nil)
  }

  @Test func testAndExecDecideSeparately() throws {
    #expect(try reason("(?:(a*)|b)*c", for: .test) == nil)
    #expect(
      try reason("(?:(a*)|b)*c", for: .exec) == "a capture that its loop may have cleared")
    let regex = try JSRegex("(?:(a*)|b)*c")
    #expect(try regex.test("abc"))
    #expect(try regex.exec("abc")?.captures.map(\.?.text) == ["abc", nil])
  }

  @Test func widthsDecideSeparately() throws {
    #expect(try reason("(.)\\1", "i", for: .test, width: .ascii) == nil)
    #expect(
      try reason("(.)\\1", "i", for: .test)
        == "case-insensitive references to letters beyond ASCII")
  }

  @Test func aForcedEngineSaysWhatItDoesNotClaim() throws {
    let regex = try JSRegex(
      pattern: "(?:(a*)|b)*c", flags: "", engines: .native(usesJIT: true))
    #expect(throws: MatchError.unsupported(construct: "a capture that its loop may have cleared")) {
      try regex.exec("abc")
    }
  }

  @Test func everyFormOfAPatternCanBeSeen() throws {
    #expect(
      try JSRegex("(?:(a*)|b)*é$").explanation == #"""
        /(?:(a*)|b)*é$/
        sequence
          loop 0...
            alternation
              capture 1
                loop 0...
                  character 61
              character 62
          character E9
          assertion $
        test of ASCII: linear
          PCRE2: (?=)(?:(?:a+|b)*\x{ff}\z)
          search automaton
        test of code units: linear
          PCRE2: (?=)(?:(?:a+|b)*\x{e9}\z)
          search automaton
        exec of ASCII: linear with memory
          PCRE2, not for a capture that its loop may have cleared
          search automaton
          matcher
        exec of code units: linear with memory
          PCRE2, not for a capture that its loop may have cleared
          search automaton
          matcher
        search automaton:
          forwards: 6 rows for 4 classes of characters, 1 scan for matches
          backwards: 6 rows for 4 classes of characters
        matcher for exec: 14 steps, 3 registers, starts with [61-62 E9], takes at least 1, needs [E9], may remember states
           0 split before [61-62] or → 11 remembered if before [E9]
           1 clear 0..<2
           2 save register 2
           3 split before [61-62 E9] or → 8 if before [62]
           4 save register 0
           5 run [61] 0... if before [61-62 E9]
           6 save register 1 remembered
           7 jump → 9
           8 character 62
           9 progress register 2 remembered
          10 jump → 0
          11 character E9
          12 end
          13 match
        """#)
  }

  @Test(arguments: [
    ("a+b", MatchBound.linear, MatchBound.linear), ("(a+)+b", .linear, .linearWithMemory),
    ("(?<=a)b", .linearWithMemory, .linearWithMemory), (#"(a)\1"#, .bounded, .bounded),
    (#"\1(a)"#, .linear, .linearWithMemory),
  ])
  func aPatternHasABound(_ pattern: String, _ test: MatchBound, _ exec: MatchBound) throws {
    let regex = try JSRegex(pattern)
    #expect(regex.testBound == test)
    #expect(regex.bound == exec)
  }

  @Test func anAnchoredPatternIsTestedByAnAutomaton() throws {
    let explanation = try JSRegex("^a+b$").explanation
    #expect(explanation.contains("test of ASCII: linear\n  anchored automaton\n"))
    #expect(try !JSRegex("a+b$").explanation.contains("anchored automaton"))
  }

  @Test func hugeCountsGoToTheMatcherWhereTheyMatter() throws {
    let regex = try JSRegex("^a{70000}$")
    #expect(try !regex.test("aaa"))
    #expect(try regex.test(String(repeating: "a", count: 70_000)))
    #expect(try !regex.test(String(repeating: "a", count: 70_001)))
  }
}

#endif
