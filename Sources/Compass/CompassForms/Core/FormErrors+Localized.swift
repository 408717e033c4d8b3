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

extension AttachmentRules.Refusal: LocalizedError {
  /// The text to show.
  public var errorDescription: String? { message }
}
