#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SanitizerError: LocalizedError {
  /// A sentence for a person that names the limit.
  public var errorDescription: String? { "The HTML can't be sanitized: \(description)." }
}
