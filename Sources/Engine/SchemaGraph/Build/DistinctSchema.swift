internal import SchemaModel

/// A schema as a value, which several schemas around it may contain.
struct DistinctSchema: Sendable {
  let schema: ZodSchema
  /// The number of the schema with placeholders for the schemas inside, if equal schemas are one.
  let shell: Int
  /// The schemas inside of the schema's own node, of its checks, and the one that it is a copy of.
  let inside: [Int]
  /// The number of those that are inside of the schema's own node.
  let insideCount: Int
  /// The number of those that are inside of the node or of a check.
  let childCount: Int
  /// The labels of references that lead out of the schema, sorted.
  let free: [String]
}
