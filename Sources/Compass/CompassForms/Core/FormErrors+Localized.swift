#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension FieldError: LocalizedError {
  /// The text to show under the field.
  public var errorDescription: String? { message }
}

extension FormRefusal: LocalizedError {
  /// The text to show.
  public var errorDescription: String? { message }
}

extension InteractionForm.AttachmentRules.Refusal: LocalizedError {
  /// The text to show.
  public var errorDescription: String? { message }
}

extension ServerFieldError: LocalizedError {
  /// The text to show.
  public var errorDescription: String? { message }
}

extension SubmitFailure: LocalizedError {
  /// A sentence for a person. A form's own text is that of its specification.
  public var errorDescription: String? {
    switch self {
    case .timeout: "The server did not answer in time."
    case .offline: "There is no internet connection."
    case .server: "The server had an error."
    case .notFound: "The record no longer exists."
    case .other: "The form could not be sent."
    }
  }
}
