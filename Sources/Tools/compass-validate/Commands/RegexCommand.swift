import ArgumentParser
import JSPrimitives
import JSRegex
import SourceJSON

/// The command that matches a JavaScript regular expression.
struct RegexCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "regex",
    abstract: "Match a JavaScript regular expression, or explain it.",
    usage: """
      compass-validate regex PATTERN [--flags FLAGS] [SUBJECT...]
      compass-validate regex PATTERN [--flags FLAGS] --explain
      """,
    discussion: """
      Prints a line of JSON for each subject: the first match or null, or an array of all matches with the \
      flag g. Offsets count UTF-16 code units. Without subjects, each line of standard input is one; bytes \
      that are not UTF-8 are read as U+FFFD. Put -- before a pattern or subject that starts with a hyphen.

      Exit status: 0 if all subjects match, 1 if any does not, 2 if any could not be decided (an object with \
      the reason is printed), 64 for a wrong pattern, flag or usage.
      """)

  @Argument(help: "The pattern, without slashes.")
  var pattern: String

  @Argument(help: "The strings to match.")
  var subjects: [String] = []

  @Option(help: ArgumentHelp("Any of the letters dgimsuvy.", valueName: "flags"))
  var flags = ""

  @Flag(
    help: "Print the pattern's tree, the bound of a search, and the engines with their programs.")
  var explain = false

  func run() throws {
    let regex: JSRegex
    do throws(PatternError) {
      regex = try JSRegex(pattern, flags: flags)
    } catch {
      throw Failure.badPattern(PatternErrorText(error, pattern: pattern, flags: flags))
    }
    let worst: ExitCode
    do throws(FileError) {
      var session = RegexSession(regex)
      if explain { try session.explain() }
      for subject in subjects { try session.match(JSText(subject)) }
      if subjects.isEmpty && !explain { try session.matchLines(of: InputFile(path: "-")) }
      worst = try session.finish()
    } catch {
      throw Failure.notJudged("\(error)")
    }
    if worst != .success { throw worst }
  }
}

extension Failure {
  /// Prints a pattern's error and returns the exit status: wrong usage for a syntax error only.
  fileprivate static func badPattern(_ text: PatternErrorText) -> ExitCode {
    let status = notJudged(lines: text.lines)
    return text.isSyntaxError ? ExitCode(64) : status
  }
}
