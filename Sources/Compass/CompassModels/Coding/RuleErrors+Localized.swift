public import CompassRules

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// The rules need no Foundation, so their errors get its protocol here.

extension InteractionAttachment.Refusal: LocalizedError {
  /// The specification's message.
  public var errorDescription: String? { message() }
}

extension ScorecardError: LocalizedError {
  /// The message to show.
  public var errorDescription: String? { message }
}
