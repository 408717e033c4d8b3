import ArgumentParser
import Diagnostics

extension CheckSession {
  /// Runs the `check` command.
  ///
  /// - Throws: the exit status unless all payloads are valid, or a usage error.
  static func run(_ options: CheckOptions) throws {
    let validator = try options.schema.validator(limits: options.limits)
    let inputs = InputList(
      isNDJSON: options.isNDJSON, standardInputName: options.standardInputName)
    let paths = options.files.isEmpty ? ["-"] : options.files
    Interruption.watch()
    let summary: RunSummary
    do throws(FileError) {
      if options.watches {
        try WatchSession(validator, options, inputs: inputs, paths: paths).run()
      }
      summary = try judge(inputs.items(paths), validator, options)
    } catch {
      throw Failure.file(error)
    }
    if summary.exitCode != .success { throw summary.exitCode }
  }
}

extension RunSummary {
  /// The exit status of the worst verdict.
  var exitCode: ExitCode { notJudged > 0 ? .notJudged : invalid > 0 ? .invalid : .success }
}
