import ArgumentParser
import Diagnostics

/// The `--warnings` option.
struct WarningOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Look for what the schema does not reject but is probably a mistake: keys that are dropped or given twice, \
      numbers that lose digits, blanks that can't be seen. No warning changes a verdict, and only error lets them \
      count for the exit status. Codes such as dropped_key choose some of them: error,dropped_key.
      """,
      valueName: "off|on|error|code,..."))
  var warnings = WarningChoice.off
}

/// The warnings to look for.
struct WarningChoice: Sendable, Hashable {
  /// The kinds of warnings.
  var kinds: Set<WarningCode>
  /// Whether a run with a warning fails.
  var fails = false

  static let off = WarningChoice(kinds: [])
  static let on = WarningChoice(kinds: Set(WarningCode.allCases))
}

extension WarningChoice: ExpressibleByArgument {
  /// Reads `off`, or a list of `on`, `error` and codes, separated by commas.
  init?(argument: String) {
    self = .off
    if argument == "off" { return }
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      switch word {
      case "on": break
      case "error": fails = true
      default:
        guard let code = WarningCode(rawValue: String(word)) else { return nil }
        kinds.insert(code)
      }
    }
    if kinds.isEmpty { kinds = Self.on.kinds }
  }

  var defaultValueDescription: String { kinds.isEmpty ? "off" : "on" }

  static var allValueStrings: [String] {
    ["off", "on", "error"] + WarningCode.allCases.map(\.rawValue)
  }
}
