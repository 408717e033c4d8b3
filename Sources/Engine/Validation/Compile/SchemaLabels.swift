internal import SchemaModel

/// The labelled schemas around the one that is compiled, innermost last.
struct SchemaLabels {
  // A list, since it is short and mostly empty; a dictionary's type costs more than all lookups.
  private var entries: [(label: String, schema: ZodSchema)] = []

  /// The innermost schema of a label, or nil.
  subscript(label: String) -> ZodSchema? { entries.last { $0.label == label }?.schema }

  /// Goes into a labelled schema.
  mutating func push(_ label: String, _ schema: ZodSchema) { entries.append((label, schema)) }

  /// Leaves the innermost labelled schema.
  mutating func pop() { entries.removeLast() }
}
