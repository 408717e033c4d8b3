#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension PatternError: LocalizedError {
  /// A sentence for a person, such as `The pattern is invalid: unterminated group at code units 0..<1.`
  public var errorDescription: String? { "The pattern is invalid: \(description)." }
}
