#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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

extension MatchError: CustomStringConvertible {
  /// The reason in one line.
  public var description: String {
    switch self {
    case .budgetExceeded: "the search takes more steps than its limit"
    case .memoryExceeded: "the search takes more memory than its limit"
    case .subjectTooLong(let limit): "the text is longer than the pattern's limit of \(limit)"
    case .unsupported(let construct): "the engine has no exact equivalent of \(construct)"
    case .engineFailure(let code): "the native engine failed with the error \(code)"
    }
  }
}

extension MatchError: LocalizedError {
  /// A sentence for a person, such as `The match can't be decided: the search takes too many steps.`
  public var errorDescription: String? { "The match can't be decided: \(description)." }
}
