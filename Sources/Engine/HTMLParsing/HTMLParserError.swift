#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Why an input was not parsed.
public enum HTMLParserError: Error, Hashable, Sendable {
  /// The tree would take more bytes of memory than `HTMLParser.Options` allow.
  case tooLarge(limit: Int)
}

extension HTMLParserError: CustomStringConvertible {
  /// A sentence that names the limit.
  public var description: String {
    switch self {
    case .tooLarge(let limit): "The tree takes more than \(limit) bytes of memory."
    }
  }
}

extension HTMLParserError: LocalizedError {
  /// A sentence for a person that names the limit.
  public var errorDescription: String? { description }
}
