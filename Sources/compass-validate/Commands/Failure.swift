import ArgumentParser
import Diagnostics

/// How a command ends when it can't do its work.
enum Failure {
  /// Prints one line on standard error and returns exit status 2.
  static func notJudged(_ message: String) -> ExitCode {
    var stream = OutputStream.standardError()
    // There is no one left to tell when standard error itself is gone.
    try? stream.write("compass-validate: \(TextRenderer.oneLine(message))\n")
    try? stream.flush()
    return .notJudged
  }
}
