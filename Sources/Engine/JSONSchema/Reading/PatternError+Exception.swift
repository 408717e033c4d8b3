internal import JSRegex

extension PatternError {
  /// The text of V8's exception for a pattern without flags, or our own for a pattern that JavaScript takes.
  var exceptionText: String {
    switch kind {
    case .unterminatedGroup: "Unterminated group"
    case .unmatchedParenthesis: "Unmatched ')'"
    case .invalidGroup: "Invalid group"
    case .nothingToRepeat: "Nothing to repeat"
    case .quantifierOutOfOrder: "numbers out of order in {} quantifier"
    case .unterminatedClass: "Unterminated character class"
    case .classRangeOutOfOrder: "Range out of order in character class"
    case .trailingBackslash: "\\ at end of pattern"
    case .invalidUnicodeEscape: "Invalid Unicode escape"
    case .invalidNamedReference: "Invalid named reference"
    case .unknownGroupName: "Invalid named capture referenced"
    case .invalidGroupName: "Invalid capture group name"
    case .duplicateGroupName: "Duplicate capture group name"
    default: description
    }
  }
}
