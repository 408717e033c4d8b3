import ConformanceKit
import SchemaModel
import SourceJSON

/// The number of cases and of agreeing ones for each construct of Zod, by Zod's version.
struct ConstructCoverage {
  /// The cases of one construct or suite that ran, and those that passed.
  struct Score {
    var passed = 0
    var cases = 0

    mutating func note(passed isPassed: Bool) {
      cases += 1
      if isPassed { passed += 1 }
    }
  }

  /// The scores of each construct, in the order of `Construct.all`.
  private var scores = Construct.all.map { _ in [ZodVersion: Score]() }
  /// The scores of all cases.
  private var totals: [ZodVersion: Score] = [:]

  init() {}

  /// Runs the cases of vector files whose schemas they hold.
  ///
  /// - Throws: `VectorError` if a file can't be used.
  init(of paths: [String]) throws(VectorError) {
    let run = try ConformanceRun(knownGaps: nil)
    for path in paths {
      for file in try ConformanceRun.files(at: path) {
        let suite = try VectorSuite(file: file)
        guard suite.kind.isOfVerdicts else { continue }
        let report = try run.report(on: [file])
        let failed = Set(report.suites.flatMap(\.failures).map(\.id))
        for vector in suite.cases {
          guard let schema = vector["def"] ?? vector["document"] else { continue }
          note(schema, zod: suite.zod, passed: !failed.contains(vector.id))
        }
      }
    }
  }

  /// Notes a case that ran.
  ///
  /// - Parameters:
  ///   - schema: the case's `def` tree, or the schema of its document.
  ///   - zod: the version of Zod that the case was recorded from.
  ///   - passed: whether the case agrees.
  mutating func note(_ schema: JSONValue, zod: ZodVersion, passed: Bool) {
    totals[zod, default: Score()].note(passed: passed)
    for place in Construct.places(in: schema) {
      scores[place][zod, default: Score()].note(passed: passed)
    }
  }

  /// The coverage as a Markdown table: a row a construct that a case has, and one for all cases.
  ///
  /// A version's cell is `AGREE/CASES`, empty if it has no case.
  var table: String {
    let versions = ZodVersion.allCases
    var lines = [
      "| construct | cases | \(versions.map(\.rawValue).joined(separator: " | ")) |",
      "| --- | --: |" + String(repeating: " --: |", count: versions.count),
    ]
    for (construct, scores) in zip(Construct.all, scores) where !scores.isEmpty {
      lines.append(Self.row(construct.name, scores))
    }
    return (lines + [Self.row("**all cases**", totals)]).joined(separator: "\n")
  }

  private static func row(_ name: String, _ scores: [ZodVersion: Score]) -> String {
    let cells = ZodVersion.allCases.map { version in
      scores[version].map { "\($0.passed)/\($0.cases)" } ?? ""
    }
    let cases = scores.values.reduce(0) { $0 + $1.cases }
    return "| \(name) | \(cases) | \(cells.joined(separator: " | ")) |"
  }
}
