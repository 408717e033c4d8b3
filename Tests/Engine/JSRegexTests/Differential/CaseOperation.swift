import JSPrimitives

@testable import JSRegex

/// The operations of a regular expression by which engines are compared.
enum CaseOperation: CaseIterable {
  /// The first match at or after `lastIndex`, with its captures.
  case exec
  /// Whether the subject contains a match.
  case test
  /// The same with the standard limits, once the programs are compiled: only then tests are quick.
  case quickTest
  /// All matches with their captures.
  case matchAll
  /// The subject with the matches replaced by a template of their captures.
  case replace
  /// The pieces between the matches, with the captures.
  case split

  /// The result of an operation.
  enum Answer: Hashable {
    case match(JSMatch?)
    case found(Bool)
    case matches([JSMatch])
    case text(JSText)
    case pieces([JSText?])
  }

  /// Returns the result for a subject.
  func answer(
    of regex: JSRegex, on subject: JSText, lastIndex: Int, limits: MatchLimits
  ) throws(MatchError) -> Answer {
    switch self {
    case .exec: .match(try regex.exec(subject, lastIndex: lastIndex, limits: limits))
    case .test: .found(try regex.test(subject, limits: limits))
    case .quickTest: .found(try quickTest(of: regex, on: subject, limits: limits))
    case .matchAll: .matches(try regex.matches(in: subject, limits: limits))
    case .replace: .text(try regex.replace(subject, with: "<$1$&$2$`>", limits: limits))
    case .split: .pieces(try regex.split(subject, limits: limits))
    }
  }

  private func quickTest(
    of regex: JSRegex, on subject: JSText, limits: MatchLimits
  ) throws(MatchError) -> Bool {
    // An engine that needs no budget may have the standard one.
    let limits = limits.steps == 0 ? MatchLimits.standard : limits
    _ = try regex.test(subject, limits: limits)
    return try regex.test(subject, limits: limits)
  }
}
