/// Why a match could not be decided. None of these means "no match".
public enum MatchError: Error, Hashable, Sendable {
  /// The search took more steps than one call may.
  case budgetExceeded
  /// The search took more memory than one call may.
  case memoryExceeded
  /// The subject has more characters than the pattern can be decided for.
  case subjectTooLong(limit: Int)
  /// The engine asked for can't match the pattern exactly; names the construct.
  case unsupported(construct: String)
  /// The native library refused the program or the call, with its error number.
  case engineFailure(code: Int32)
}
