import ArgumentParser
import ConformanceKit
import Diagnostics

/// The command that runs golden vectors.
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
      all cases pass. A known gap that passes is a failure, and so is a file that differs from the \
      manifest.json in its folder or a folder above it, or in which fewer cases ran than it requires.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: "Vector files, or folders of vector files.")
  var paths: [String] = ["Conformance"]

  @Option(help: "The format of the report.")
  var format = Format.text

  @Flag(help: "Print the score of each family of cases in the text report.")
  var families = false

  @Option(
    help: ArgumentHelp(
      "The list of known gaps; by default known-gaps.json in a path's folder or one above.",
      valueName: "file"))
  var knownGaps: String?

  @Option(
    help: ArgumentHelp(
      "Also write the report as a page (.html), a badge (.svg) or data (.json). Repeatable.",
      valueName: "file"))
  var report: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run nothing; rewrite the folder's manifest.json for this version of the suite.",
      valueName: "version"))
  var writeManifest: String?

  func validate() throws {
    for path in report where ReportFileFormat(path: path) == nil {
      throw ValidationError(
        "--report takes a file name ending in .html, .svg or .json, not \(path).")
    }
    guard let writeManifest else { return }
    guard SuiteVersion(writeManifest) != nil else {
      throw ValidationError("A version has three numbers, such as 1.2.0.")
    }
    guard paths.count == 1 else {
      throw ValidationError("--write-manifest takes exactly one folder.")
    }
  }

  func run() throws {
    if let version = writeManifest.flatMap(SuiteVersion.init) { return try update(to: version) }
    let result: RunReport
    let gaps = knownGaps ?? ConformanceRun.knownGaps(near: paths)
    try checkReports(knownGaps: gaps)
    do throws(VectorError) {
      result = try ConformanceRun(knownGaps: gaps).report(on: paths)
    } catch {
      throw Failure.notJudged("\(error)")
    }
    try StandardOutput.write(text(of: result) + "\n")
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

  /// - Throws: A usage error if a report would replace a file that is read, or another report.
  private func checkReports(knownGaps: String?) throws {
    guard !report.isEmpty else { return }
    var roles = FileRoles()
    do throws(VectorError) {
      for file in try ConformanceRun.inputs(at: paths) { roles.read("the input", file) }
    } catch {
      throw Failure.notJudged("\(error)")
    }
    if let knownGaps { roles.read("the known gaps", knownGaps) }
    try roles.write(report.map { ("--report", $0) })
  }

  private func text(of report: RunReport) -> String {
    format == .json
      ? PrintableText.json(report.json) : PrintableText.lines(report.text(withFamilies: families))
  }

  private func update(to version: SuiteVersion) throws {
    let manifest: ManifestWriter.Manifest
    do throws(VectorError) {
      manifest = try ManifestWriter.manifest(of: paths[0], for: version)
    } catch {
      throw Failure.notJudged("\(error)")
    }
    do throws(FileError) {
      var file = try OutputFile(path: manifest.path)
      try file.write(Array(manifest.text.utf8))
      try file.commit()
    } catch {
      throw Failure.file(error)
    }
    try StandardOutput.write(PrintableText.oneLine(manifest.path) + "\n")
  }
}

/// The form of a written report, chosen by the extension of its file.
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
