#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension IssueLocaleError: LocalizedError {
  /// A sentence for a person, such as `The locale can't be read. At $.sentences.default: expected a string.`
  public var errorDescription: String? { "The locale can't be read. At \(path): \(reason)." }
}
