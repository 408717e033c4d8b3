#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension UndecidedReason: LocalizedError {
  /// A sentence for a person, such as `The payload can't be validated: the payload is nested deeper than the limit of 512.`
  public var errorDescription: String? {
    if case .notJSON(let error) = self { return error.errorDescription }
    return "The payload can't be validated: \(description)."
  }
}
