import ArgumentParser
import Diagnostics
import Platform
import SourceJSON
import Validation

/// What is judged, and how it is told: a command line of the default command once it is understood.
struct CheckRequest {
  var schema: SchemaChoice
  /// Files, folders and patterns; `-`, or nothing at all, is standard input.
  var files: [String]
  var isNDJSON = false
  var standardInputName = Self.standardInputName
  var format = Self.format
  var color = Self.color
  /// The most findings that are printed, or nil.
  var issueLimit: Int?
  /// The path for transformed payloads, `-` for standard output, or nil.
  var output: String?
  var isQuiet = false
  var watches = false
  /// How many threads judge, or nil for one a processor.
  var jobs: Int?
  /// The most bytes that a line may have, or nil for as many as a payload.
  var lineLimit: Int?
  var limits = ValidationLimits.default

  static let standardInputName = "<stdin>"
  static let format = ReportFormat.text
  static let color = ColorMode.auto

  /// Judges.
  ///
  /// - Throws: the exit status unless all is valid, or a usage error.
  func run() throws {
    let validator = try schema.validator(limits: limits)
    let style = format == .text ? color.style(for: output == "-" ? 2 : 1) : .plain
    let settings = CheckSettings(
      validator: validator, format: format,
      renderer: isQuiet ? nil : format.renderer(style: style, isLimited: issueLimit != nil),
      output: output, lineLimit: min(lineLimit ?? .max, limits.reading.maximumBytes),
      issueLimit: issueLimit, jobs: min(jobs ?? Self.processors, 256))
    let inputs = InputList(isNDJSON: isNDJSON, standardInputName: standardInputName)
    let paths = files.isEmpty ? ["-"] : files
    Interruption.watch()
    let summary: RunSummary
    do throws(FileError) {
      if watches { try WatchSession(settings, inputs: inputs, paths: paths).run() }
      summary = try CheckSession.judge(inputs.items(paths), settings)
    } catch {
      throw Failure.file(error)
    }
    if summary.exitCode != .success { throw summary.exitCode }
  }

  private static var processors: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}

extension CheckRequest {
  /// What a command line asks for that is nothing but a schema's name and files. There is nothing in it to parse,
  /// and a parser takes longer than a small payload's verdict.
  ///
  /// Nil for any other, one that is wrong among them.
  init?(plain arguments: [String]) {
    guard arguments.count > 1, arguments.filter({ $0.utf8.first == UInt8(ascii: "-") }).isEmpty
    else { return nil }
    schema = SchemaChoice(place: .named(arguments[0]))
    files = Array(arguments.dropFirst())
  }
}

extension RunSummary {
  /// The worst of all that was seen.
  var exitCode: ExitCode { notJudged > 0 ? .notJudged : invalid > 0 ? .invalid : .success }
}
