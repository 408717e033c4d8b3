internal import SchemaModel

extension ZodSchema {
  /// Whether the schema may report unknown keys, of its value or of a value inside.
  var reportsUnknownKeys: Bool {
    switch node {
    case .object(let shape):
      switch shape.unknownKeys {
      case .reject, .catchall: true
      case .strip, .keep: shape.fields.contains(where: \.schema.reportsUnknownKeys)
      }
    // The keys of a record may be a fixed set.
    case .record: true
    case .array(let inner), .set(let inner), .optional(let inner), .exactOptional(let inner),
      .nonoptional(let inner), .nullable(let inner), .default(let inner, _),
      .prefault(let inner, _), .catch(let inner, _), .readonly(let inner), .success(let inner),
      .promise(let inner), .lazy(let inner):
      inner.reportsUnknownKeys
    case .tuple(let items, let rest):
      items.contains(where: \.reportsUnknownKeys) || rest?.reportsUnknownKeys == true
    case .union(let options), .exclusiveUnion(let options), .discriminatedUnion(_, let options, _):
      options.contains(where: \.reportsUnknownKeys)
    case .pipe(let input, let output), .codec(let input, let output, _),
      .intersection(let input, let output), .map(let input, let output):
      input.reportsUnknownKeys || output.reportsUnknownKeys
    // The schema that is referred to may report them.
    case .reference: true
    default: false
    }
  }
}
