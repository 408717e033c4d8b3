import ConformanceKit
import TestSupport
import Testing

/// Known gaps: cases that are expected to fail, and must.
@Suite struct KnownGapsTests {
  private func gaps(_ gaps: String) -> String { #"{"format":"known-gaps/1","gaps":[\#(gaps)]}"# }

  @Test func aGapById() throws {
    let suite = VectorFiles.suite(cases: VectorFiles.passing("a"), VectorFiles.failing("b"))
    let report = try VectorFiles.report(on: suite, gaps: gaps(#"{"id":"b","reason":"known"}"#))
    #expect(report.isGreen)
    #expect((report.passed, report.failed) == (1, 0))
    #expect(report.suites.map(\.knownGaps) == [1])
    #expect(report.suites.first?.failures.isEmpty == true)
  }

  @Test func aGapByTag() throws {
    let suite = VectorFiles.suite(
      cases: VectorFiles.failing("a", tags: #"["odd","legacy"]"#),
      VectorFiles.failing("b", tags: #"["legacy"]"#), VectorFiles.failing("c", tags: #"["odd"]"#),
      VectorFiles.passing("d"))
    let report = try VectorFiles.report(
      on: suite, gaps: gaps(#"{"tag":"legacy","reason":"known"}"#))
    #expect(report.suites.map(\.knownGaps) == [2])
    #expect(report.suites.first?.failures.map(\.id) == ["c"])
    #expect(!report.isGreen)
  }

  @Test func aGapOfOneSuite() throws {
    let suite = VectorFiles.suite(
      "sample", cases: VectorFiles.passing("a"), VectorFiles.failing("b"))
    func gap(_ name: String) -> String {
      gaps(#"{"id":"b","suite":"\#(name)","reason":"known"}"#)
    }
    #expect(try VectorFiles.report(on: suite, gaps: gap("sample")).isGreen)
    #expect(
      try VectorFiles.report(on: suite, gaps: gap("other")).suites.map(\.failures.count) == [1])
    let closed = VectorFiles.suite("sample", cases: VectorFiles.passing("b"))
    #expect(
      try VectorFiles.report(on: closed, gaps: gap("sample")).closedGaps == ["b of sample"])
  }

  @Test func aClosedGapFailsTheRun() throws {
    let suite = VectorFiles.suite(cases: VectorFiles.passing("a"), VectorFiles.passing("b"))
    let report = try VectorFiles.report(on: suite, gaps: gaps(#"{"id":"b","reason":"known"}"#))
    #expect(report.closedGaps == ["b"])
    #expect((report.passed, report.failed) == (2, 1))
    #expect(!report.isGreen)
  }

  @Test func aTagIsClosedOnceAllItsCasesPass() throws {
    let passing = VectorFiles.passing("a", tags: #"["legacy"]"#)
    let gaps = gaps(#"{"tag":"legacy","reason":"known"}"#)
    for other in [VectorFiles.failing("b", tags: #"["legacy"]"#), VectorFiles.passing("b")] {
      for cases in [[passing, other], [other, passing]] {
        let report = try VectorFiles.report(
          on: VectorFiles.suite(cases: cases[0], cases[1]), gaps: gaps)
        #expect(report.closedGaps == (other.contains("c.d") ? [] : ["tag legacy"]))
      }
    }
  }

  @Test func aGapThatNoCaseFallsIntoIsNoFailure() throws {
    let report = try VectorFiles.report(
      on: VectorFiles.suite(cases: VectorFiles.passing("a")),
      gaps: gaps(#"{"id":"elsewhere","reason":"known"}"#))
    #expect(report.isGreen)
  }

  @Test func gapsAloneAreNotGreen() throws {
    let report = try VectorFiles.report(
      on: VectorFiles.suite(cases: VectorFiles.failing("a")),
      gaps: gaps(#"{"id":"a","reason":"known"}"#))
    #expect((report.passed, report.failed) == (0, 0))
    #expect(!report.isGreen)
  }

  @Test(arguments: [
    #"{"id":"a"}"#, #"{"id":"a","reason":""}"#, #"{"reason":"known"}"#,
    #"{"id":"a","tag":"b","reason":"known"}"#, #"{"id":"a","reason":"known","since":1}"#, "1",
  ])
  func aGapHasAnIdOrATagAndAReason(_ gap: String) throws {
    let suite = VectorFiles.suite(cases: VectorFiles.passing("a"))
    let error = #expect(throws: VectorError.self) {
      try VectorFiles.report(on: suite, gaps: gaps(gap))
    }
    #expect(error?.file.hasSuffix("known-gaps.json") == true)
  }

  @Test(arguments: ["", "{", "[]", "{}", #"{"format":"known-gaps/2","gaps":[]}"#])
  func aListThatIsNoneIsAnError(_ text: String) throws {
    let suite = VectorFiles.suite(cases: VectorFiles.passing("a"))
    #expect(throws: VectorError.self) { try VectorFiles.report(on: suite, gaps: text) }
    #expect(throws: VectorError.self) { try ConformanceRun(knownGaps: "/nowhere/known-gaps.json") }
  }

  @Test func theListIsFoundAboveAPath() throws {
    let folder = try TemporaryFolder()
    let list = try folder.write(gaps(""), to: "known-gaps.json")
    let deep = try folder.write("", to: "a/b/c.json")
    #expect(ConformanceRun.knownGaps(near: [deep]) == list)
    #expect(ConformanceRun.knownGaps(near: [folder.path]) == list)
    #expect(ConformanceRun.knownGaps(near: ["/"]) == nil)
  }
}
