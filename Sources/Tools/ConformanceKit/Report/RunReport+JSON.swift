internal import JSPrimitives
internal import NamedRules
internal import SourceJSON

extension RunReport {
  /// The report for a program.
  ///
  /// `{"suites": [{"suite", "kind", "passed", "failed", "known_gaps", "failures": [{"id", "expected",
  /// "found"}]}], "passed", "failed"}`. Optional members are `"suite_versions"` if there is a manifest,
  /// `"closed_gaps"` if a known gap has passed, `"manifest_faults"` if a manifest's promise is broken, and
  /// `"not_run"` in both places if cases were left out.
  public var json: String {
    var report = JSONObject()
    report["suites"] = .array(suites.map(\.json))
    if !versions.isEmpty {
      report["suite_versions"] = .texts(versions.map(String.init(describing:)))
    }
    if !manifestFaults.isEmpty { report["manifest_faults"] = .texts(manifestFaults) }
    if !closedGaps.isEmpty { report["closed_gaps"] = .texts(closedGaps) }
    report["passed"] = .count(passed)
    report["failed"] = .count(failed)
    return JSONWriter.string(of: .object(report))
  }
}

extension SuiteReport {
  fileprivate var json: JSONValue {
    [
      "suite": .text(suite), "kind": .text(kind), "passed": .count(passed),
      "failed": .count(failures.count), "known_gaps": .count(knownGaps),
      "failures": .array(
        failures.map {
          ["id": .text($0.id), "expected": .text($0.expected), "found": .text($0.found)]
        }),
    ]
  }
}
