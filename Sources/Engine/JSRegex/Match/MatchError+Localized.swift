#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension MatchError: LocalizedError {
  /// A sentence for a person, such as `The match can't be decided: the search takes too many steps.`
  public var errorDescription: String? { "The match can't be decided: \(description)." }
}
