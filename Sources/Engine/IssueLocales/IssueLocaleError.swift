#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An error of a locale's table: a part that is not of the form.
public struct IssueLocaleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the table, such as `$.sentences.too_big[0].text`.
  public var path: String
  /// The reason, such as `no part of this issue is named "units"`.
  public var reason: String

  /// The place and the reason on one line.
  public var description: String { "\(path): \(reason)" }
}

extension IssueLocaleError: LocalizedError {
  /// A sentence for a person, such as `The locale can't be read. At $.sentences.default: expected a string.`
  public var errorDescription: String? { "The locale can't be read. At \(path): \(reason)." }
}
