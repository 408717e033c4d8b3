#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The issues of an invalid payload as an error.
///
/// `Outcome.get()` throws it.
public struct InvalidPayload: Error, Sendable, Hashable {
  /// The issues, in Zod's order; never empty in what `get` throws.
  public let issues: [ValidationIssue]

  /// The error of these issues.
  public init(_ issues: [ValidationIssue]) { self.issues = issues }
}

extension InvalidPayload: LocalizedError {
  /// The path and message of the first issue, and the number of others:
  /// `role: Invalid option: expected one of "head"|"assistant" (and 2 more)`.
  public var errorDescription: String? {
    guard let first = issues.first else { return "The payload is not valid." }
    return first.line + (issues.count > 1 ? " (and \(issues.count - 1) more)" : "")
  }
}

extension InvalidPayload: CustomStringConvertible {
  /// The issues as lines for a person, as `issues.pretty`.
  public var description: String { issues.pretty }
}

extension Outcome {
  /// Returns the output of a valid payload.
  ///
  ///     let order = try validator.decode(Order.self, from: data).get()
  ///
  /// - Throws: `InvalidPayload` with the issues of an invalid payload, and the `UndecidedReason` of an undecided one.
  public func get() throws -> Output {
    switch self {
    case .valid(let output): return output
    case .invalid(let issues): throw InvalidPayload(issues)
    case .undecided(let reason): throw reason
    }
  }
}
