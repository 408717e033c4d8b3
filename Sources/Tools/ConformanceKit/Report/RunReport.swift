/// The result of a conformance run.
public struct RunReport: Sendable {
  /// The results of the suites, in the order of the run.
  public internal(set) var suites: [SuiteReport] = []
  /// The known gaps that are none any more: every case of theirs passed.
  public internal(set) var closedGaps: [String] = []

  /// The deviations of files and numbers of cases from the suite's manifest.
  public internal(set) var manifestFaults: [String] = []
  /// The versions of the suites that ran, as their manifests give them.
  public internal(set) var versions: [SuiteVersion] = []

  /// The number of passed cases of all suites.
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
    /// The id of the case.
    public var id: String
    /// The recorded result.
    public var expected: String
    /// The actual result.
    public var found: String
  }

  /// One thing that the cases were recorded from, such as an engine and its version.
  public struct Origin: Sendable, Hashable {
    /// The name of the source.
    public var name: String
    /// The version or value of the source.
    public var value: String
  }

  /// The name of the suite.
  public var suite: String
  /// The kind of the suite, such as `schema`.
  public var kind: String
  /// The sources that the cases were recorded from.
  public var recorded: [Origin] = []
  /// The number of passed cases.
  public var passed = 0
  /// The cases that did not pass and were not expected to.
  public var knownGaps = 0
  /// The cases that failed unexpectedly.
  public var failures: [Failure] = []
  /// The cases that the suite has.
  public var cases: Int { passed + failures.count + knownGaps }
  /// The score of each family of cases. The ids of a family differ in their last part.
  public var families: [String: Score] = [:]

  /// The number of cases of a family that passed and that failed, including known gaps.
  public struct Score: Sendable, Hashable {
    /// The number of passed cases.
    public var passed = 0
    /// The number of failed cases.
    public var failed = 0
  }

  /// Returns the family of a case: its id up to the last `/` before any `#`.
  static func family(of id: String) -> String {
    let path = id.prefix { $0 != "#" }
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? String(path)
  }
}
