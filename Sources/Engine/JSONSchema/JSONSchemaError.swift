public import SchemaModel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The reason why a schema has no JSON Schema, with the place.
public struct JSONSchemaError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Zod's message, such as `Date cannot be represented in JSON Schema`, or one of this library where Zod has none.
  public var message: String
  /// The place in the JSON Schema, such as `properties`, `born`; empty for the root and for errors of the whole schema.
  public var path: [PathSegment]

  /// An error with a message at a place.
  package init(_ message: String, path: [PathSegment] = []) {
    self.message = message
    self.path = path
  }

  /// The message, followed by the place.
  public var description: String {
    guard !path.isEmpty else { return message }
    return "\(message) (at #/\(path.map(\.description).joined(separator: "/")))"
  }
}

extension JSONSchemaError: LocalizedError {
  /// A sentence for a person, such as `The schema has no JSON Schema at #/born: Date cannot be represented in JSON Schema.`
  public var errorDescription: String? {
    "The schema has no JSON Schema\(place): \(message)" + (message.hasSuffix(".") ? "" : ".")
  }

  private var place: String {
    path.isEmpty ? "" : " at #/\(path.map(\.description).joined(separator: "/"))"
  }
}
