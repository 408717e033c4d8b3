import ArgumentParser
import Diagnostics
import Platform
import SourceJSON

/// The ends of a command that can't do its work.
enum Failure {
  /// Prints one line on standard error and returns exit status 2.
  static func notJudged(_ message: String) -> ExitCode { notJudged(lines: [message]) }

  /// Prints lines on standard error, of which the first is the message, and returns exit status 2.
  static func notJudged(lines: [String]) -> ExitCode {
    note(lines)
    return .notJudged
  }

  /// Prints lines on standard error; each of them stays one line.
  static func note(_ lines: [String]) {
    var stream = OutputStream.standardError()
    let text = lines.map { PrintableText.oneLine($0) + "\n" }.joined()
    // Without standard error there is nowhere to report to.
    try? stream.write("compass-validate: \(text)")
    try? stream.flush()
  }

  /// Prints sentences on standard error, each on a line.
  ///
  /// - Throws: Exit status 2 if they can't be written.
  static func report(_ sentences: [String]) throws {
    do throws(FileError) {
      var stream = OutputStream.standardError()
      for sentence in sentences {
        try stream.write("compass-validate: \(PrintableText.oneLine(sentence))\n")
      }
      try stream.flush()
    } catch {
      throw file(error)
    }
  }

  /// Prints the error of a schema document and returns exit status 2.
  ///
  /// - Parameter path: the document's file.
  static func document(_ path: String, _ error: any Error) -> ExitCode {
    switch error {
    case let error as JSONError:
      let reason = error.isLimit ? "\(error)" : "not JSON: \(error)"
      return notJudged("\(path):\(error.line):\(error.column): \(reason)")
    case let error as FileError: return notJudged("\(error)")
    default: return notJudged("\(path): \(error)")
    }
  }

  /// Ends the program by the signal of an interruption or a closed pipe, or prints any other error of a file and
  /// returns exit status 2. Unfinished files must have been removed.
  static func file(_ error: FileError) -> ExitCode {
    if error.operation == .interrupted { Interruption.end() }
    if error.operation == .writing, error.code == EPIPE { Interruption.end(by: SIGPIPE) }
    return notJudged("\(error)")
  }
}
