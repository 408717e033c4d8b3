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

extension UploadError: LocalizedError {
  /// The web app's message.
  public var errorDescription: String? { message }
}

extension ProfileValueError: LocalizedError {
  /// The web app's message.
  public var errorDescription: String? { message }
}

extension StatusTransitionError: LocalizedError {
  /// The web app's message.
  public var errorDescription: String? { message }
}

extension PhaseAdvanceError: LocalizedError {
  /// The web app's message.
  public var errorDescription: String? { message }
}

extension FamilyCodeError: LocalizedError {
  /// The web app's message.
  public var errorDescription: String? { message }
}

extension TaskRefusal: LocalizedError {
  /// The web app's message.
  public var errorDescription: String? { message }
}

extension LocalDayError: LocalizedError {
  /// The web app's message.
  public var errorDescription: String? { description }
}

extension MissingRowError: LocalizedError {
  /// A sentence for a person.
  public var errorDescription: String? { "A row that the rule needs is null." }
}

extension RequestFailure: LocalizedError {
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
