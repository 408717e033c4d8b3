import ArgumentParser
import JSPrimitives
import JSRegexEngine
import SourceJSON

/// Matches a JavaScript regular expression.
struct RegexCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "regex",
    abstract: "Match a JavaScript regular expression, or explain it.",
    usage: """
      compass-validate regex PATTERN [--flags FLAGS] [SUBJECT...]
      compass-validate regex PATTERN [--flags FLAGS] --explain
      """,
    discussion: """
      Prints a line of JSON for each subject: the first match or null; with the flag g an array of all \
      matches. Offsets count UTF-16 code units. Without subjects each line of standard input is one; what \
      is not UTF-8 in it is read as U+FFFD. Put -- before a pattern or subject that starts with a hyphen.

      Exit status: 0 all subjects match, 1 some do not, 2 some could not be decided, which prints an \
      object with the reason, 64 the pattern, its flags or the usage are wrong.
      """)

  @Argument(help: "The pattern, as between the slashes of a literal.")
  var pattern: String

  @Argument(help: "The texts to match.")
  var subjects: [String] = []

  @Option(help: ArgumentHelp("Letters of dgimsuvy.", valueName: "flags"))
  var flags = ""

  @Flag(help: "Print the pattern's tree, how it is matched, and the text of each native program.")
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
  /// Prints why there is no such expression; a proper one that can't be decided is no wrong usage.
  fileprivate static func badPattern(_ text: PatternErrorText) -> ExitCode {
    let status = notJudged("\(text)")
    return text.isSyntaxError ? ExitCode(64) : status
  }
}
