import JSPrimitives
import Testing

@testable import JSRegex

/// Tests by the matcher without the state that searches share.
struct QuickTestTests {
  private func quickTest(
    _ pattern: String, _ text: String, mayRemember: Bool = true, limits: MatchLimits = .standard
  ) throws -> Bool? {
    var program = try MatcherProgram(
      try PatternParser.parse(Array(pattern.utf16), flags: []), purpose: .test)
    defer { program.destroy() }
    var work = 0
    return quickTest(&program, text, mayRemember: mayRemember, limits: limits, work: &work)
  }

  private func quickTest(
    _ program: inout MatcherProgram, _ text: String, mayRemember: Bool,
    limits: MatchLimits = .standard, work: inout Int
  ) -> Bool? {
    Array(text.utf16).withUnsafeBufferPointer { subject in
      withUnsafePointer(to: &program) {
        MatcherProgram.quickTest(
          $0, subject, limits: limits, mayRemember: mayRemember, work: &work)
      }
    }
  }

  @Test func answerForMostTexts() throws {
    #expect(try quickTest("(?<=a)b", "cab") == true)
    #expect(try quickTest("(?<=a)b", "cb") == false)
    #expect(try quickTest("(a)\\1", "baa", mayRemember: false) == true)
  }

  @Test func goOnFromThePlaceThatTheyHaveReached() throws {
    let text = String(repeating: "c", count: 500)
    #expect(try quickTest("(?<=[^]*)c(?=ab)", text + "ab") == true)
    #expect(try quickTest("([^])\\1{3}ab", text + "ab", mayRemember: false) == true)
    #expect(try quickTest("([^])\\1{3}ab", text + "dab", mayRemember: false) == false)
  }

  @Test func goOnWithAMemory() throws {
    let text = String(repeating: "a", count: 5_000)
    #expect(try quickTest("^(?:(?=a)a|a)+$", text + "!") == false)
    #expect(try quickTest("(?:(?=a)a|a)+b", text + "!" + text + "b") == true)
    #expect(try quickTest("^(?:(?=a)a|a)+$", text + "!", mayRemember: false) == nil)
  }

  @Test func countTheStepsOfLongSearchesAsWork() throws {
    var program = try MatcherProgram(
      try PatternParser.parse(Array("^(?:a|aa)+$".utf16), flags: []), purpose: .test)
    defer { program.destroy() }
    var work = 0
    #expect(quickTest(&program, "aaa", mayRemember: true, work: &work) == true)
    #expect(work == 0)
    #expect(
      quickTest(&program, String(repeating: "a", count: 30) + "!", mayRemember: true, work: &work)
        == false)
    #expect(work > 500)
  }

  @Test func refuseTextsWithoutWhatEveryMatchTakes() throws {
    let text = String(repeating: "a", count: 5_000)
    #expect(try quickTest("^(?:(?=a)a|a)+b", text, mayRemember: false) == false)
    #expect(try quickTest("^(?:(?=a)a|a)+b", text + "!b", mayRemember: false) == nil)
  }

  @Test func leaveOtherLimitsToTheFullSearch() throws {
    #expect(try quickTest("a", "a", limits: MatchLimits(steps: 10)) == nil)
  }
}
