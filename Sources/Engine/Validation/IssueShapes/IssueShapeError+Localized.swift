#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension IssueShape.Failure: LocalizedError {
  /// A sentence for a person, such as `The issues have no such form: the result contains itself.`
  public var errorDescription: String? { "The issues have no such form: \(description)." }
}
