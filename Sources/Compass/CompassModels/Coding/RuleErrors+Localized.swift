public import CompassRules

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// The rules and rows need no Foundation, so their errors get its protocol here.

extension InteractionAttachment.Refusal: LocalizedError {
  /// The specification's message.
  public var errorDescription: String? { message() }
}

extension RowFailure: LocalizedError {
  /// The row, the column and the reason in one line.
  public var errorDescription: String? { description }
}

extension ScorecardError: LocalizedError {
  /// The message to show.
  public var errorDescription: String? { message }
}
