internal import SchemaModel

/// Why a schema cannot be compiled: something in it can't be honoured exactly.
public struct SchemaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the schema's document, such as `$.schema.shape.role.checks[0]`.
  public var path: String
  /// What it is about, such as the construct of a pattern or the name of a function.
  public var reason: String

  public var description: String { "\(path): \(reason)" }
}

extension SchemaError {
  /// A function that nobody registered.
  static func unregistered(_ transform: ZodSchema.Transform, at path: String) -> SchemaError {
    SchemaError(path: path, reason: "no function named \"\(transform.name)\" is registered")
  }
}
