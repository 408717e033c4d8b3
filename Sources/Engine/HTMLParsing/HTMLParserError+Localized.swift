#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension HTMLParserError: LocalizedError {
  /// A sentence for a person that names the limit.
  public var errorDescription: String? { description }
}
