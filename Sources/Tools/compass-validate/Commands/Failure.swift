import ArgumentParser
import Diagnostics
import Platform
import SourceJSON

/// How a command ends when it can't do its work.
enum Failure {
  /// Prints one line on standard error and returns exit status 2.
  static func notJudged(_ message: String) -> ExitCode {
    var stream = OutputStream.standardError()
    // There is no one left to tell when standard error itself is gone.
    try? stream.write("compass-validate: \(PrintableText.oneLine(message))\n")
    try? stream.flush()
    return .notJudged
  }

  /// Ends as an error of a schema document demands that has been read from a file.
  static func document(_ path: String, _ error: any Error) -> ExitCode {
    switch error {
    case let error as JSONError:
      let reason = error.isLimit ? "\(error)" : "not JSON: \(error)"
      return notJudged("\(path):\(error.line):\(error.column): \(reason)")
    case let error as FileError: return notJudged("\(error)")
    default: return notJudged("\(path): \(error)")
    }
  }

  /// Ends as a file's error demands: by the signal that came, silently when nobody reads what is written,
  /// else with a line and exit status 2. Files must have been cleaned up.
  static func file(_ error: FileError) -> ExitCode {
    if error.operation == .interrupted { Interruption.end() }
    if error.operation == .writing, error.code == EPIPE { Interruption.end(by: SIGPIPE) }
    return notJudged("\(error)")
  }
}
