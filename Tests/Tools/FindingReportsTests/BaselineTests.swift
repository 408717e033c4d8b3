import TestSupport
import Testing

@testable import FindingReports

/// The file of known findings.
@Suite struct BaselineTests {
  private func entry(_ path: String, _ received: String? = nil, file: String = "a.json")
    -> BaselineEntry
  {
    var finding = CollectedFinding(schema: "coach", file: file, code: "custom", path: path)
    finding.received = received
    return BaselineEntry(finding, file: file)
  }

  @Test func aFileHasALineForEachEntry() throws {
    let baseline = Baseline([entry("b"): 1, entry("a", "\"x\""): 3])
    let text = String(decoding: baseline.bytes, as: UTF8.self)
    #expect(
      text == """
        {"format":"compass-validate-baseline/1"}
        {"file":"a.json","schema":"coach","path":"a","code":"custom","received":"\\"x\\"","count":3}
        {"file":"a.json","schema":"coach","path":"b","code":"custom","count":1}

        """)
    #expect(try Baseline(baseline.bytes).counts == baseline.counts)
  }

  @Test func randomEntriesAreReadAsTheyWereWritten() throws {
    var random = SeededRandom(seed: 3)
    var counts: [BaselineEntry: Int] = [:]
    for _ in 0..<300 {
      let finding = CollectedFinding.random(&random)
      counts[BaselineEntry(finding, file: finding.file)] = 1 + random.number(below: 9)
    }
    let bytes = Baseline(counts).bytes
    #expect(try Baseline(bytes).counts == counts)
    #expect(try Baseline(bytes).bytes == bytes)
  }

  /// git may leave an entry of both sides.
  @Test func ofTwoCountsTheGreaterOneIsKnown() throws {
    let line = #"{"file":"a.json","schema":"coach","path":"b","code":"custom","count":"#
    let text = "{\"format\":\"compass-validate-baseline/1\"}\n\(line)2}\n\n\(line)1}\r\n"
    #expect(try Baseline(Array(text.utf8)).counts == [entry("b"): 2])
  }

  @Test(arguments: [
    ("", 1, "not a baseline: the file is empty"), ("x\n", 1, "not a JSON object"),
    (
      "{\"format\":\"x\"}\n", 1,
      "not a baseline: the first line must be {\"format\":\"compass-validate-baseline/1\"}"
    ),
    (
      "{\"format\":\"compass-validate-baseline/1\"}\n<<<<<<< HEAD\n", 2,
      "an unresolved conflict of git"
    ),
    (
      "{\"format\":\"compass-validate-baseline/1\"}\n{\"file\":\"a\",\"count\":0}\n", 2,
      "an entry has file, schema, path, code and a count from 1 on"
    ),
  ])
  func aFileThatIsNoneHasAReason(_ text: String, _ line: Int, _ reason: String) {
    #expect(throws: Baseline.ReadingError(line: line, reason: reason)) {
      try Baseline(Array(text.utf8))
    }
  }
}

/// A run beside a baseline.
@Suite struct BaselineRunTests {
  private func finding(_ path: String, _ kind: CollectedFinding.Kind = .issue) -> CollectedFinding {
    var finding = CollectedFinding(schema: "coach", file: "a.json", code: "custom", path: path)
    finding.kind = kind
    return finding
  }

  private func baseline(_ counts: [String: Int], file: String = "a.json") -> Baseline {
    Baseline(
      Dictionary(
        uniqueKeysWithValues: counts.map { (BaselineEntry(finding($0.key), file: file), $0.value) })
    )
  }

  @Test func asManyAreKnownAsAreCounted() {
    var run = BaselineRun(baseline(["b": 2]), updates: false)
    let known = ["b", "c", "b", "b"].map { run.takes(finding($0), file: "a.json") }
    #expect(known == [true, false, true, false])
  }

  @Test func aPayloadWithoutAVerdictIsNeverKnown() {
    var run = BaselineRun(Baseline(), updates: true)
    let known = [CollectedFinding.Kind.failure, .note].map {
      run.takes(finding("", $0), file: "a.json")
    }
    #expect(known == [false, false])
    #expect(run.updated { _ in true }.counts.isEmpty)
  }

  /// Only what was validated, or is no longer there, can be gone.
  @Test func findingsOfOtherFilesStay() {
    var entries = baseline(["b": 3]).counts
    entries.merge(baseline(["b": 1], file: "other.json").counts) { $1 }
    entries.merge(baseline(["b": 1], file: "deleted.json").counts) { $1 }
    entries.merge(baseline(["b": 1], file: "undecided.json").counts) { $1 }
    var run = BaselineRun(Baseline(entries), updates: true)
    let known = ["b", "new"].map { run.takes(finding($0), file: "a.json") }
    #expect(known == [true, true])
    run.end(file: "a.json", schema: "coach", isDecided: true)
    run.end(file: "undecided.json", schema: "coach", isDecided: false)
    let exists = { (file: String) in file != "deleted.json" }
    #expect(run.goneCount(exists: exists) == 3)
    var expected = baseline(["b": 1, "new": 1]).counts
    expected.merge(baseline(["b": 1], file: "other.json").counts) { $1 }
    expected.merge(baseline(["b": 1], file: "undecided.json").counts) { $1 }
    #expect(run.updated(exists: exists).counts == expected)
  }

  /// Another run may have written the file meanwhile.
  @Test func findingsOfOtherRunsStay() {
    var run = BaselineRun(baseline(["b": 3]), updates: true)
    _ = run.takes(finding("new"), file: "a.json")
    run.end(file: "a.json", schema: "coach", isDecided: true)
    var current = baseline(["b": 1, "c": 1]).counts
    current.merge(baseline(["b": 2], file: "other.json").counts) { $1 }
    var expected = baseline(["new": 1]).counts
    expected.merge(baseline(["b": 2], file: "other.json").counts) { $1 }
    #expect(run.updated(Baseline(current)) { _ in true }.counts == expected)
  }

  @Test func findingsOfOtherSchemasStay() {
    var run = BaselineRun(baseline(["b": 1]), updates: true)
    run.end(file: "a.json", schema: "school", isDecided: true)
    #expect(run.goneCount { _ in true } == 0)
  }

  @Test(arguments: [
    ("a.json", "", "a.json"), ("./data//a.json", "", "data/a.json"),
    ("/srv/data/a.json", "ci/", "../data/a.json"), ("data/a.json", "data/", "a.json"),
    ("data/../a.json", "/srv", "a.json"), ("/else/a.json", "", "../else/a.json"),
  ])
  func aFileIsSeenFromTheFolderOfTheBaseline(_ path: String, _ folder: String, _ seen: String) {
    #expect(RelativePath.of(path, from: folder, working: "/srv") == seen)
  }
}
