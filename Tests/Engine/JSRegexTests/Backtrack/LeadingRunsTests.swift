import JSPrimitives
import Testing

@testable import JSRegex

/// Runs at the start of a pattern, which are not tried again from inside.
struct LeadingRunsTests {
  private func leadingRuns(_ pattern: String, _ flags: String = "") throws -> Int {
    let tree = try PatternParser.parse(
      Array(pattern.utf16), flags: RegexFlags(parsing: Array(flags.utf16)))
    let program = try MatcherProgram(tree, purpose: .exec)
    return program.instructions.count { $0.opcode == .leadingRun }
  }

  @Test(arguments: [
    ("\\s+$", 1), ("a*b", 1), ("a+?b", 1), ("(a+)b", 1), ("x|a+b", 1), ("a+b|c+d|e", 2),
    ("a{3,}b", 1), ("(?:a+b|c)d", 1), ("(?:|a+)b", 1),
  ])
  func beginAnAlternative(_ pattern: String, _ count: Int) throws {
    #expect(try leadingRuns(pattern) == count)
  }

  /// Each could begin at a place that no start of a match has tried, or its start is visible.
  @Test(arguments: [
    "ba+", "x?a+b", "(?:x|)a+b", "(?:a+)+b", "(?:a+|b)*c", "(?:a+b){2}", "(a+)b\\1",
    "(?<n>a+)\\k<n>",
    "(?=a+)b", "(?!a+)b", "(?<=a+)b", "a{1,3}b", "^a+b", "\\ba+b", "(?:a*)?a+b",
  ])
  func areNoOthers(_ pattern: String) throws {
    #expect(try leadingRuns(pattern) == 0)
  }

  @Test(arguments: ["\\s+$", "a|\\s+$", "\\s*x", "\\s+?x", "(\\s+)x", "\\s+$|\\s+x"])
  func costStepsInProportionToTheText(_ pattern: String) throws {
    let regex = try JSRegex(pattern: JSText(pattern), flags: "", engines: .matcher)
    let text = String(repeating: " ", count: 30_000) + "y"
    let limits = MatchLimits(steps: 10)
    #expect(try !regex.test(text, limits: limits))
    #expect(try regex.exec(text, limits: limits) == nil)
  }

  @Test(arguments: [
    "a+b", "a*b", "a*?b", "a{2,}b", "c|a+b", "a+(?<=aa)b", "(a+)(a)b", "a+$", "a*(?=b)", "[ab]+c",
    "[ab]+?c|a+b", "(?:a+b|a*c)", "a{2,}?(?:b|c)",
  ])
  func changeNoMatch(_ pattern: String) throws {
    // All texts of up to five letters of three.
    var texts = [""]
    var start = 0
    for _ in 0..<5 {
      let end = texts.count
      for text in texts[start..<end] { texts += ["a", "b", "c"].map { text + $0 } }
      start = end
    }
    let matcher = try JSRegex(pattern: JSText(pattern), flags: "g", engines: .matcher)
    for engines in Engines.native.prefix(1) {
      let native = try JSRegex(pattern: JSText(pattern), flags: "g", engines: engines)
      for text in texts {
        #expect(try matcher.matches(in: text) == native.matches(in: text), "\(pattern) on \(text)")
      }
    }
  }
}
