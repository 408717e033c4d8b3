public import CompassRules

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// The rules and rows need no Foundation, so their errors get its protocol here.

extension InteractionRules.Attachment.Refusal: LocalizedError {
  /// The specification's message.
  public var errorDescription: String? { message() }
}

extension RowDecoder.Failure: LocalizedError {
  /// The row, the column and the reason in one line.
  public var errorDescription: String? { description }
}

extension SchoolRules.ScorecardError: LocalizedError {
  /// The message to show.
  public var errorDescription: String? { message }
}

extension PreferenceRules.UploadError: LocalizedError {
  /// The web app's message.
  public var errorDescription: String? { message }
}

extension PreferenceRules.ProfileValueError: LocalizedError {
  /// The web app's message.
  public var errorDescription: String? { message }
}

extension StatusRules.TransitionError: LocalizedError {
  /// The web app's message.
  public var errorDescription: String? { message }
}

extension PhaseRules.AdvanceError: LocalizedError {
  /// The web app's message.
  public var errorDescription: String? { message }
}

extension CodeRules.FamilyCodeError: LocalizedError {
  /// The web app's message.
  public var errorDescription: String? { message }
}

extension DeadlineRules.TaskRefusal: LocalizedError {
  /// The web app's message.
  public var errorDescription: String? { message }
}

extension LocalDay.ReadingError: LocalizedError {
  /// The web app's message.
  public var errorDescription: String? { description }
}

extension SuggestionRules.MissingRowError: LocalizedError {
  /// A sentence for a person.
  public var errorDescription: String? { "A row that the rule needs is null." }
}

extension RequestRules.Failure: LocalizedError {
  /// A sentence for a person. `message(on:)` has the page's own words.
  public var errorDescription: String? {
    switch self {
    case .timedOut: "The server did not answer in time."
    case .offline: "There is no internet connection."
    case .notSignedIn: "Nobody is signed in."
    case .noAccess: "The server denied access."
    case .notFound: "The record does not exist."
    case .invalid: "The server rejected the request as invalid."
    case .conflict: "The record was changed by somebody else."
    case .server: "The server had an error."
    case .other(let status): "The server answered with the status \(status)."
    }
  }
}
