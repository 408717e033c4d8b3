/// The reason why a match could not be decided. None of them means "no match".
public enum MatchError: Error, Hashable, Sendable {
  /// The search exceeded the limit of steps.
  case budgetExceeded
  /// The search exceeded the limit of memory.
  case memoryExceeded
  /// The subject is longer than `limit`, the greatest number of characters for which the pattern
  /// can be decided.
  case subjectTooLong(limit: Int)
  /// The requested engine can't match the named construct exactly.
  case unsupported(construct: String)
  /// The native library rejected the program or the call with this error number.
  case engineFailure(code: Int32)
}
