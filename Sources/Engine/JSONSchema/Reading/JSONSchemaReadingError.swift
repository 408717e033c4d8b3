#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An error of a JSON Schema that has no schema: Zod throws on it, or its schema can't be restated exactly.
public struct JSONSchemaReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the JSON Schema as a JSON Pointer after `#`, such as `#/properties/role/type`.
  public var path: String
  /// The reason: the text of Zod's error, such as `Unsupported type: x`, or of ours.
  public var reason: String

  /// An error at a place.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The place and the reason on one line.
  public var description: String { "\(path): \(reason)" }
}

extension JSONSchemaReadingError: LocalizedError {
  /// A sentence for a person, such as `The JSON Schema can't be read. At #/type: Unsupported type: x.`
  public var errorDescription: String? {
    "The JSON Schema can't be read. At \(path): \(reason)" + (reason.hasSuffix(".") ? "" : ".")
  }
}
