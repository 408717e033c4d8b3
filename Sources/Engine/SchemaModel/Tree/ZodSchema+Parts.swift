extension ZodSchema {
  /// The schemas inside of this one, in the order of its document.
  package var parts: [ZodSchema] {
    let inside: [ZodSchema] =
      switch node {
      case .string, .number, .boolean, .null, .undefined, .void, .nan, .bigint, .date, .symbol,
        .file, .function, .custom, .any, .unknown, .never, .coerced, .literal, .enumeration,
        .stringbool,
        .transform, .reference, .invalid:
        []
      case .templateLiteral(let parts):
        parts.compactMap { part in if case .schema(let schema) = part { schema } else { nil } }
      case .array(let inner), .set(let inner), .optional(let inner), .exactOptional(let inner),
        .nonoptional(let inner), .nullable(let inner), .default(let inner, _),
        .prefault(let inner, _), .catch(let inner, _), .readonly(let inner), .success(let inner),
        .promise(let inner), .lazy(let inner):
        [inner]
      case .tuple(let items, let rest): items + [rest].compactMap(\.self)
      case .record(let record): [record.key, record.value]
      case .object(let shape):
        if case .catchall(let catchall) = shape.unknownKeys {
          shape.fields.map(\.schema) + [catchall]
        } else {
          shape.fields.map(\.schema)
        }
      case .map(let left, let right), .intersection(let left, let right),
        .pipe(let left, let right),
        .codec(let left, let right, _):
        [left, right]
      case .union(let options), .exclusiveUnion(let options),
        .discriminatedUnion(_, let options, _):
        options
      }
    let properties = checks.flatMap { check -> [ZodSchema] in
      switch check.kind {
      case .property(_, let schema): [schema]
      case .properties(let fields): fields.map(\.schema)
      default: []
      }
    }
    return inside + properties
  }

  /// Returns whether the schema, or one inside, has a property.
  package func contains(where isFound: (ZodSchema) -> Bool) -> Bool {
    isFound(self) || parts.contains { $0.contains(where: isFound) }
  }
}
