import ArgumentParser
import Diagnostics

extension CheckSession {
  /// Runs the `check` command.
  ///
  /// - Throws: the exit status unless all payloads are valid, or a usage error.
  static func run(_ options: CheckOptions) throws {
    let inputs = InputList(
      isNDJSON: options.isNDJSON, format: options.inputFormat,
      standardInputName: options.standardInputName,
      respectsIgnoreFiles: options.respectsIgnoreFiles)
    let paths = options.files.isEmpty ? ["-"] : options.files
    if options.watches {
      var session = try WatchSession(options, inputs: inputs, paths: paths)
      Interruption.watch()
      do throws(FileError) { try session.run() } catch { throw Failure.file(error) }
    }
    let validator = try options.schema.validator(limits: options.limits)
    let expansion = inputs.expand(paths)
    try options.checkOutputs(expansion.items, schemas: options.schema.file.map { [$0] } ?? [])
    Interruption.watch()
    let status: ExitCode
    do throws(FileError) {
      let options = try options.namingStandardOutput()
      try expansion.printNotes()
      status = try validate(expansion.items, validator, options)
    } catch {
      throw Failure.file(error)
    }
    if status != .success { throw status }
  }
}

extension CheckOptions {
  /// Returns the options with `-` for another path of standard output, such as `/dev/stdout`: findings make way for
  /// payloads there too.
  func namingStandardOutput() throws(FileError) -> CheckOptions {
    var options = self
    if let output, try OutputPlace(output) == .descriptor(1) { options.output = "-" }
    return options
  }
}

extension InputList.Expansion {
  /// Prints the notes on standard error.
  func printNotes() throws(FileError) {
    guard !notes.isEmpty else { return }
    var errors = OutputStream.standardError()
    for note in notes { try errors.write("compass-validate: \(PrintableText.oneLine(note))\n") }
    try errors.flush()
  }
}

extension RunSummary {
  /// The exit status of the worst verdict.
  var exitCode: ExitCode { notJudged > 0 ? .notJudged : invalid > 0 ? .invalid : .success }
}
