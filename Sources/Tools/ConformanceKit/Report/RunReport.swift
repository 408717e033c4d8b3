/// The result of a conformance run.
public struct RunReport: Sendable {
  public internal(set) var suites: [SuiteReport] = []
  /// The known gaps that are none any more: every case of theirs passed.
  public internal(set) var closedGaps: [String] = []

  /// The deviations of files and numbers of cases from the suite's manifest.
  public internal(set) var manifestFaults: [String] = []
  /// The versions of the suites that ran, as their manifests give them.
  public internal(set) var versions: [SuiteVersion] = []

  public var passed: Int { suites.reduce(0) { $0 + $1.passed } }
  /// The failed cases, the known gaps that passed, and the broken promises of a manifest.
  public var failed: Int {
    suites.reduce(0) { $0 + $1.failures.count } + closedGaps.count + manifestFaults.count
  }

  /// Whether the run shows agreement: something passed and nothing failed.
  public var isGreen: Bool { passed > 0 && failed == 0 }
}

/// The result of one suite.
public struct SuiteReport: Sendable {
  /// A case that did not pass and is no known gap.
  public struct Failure: Sendable {
    public var id: String
    public var expected: String
    public var found: String
  }

  /// One thing that the cases were recorded from, such as an engine and its version.
  public struct Origin: Sendable, Hashable {
    public var name: String
    public var value: String
  }

  public var suite: String
  public var kind: String
  public var recorded: [Origin] = []
  public var passed = 0
  /// The cases that did not pass and were not expected to.
  public var knownGaps = 0
  public var failures: [Failure] = []
  /// The cases that the suite has.
  public var cases: Int { passed + failures.count + knownGaps }
  /// The score of each family of cases. The ids of a family differ in their last part.
  public var families: [String: Score] = [:]

  /// The number of cases of a family that passed and that failed, including known gaps.
  public struct Score: Sendable, Hashable {
    public var passed = 0
    public var failed = 0
  }

  /// Returns the family of a case: its id up to the last `/` before any `#`.
  static func family(of id: String) -> String {
    let path = id.prefix { $0 != "#" }
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? String(path)
  }
}
