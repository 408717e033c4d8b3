internal import SchemaModel

/// The nodes inside a node, and the names that the node refers to; empty where its kind has none.
struct PreparedParts {
  var children: [PreparedSchema] = []
  var rest: PreparedSchema?
  var fields: [PreparedField] = []
  var discriminator = PreparedDiscriminator()
  var transform: KnownTransform?
  var keys: [ZodSchema.Constant]?
  var pattern: PreparedPattern?
  var reference: PreparedReference?
}
