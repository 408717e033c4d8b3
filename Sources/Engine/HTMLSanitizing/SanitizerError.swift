#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Why a text could not be sanitized within the sanitizer's limits.
///
/// The text is then neither clean nor unclean: whoever asked has to say that it is undecided.
public enum SanitizerError: Error, Hashable, Sendable {
  /// Parsing would take more memory than `HTMLSanitizer.Limits.parserBytes` allows.
  case tooLarge(limit: Int)
}

extension SanitizerError: CustomStringConvertible {
  /// One line that names the limit.
  public var description: String {
    switch self {
    case .tooLarge(let limit): "it takes more than \(limit) bytes of memory"
    }
  }
}

extension SanitizerError: LocalizedError {
  /// A sentence for a person that names the limit.
  public var errorDescription: String? { "The HTML can't be sanitized: \(description)." }
}
