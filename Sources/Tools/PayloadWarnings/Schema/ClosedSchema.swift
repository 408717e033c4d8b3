internal import SchemaModel

/// Makes a part of a schema a separate schema.
struct ClosedSchema {
  /// Returns the separate schema of a label; nil for an unknown label.
  let target: (String) -> ZodSchema?
  /// The nodes that may still be made: schemas that contain each other grow without end otherwise.
  var budget = 20_000

  /// Returns the schema with the schemas of the labels around it instead of references; nil if that is too large.
  mutating func close(_ schema: ZodSchema, inside labels: Set<String> = []) -> ZodSchema? {
    budget -= 1
    guard budget > 0 else { return nil }
    if case .reference(let label) = schema.node {
      if labels.contains(label) { return schema }
      guard var found = target(label) else { return nil }
      // The checks of a reference come after those of its schema.
      if !schema.checks.isEmpty {
        found = ZodSchema(.lazy(found), checks: schema.checks)
      }
      return found
    }
    // Most parts have no reference.
    guard Self.hasReference(schema) else { return schema }
    var labels = labels
    if let label = schema.label { labels.insert(label) }
    guard let node = node(schema.node, labels), let checks = checks(schema.checks, labels) else {
      return nil
    }
    var closed = schema
    closed.node = node
    closed.checks = checks
    closed.parent = nil
    return closed
  }

  private static func hasReference(_ schema: ZodSchema) -> Bool {
    if case .reference = schema.node { return true }
    return schema.parts.contains(where: hasReference)
  }

  private mutating func all(_ schemas: [ZodSchema], _ labels: Set<String>) -> [ZodSchema]? {
    var closed: [ZodSchema] = []
    for schema in schemas {
      guard let schema = close(schema, inside: labels) else { return nil }
      closed.append(schema)
    }
    return closed
  }

  private mutating func fields(_ fields: [Field], _ labels: Set<String>) -> [Field]? {
    guard let schemas = all(fields.map(\.schema), labels) else { return nil }
    return zip(fields, schemas).map { Field($0.jsKey, $1) }
  }

  private mutating func checks(
    _ checks: [ZodSchema.Check], _ labels: Set<String>
  ) -> [ZodSchema.Check]? {
    var closed = checks
    for index in closed.indices {
      switch closed[index].kind {
      case .property(let key, let schema):
        guard let schema = close(schema, inside: labels) else { return nil }
        closed[index].kind = .property(key, schema)
      case .properties(let members):
        guard let members = fields(members, labels) else { return nil }
        closed[index].kind = .properties(members)
      default: break
      }
    }
    return closed
  }

  private mutating func node(
    _ node: ZodSchema.Node, _ labels: Set<String>
  ) -> ZodSchema.Node? {
    switch node {
    case .array(let element): return close(element, inside: labels).map { .array(element: $0) }
    case .set(let value): return close(value, inside: labels).map { .set(value: $0) }
    case .optional(let inner): return close(inner, inside: labels).map { .optional($0) }
    case .exactOptional(let inner): return close(inner, inside: labels).map { .exactOptional($0) }
    case .nonoptional(let inner): return close(inner, inside: labels).map { .nonoptional($0) }
    case .nullable(let inner): return close(inner, inside: labels).map { .nullable($0) }
    case .default(let inner, let value):
      return close(inner, inside: labels).map { .default($0, value: value) }
    case .prefault(let inner, let value):
      return close(inner, inside: labels).map { .prefault($0, value: value) }
    case .catch(let inner, let value):
      return close(inner, inside: labels).map { .catch($0, value: value) }
    case .readonly(let inner): return close(inner, inside: labels).map { .readonly($0) }
    case .success(let inner): return close(inner, inside: labels).map { .success($0) }
    case .promise(let inner): return close(inner, inside: labels).map { .promise($0) }
    case .lazy(let inner): return close(inner, inside: labels).map { .lazy($0) }
    case .union(let options): return all(options, labels).map { .union($0) }
    case .exclusiveUnion(let options): return all(options, labels).map { .exclusiveUnion($0) }
    case .discriminatedUnion(let key, let options, let isFallingBack):
      return all(options, labels).map {
        .discriminatedUnion(discriminator: key, options: $0, isFallingBack: isFallingBack)
      }
    case .tuple(let items, let rest):
      guard let items = all(items, labels) else { return nil }
      guard let rest else { return .tuple(items: items, rest: nil) }
      return close(rest, inside: labels).map { .tuple(items: items, rest: $0) }
    case .record(var record):
      guard let pair = all([record.key, record.value], labels) else { return nil }
      (record.key, record.value) = (pair[0], pair[1])
      return .record(record)
    case .map(let key, let value):
      return all([key, value], labels).map { .map(key: $0[0], value: $0[1]) }
    case .intersection(let left, let right):
      return all([left, right], labels).map { .intersection($0[0], $0[1]) }
    case .pipe(let left, let right):
      return all([left, right], labels).map { .pipe($0[0], $0[1]) }
    case .codec(let left, let right, let codec):
      return all([left, right], labels).map { .codec($0[0], $0[1], codec) }
    case .object(var shape):
      guard let members = fields(shape.fields, labels) else { return nil }
      shape.fields = members
      if case .catchall(let catchall) = shape.unknownKeys {
        guard let catchall = close(catchall, inside: labels) else { return nil }
        shape.unknownKeys = .catchall(catchall)
      }
      return .object(shape)
    // No other node has a reference inside that can be replaced.
    default: return nil
    }
  }
}
