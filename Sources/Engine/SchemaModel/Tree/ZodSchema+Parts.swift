extension ZodSchema {
  /// The schemas inside of this one, in the order of its document.
  package var parts: [ZodSchema] {
    checks.isEmpty ? node.parts : node.parts + checks.flatMap(\.parts)
  }

  /// Returns whether the schema, or one inside, has a property.
  package func contains(where isFound: (ZodSchema) -> Bool) -> Bool {
    isFound(self) || parts.contains { $0.contains(where: isFound) }
  }

  /// Returns the name of the step to a schema inside in the schema's document, such as `shape.email` or `options[1]`.
  ///
  /// - Parameter number: The index of the schema in `parts`.
  package func stepName(to number: Int) -> String {
    var number = number
    if number < node.parts.count || checks.isEmpty { return node.stepName(to: number) }
    number -= node.parts.count
    for (index, check) in checks.enumerated() {
      guard number >= check.parts.count else {
        return "checks[\(index)].\(check.stepName(to: number))"
      }
      number -= check.parts.count
    }
    return "parent"
  }
}

extension ZodSchema.Node {
  /// The schemas inside of the node, in the order of its document.
  package var parts: [ZodSchema] {
    switch self {
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
  }

  fileprivate func stepName(to number: Int) -> String {
    switch self {
    case .array: "element"
    case .set: "value"
    case .tuple(let items, _): number < items.count ? "items[\(number)]" : "rest"
    case .record, .map: number == 0 ? "key" : "value"
    case .object(let shape):
      number < shape.fields.count ? "shape.\(shape.fields[number].key)" : "catchall"
    case .union, .exclusiveUnion, .discriminatedUnion: "options[\(number)]"
    case .intersection: number == 0 ? "left" : "right"
    case .pipe, .codec: number == 0 ? "in" : "out"
    case .templateLiteral(let parts): "parts[\(parts.placeOfSchema(number))]"
    default: "inner"
    }
  }
}

extension [ZodSchema.TemplatePart] {
  /// Returns the index of a schema by its number among the schemas.
  fileprivate func placeOfSchema(_ number: Int) -> Int {
    let places = indices.filter { index in
      if case .schema = self[index] { true } else { false }
    }
    return number < places.count ? places[number] : number
  }
}

extension ZodSchema.Check {
  /// The schemas of members that the check runs, in the order of its document.
  package var parts: [ZodSchema] {
    switch kind {
    case .property(_, let schema): [schema]
    case .properties(let fields): fields.map(\.schema)
    default: []
    }
  }

  fileprivate func stepName(to number: Int) -> String {
    if case .properties(let fields) = kind { "shape.\(fields[number].key)" } else { "schema" }
  }
}
