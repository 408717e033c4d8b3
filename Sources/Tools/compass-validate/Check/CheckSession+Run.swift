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
    let status: ExitCode
    do throws(FileError) {
      let options = try options.namingStandardOutput()
      if options.watches {
        try WatchSession(validator, options, inputs: inputs, paths: paths).run()
      }
      status = try judge(inputs.items(paths), validator, options)
    } catch {
      throw Failure.file(error)
    }
    if status != .success { throw status }
  }
}

extension CheckOptions {
  /// Returns the options with `-` for another path of standard output, such as `/dev/stdout`: findings make way for
  /// payloads there too.
  fileprivate func namingStandardOutput() throws(FileError) -> CheckOptions {
    var options = self
    if let output, try OutputPlace(output) == .descriptor(1) { options.output = "-" }
    return options
  }
}

extension RunSummary {
  /// The exit status of the worst verdict.
  var exitCode: ExitCode { notJudged > 0 ? .notJudged : invalid > 0 ? .invalid : .success }
}
