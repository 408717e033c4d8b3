import ArgumentParser
import ConformanceKit

/// Runs golden vectors.
struct ConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Run golden vectors and report agreement with the web app.",
    usage: """
      compass-validate conformance [PATH...] [--report FILE]...
      compass-validate conformance FOLDER --write-manifest VERSION
      """,
    discussion: """
      Prints a line for each suite, every failure, and "N passed, N failed". The exit status is 0 only if \
      all cases pass; a known gap that passes is a failure too, and so is a file that is not as the \
      manifest.json in its folder or one above it has it, or in which fewer cases ran.
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

  @Option(
    help: ArgumentHelp(
      "Also write the report: a page (.html), a badge (.svg), or data (.json). May be given again.",
      valueName: "file"))
  var report: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run nothing; write the folder's manifest.json anew, for files that are of this version.",
      valueName: "version"))
  var writeManifest: String?

  func validate() throws {
    for path in report where ReportFileFormat(path: path) == nil {
      throw ValidationError("--report takes a file that ends in .html, .svg or .json, not \(path).")
    }
    guard let writeManifest else { return }
    guard SuiteVersion(writeManifest) != nil else {
      throw ValidationError("A version is three numbers, such as 1.2.0.")
    }
    guard paths.count == 1 else { throw ValidationError("A manifest is of one folder.") }
  }

  func run() throws {
    if let version = writeManifest.flatMap(SuiteVersion.init) { return try update(to: version) }
    let result: RunReport
    do throws(VectorError) {
      let gaps = knownGaps ?? ConformanceRun.knownGaps(near: paths)
      result = try ConformanceRun(knownGaps: gaps).report(on: paths)
    } catch {
      throw Failure.notJudged("\(error)")
    }
    try StandardOutput.write(
      (format == .json ? result.json : result.text(withFamilies: families)) + "\n")
    do throws(FileError) {
      for path in report {
        guard let format = ReportFileFormat(path: path) else { continue }
        var file = try OutputFile(path: path)
        try file.writeLine { $0.append(contentsOf: format.text(of: result).utf8) }
        try file.commit()
      }
    } catch {
      throw Failure.file(error)
    }
    if !result.isGreen { throw ExitCode.invalid }
  }

  private func update(to version: SuiteVersion) throws {
    let summary: String
    do throws(VectorError) {
      summary = try ManifestWriter.update(folder: paths[0], to: version)
    } catch {
      throw Failure.notJudged("\(error)")
    }
    try StandardOutput.write(summary + "\n")
  }
}

/// What a report is written as, told by the end of its file's name.
private enum ReportFileFormat: String, CaseIterable {
  case page = ".html"
  case badge = ".svg"
  case data = ".json"

  init?(path: String) {
    guard let format = Self.allCases.first(where: { path.hasSuffix($0.rawValue) }) else {
      return nil
    }
    self = format
  }

  func text(of report: RunReport) -> String {
    switch self {
    case .page: report.html
    case .badge: report.badge
    case .data: report.json
    }
  }
}
