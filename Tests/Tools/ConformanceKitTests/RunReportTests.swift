import ConformanceKit
import SourceJSON
import TestSupport
import Testing

/// The report of a run: counts, and each failure with its expected and actual result.
@Suite struct RunReportTests {
  private func mixed() throws -> RunReport {
    let folder = try TemporaryFolder()
    try folder.write(
      VectorFiles.suite(
        "first", cases: VectorFiles.passing("a"), VectorFiles.failing("b"),
        VectorFiles.passing("c")), to: "1.json")
    try folder.write(
      VectorFiles.suite(
        "second", kind: "html", cases: #"{"id":"d","input":"<b>x</b>","output":"<b>x</b>"}"#),
      to: "deep/2.json")
    try folder.write(
      #"{"format":"known-gaps/1","gaps":[{"id":"c","reason":"was open"}]}"#, to: "known-gaps.json")
    return try ConformanceRun(knownGaps: folder["known-gaps.json"]).report(on: [folder.path])
  }

  @Test func aFailureSaysWhatWasExpectedAndFound() throws {
    let report = try mixed()
    let failure = try #require(report.suites.first?.failures.first)
    #expect(failure.id == "b")
    #expect(failure.expected == #""https://c.d/""#)
    #expect(failure.found == #""https://a.b/""#)
  }

  @Test func theJSONHasEveryCount() throws {
    let value = try JSONDocument(Array(try mixed().json.utf8)).value
    #expect(
      value.object?.members.map(\.key.description) == ["suites", "closed_gaps", "passed", "failed"])
    let first = try #require(value["suites"]?[0])
    #expect(
      first == [
        "suite": "first", "kind": "url", "passed": 2, "failed": 1, "known_gaps": 0,
        "failures": [
          ["id": "b", "expected": "\"https://c.d/\"", "found": "\"https://a.b/\""]
        ],
      ])
    #expect(
      first.object?.members.map(\.key.description)
        == ["suite", "kind", "passed", "failed", "known_gaps", "failures"])
    #expect(value["closed_gaps"] == ["c"])
    #expect(value["failed"]?.number == Double(try mixed().failed))
  }

  @Test func theTextNamesFailuresAndEndsInTheCounts() throws {
    let report = try mixed()
    let lines = report.text.split(separator: "\n").map(String.init)
    #expect(lines.first == "first   2 passed, 1 failed")
    #expect(
      lines.dropFirst().prefix(3)
        == ["  b", #"    expected "https://c.d/""#, #"    found    "https://a.b/""#])
    #expect(lines.contains { $0.hasPrefix("c is listed in known-gaps.json but passes") })
    #expect(lines.last == "\(report.passed) passed, \(report.failed) failed")
  }

  @Test func aGreenRunIsShort() throws {
    let report = try VectorFiles.report(on: VectorFiles.suite(cases: VectorFiles.passing("a")))
    #expect(report.text == "sample  1 passed, 0 failed\n1 passed, 0 failed")
    #expect(
      report.json
        == #"{"suites":[{"suite":"sample","kind":"url","passed":1,"failed":0,"known_gaps":0,"failures":[]}],"passed":1,"failed":0}"#
    )
  }

  @Test func knownGapsAreCountedApart() throws {
    let report = try VectorFiles.report(
      on: VectorFiles.suite(cases: VectorFiles.passing("a"), VectorFiles.failing("b")),
      gaps: #"{"format":"known-gaps/1","gaps":[{"id":"b","reason":"known"}]}"#)
    #expect(report.text == "sample  1 passed, 0 failed, 1 known gap\n1 passed, 0 failed")
  }

  @Test func suitesComeInTheOrderOfTheirFiles() throws {
    let folder = try TemporaryFolder()
    for name in ["c", "a", "b/z"] {
      try folder.write(
        VectorFiles.suite(name, cases: VectorFiles.passing(name)), to: "\(name).json")
    }
    let report = try ConformanceRun(knownGaps: nil).report(on: [folder.path])
    #expect(report.suites.map(\.suite) == ["a", "b/z", "c"])
  }

  @Test func samplesAreNoVectors() throws {
    let folder = try TemporaryFolder()
    try folder.write(VectorFiles.suite(cases: VectorFiles.passing("a")), to: "a.json")
    try folder.write(#"{"role":"head"}"#, to: "samples/coach.json")
    #expect(try ConformanceRun(knownGaps: nil).report(on: [folder.path]).passed == 1)
  }
}
