internal import SchemaModel

extension DefReader {
  /// Returns a node without nodes below it and without values; nil for another type.
  static func scalar(
    _ type: String, _ fields: inout DefFields
  ) throws(ZodDefError) -> ZodSchema.Node? {
    switch type {
    case "string": return try coercible(.string, .string, &fields)
    case "number": return try coercible(.number, .number, &fields)
    case "boolean": return try coercible(.boolean, .boolean, &fields)
    case "bigint": return try coercible(.bigint, .bigint, &fields)
    case "date": return try coercible(.date, .date, &fields)
    case "null": return .null
    case "undefined": return .undefined
    case "void": return .void
    case "nan": return .nan
    case "symbol": return .symbol
    case "file": return .file
    // The predicate of a custom schema is a check of its own; see `ownCheck`.
    case "custom": return .custom
    case "any": return .any
    case "unknown": return .unknown
    case "never": return .never
    default: return nil
    }
  }

  private static func coercible(
    _ node: ZodSchema.Node, _ coercion: ZodSchema.Coercion, _ fields: inout DefFields
  ) throws(ZodDefError) -> ZodSchema.Node {
    try fields.flag("coerce") ? .coerced(coercion) : node
  }
}
