import ArgumentParser
import ConformanceKit

/// Runs golden vectors.
struct ConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Run golden vectors and report agreement with the web app.",
    discussion: """
      Prints a line for each suite, every failure, and "N passed, N failed". The exit status is 0 only if \
      all cases pass; a known gap that passes is a failure too. It is 2 if cases were left out because this \
      build has no HTML parser.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: "Vector files, or folders of them.")
  var paths: [String] = ["Conformance"]

  @Option(help: "How to print the report.")
  var format = Format.text

  @Flag(help: "Print the score of each family of cases, in the text form.")
  var families = false

  @Option(
    help: ArgumentHelp(
      "The list of known gaps; else known-gaps.json in a path's folder or one above it.",
      valueName: "file"))
  var knownGaps: String?

  func run() throws {
    let report: RunReport
    do throws(VectorError) {
      let gaps = knownGaps ?? ConformanceRun.knownGaps(near: paths)
      report = try ConformanceRun(knownGaps: gaps).report(on: paths)
    } catch {
      throw Failure.notJudged("\(error)")
    }
    print(format == .json ? report.json : report.text(withFamilies: families))
    if report.failed == 0, report.notRun > 0 { throw ExitCode.notJudged }
    if !report.isGreen { throw ExitCode.invalid }
  }
}
