/// Why payloads of a schema can't be made: nothing satisfies it, or a construct has no generator.
package struct GenerationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the schema's document, such as `$.schema.shape.role.checks[0]`.
  package var path: String
  /// The reason for a person.
  package var reason: String

  /// The place and the reason.
  package var description: String { "\(path): \(reason)" }
}
