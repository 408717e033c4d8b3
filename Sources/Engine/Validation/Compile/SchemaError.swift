internal import SchemaGraph
internal import SchemaModel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An error of a schema that can't be compiled, because a part of it can't be honoured exactly.
public struct SchemaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the schema's document, such as `$.schema.shape.role.checks[0]`.
  public var path: String
  /// The reason, such as `no function named "x" is registered`.
  public var reason: String

  /// The place and the reason on one line.
  public var description: String { "\(path): \(reason)" }
}

extension SchemaError {
  /// Returns the error of a transform that is not registered.
  static func unregistered(_ transform: ZodSchema.Transform, at path: String) -> SchemaError {
    SchemaError(path: path, reason: "no function named \"\(transform.name)\" is registered")
  }
}

extension SchemaError {
  /// The error of a schema that is too deep or too large.
  init(_ error: SchemaGraphError) {
    path = if case .tooDeep(let path) = error { path } else { "$.schema" }
    reason = error.description
  }
}

extension SchemaError: LocalizedError {
  /// A sentence for a person, such as
  /// `The schema can't be compiled. At $.schema.checks[0]: no predicate named "x" is registered.`
  public var errorDescription: String? {
    "The schema can't be compiled. At \(path): \(reason)."
  }
}
