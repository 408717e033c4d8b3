import ConformanceKit
import TestSupport
import Testing

/// Every vector in `Conformance/`, through the same runner as `compass-validate conformance`.
@Suite struct ConformanceTests {
  private static let folders = [
    "engine", "html", "html-tree", "json", "regexp", "regressions", "rules", "schema/coach",
    "schema/event", "schema/interaction", "schema/offer", "schema/signup", "schema/url", "url",
    "zod",
  ]

  @Test(arguments: folders) func agreesWithTheWebApp(_ folder: String) throws {
    let run = try ConformanceRun(knownGaps: Repository.path("Conformance/known-gaps.json"))
    let report = try run.report(on: [Repository.path("Conformance/\(folder)")])
    // The report's own text says what failed; all of its values would bury it.
    let isGreen = report.isGreen
    #expect(isGreen, "\(report.text)")
  }
}
