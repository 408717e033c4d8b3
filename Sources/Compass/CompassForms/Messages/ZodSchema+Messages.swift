internal import SchemaModel

extension ZodSchema {
  /// The messages that the schema and the schemas that its value runs through give themselves, in order.
  var formMessages: [String] {
    [message].compactMap(\.self) + checks.compactMap(\.message) + inner.flatMap(\.formMessages)
  }
}
