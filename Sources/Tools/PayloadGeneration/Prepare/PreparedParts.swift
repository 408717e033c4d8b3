internal import SchemaModel

/// The nodes inside a node, and the names that the node refers to; empty where its kind has none.
struct PreparedParts {
  var children: [PreparedSchema] = []
  var rest: PreparedSchema?
  var fields: [PreparedField] = []
  var discriminator = PreparedDiscriminator()
  var transform: KnownTransform?

  /// Returns Zod's `optin` and `optout` of a node with these parts.
  func absence(in node: ZodSchema.Node) -> (accepts: Bool, forgives: Bool) {
    switch node {
    case .optional: (true, true)
    case .default, .prefault: (true, false)
    case .nullable, .catch: (children[0].acceptsAbsent, children[0].forgivesAbsent)
    case .pipe: (children[0].acceptsAbsent, children[1].forgivesAbsent)
    case .union, .discriminatedUnion:
      (children.contains(where: \.acceptsAbsent), children.contains(where: \.forgivesAbsent))
    case .string, .number, .boolean, .null, .any, .unknown, .never, .literal, .enumeration, .array,
      .tuple, .record, .object, .transform:
      (false, false)
    }
  }
}
