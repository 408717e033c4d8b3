internal import JSPrimitives
internal import JSRegexEngine
internal import SchemaModel
internal import SourceJSON

/// Resolves a schema's names and compiles its patterns, or says what has no generator.
struct SchemaPreparation {
  /// Walks follow the schema's nesting on the stack.
  private static let greatestDepth = 128

  private var depth = 0

  static func prepare(_ schema: ZodSchema) throws(GenerationError) -> PreparedSchema {
    var preparation = SchemaPreparation()
    return try preparation.prepare(schema, path: "$.schema", topic: .words)
  }

  private mutating func prepare(
    _ schema: ZodSchema, path: String, topic: Topic
  ) throws(GenerationError) -> PreparedSchema {
    guard depth < Self.greatestDepth else {
      throw GenerationError(
        path: path, reason: "the schema nests deeper than \(Self.greatestDepth)")
    }
    depth += 1
    defer { depth -= 1 }
    let node = try node(schema, path: path, topic: topic)
    var checks: [PreparedCheck] = []
    for (index, check) in schema.checks.enumerated() {
      let path = "\(path).checks[\(index)]"
      checks.append(
        PreparedCheck(
          kind: try CheckPreparation.kind(check.kind, path: path), abort: check.abort, path: path))
    }
    let (accepts, forgives) = Self.absence(node)
    return PreparedSchema(
      node: node, checks: checks, path: path, topic: topic, acceptsAbsent: accepts,
      forgivesAbsent: forgives)
  }

  private mutating func node(
    _ schema: ZodSchema, path: String, topic: Topic
  ) throws(GenerationError) -> PreparedSchema.Node {
    switch schema.node {
    case .string: return .string
    case .number: return .number
    case .boolean: return .boolean
    case .null: return .null
    case .any, .unknown: return .anything
    case .never: return .never
    case .literal(let values), .enumeration(let values): return .oneOf(values)
    case .array(let element):
      return .array(try prepare(element, path: path + ".element", topic: topic))
    case .tuple(let items, let rest):
      let items = try prepare(all: items, path: path + ".items", topic: topic)
      guard let rest else { return .tuple(items, rest: nil) }
      return .tuple(items, rest: try prepare(rest, path: path + ".rest", topic: topic))
    case .record(let value):
      return .record(try prepare(value, path: path + ".value", topic: topic))
    case .object(let shape): return try object(shape, path: path)
    case .union(let options):
      return .union(try prepare(all: options, path: path + ".options", topic: topic))
    case .discriminatedUnion(let key, let options):
      let prepared = try prepare(all: options, path: path + ".options", topic: topic)
      return .discriminatedUnion(PreparedDiscriminator(key, options, prepared))
    case .optional(let inner):
      return .optional(try prepare(inner, path: path + ".inner", topic: topic))
    case .nullable(let inner):
      return .nullable(try prepare(inner, path: path + ".inner", topic: topic))
    case .default(let inner, let value):
      return .default(try prepare(inner, path: path + ".inner", topic: topic), value)
    case .prefault(let inner, let value):
      return .prefault(try prepare(inner, path: path + ".inner", topic: topic), value)
    case .catch(let inner, let value):
      return .catch(try prepare(inner, path: path + ".inner", topic: topic), value)
    case .pipe(let input, let output):
      return .pipe(
        try prepare(input, path: path + ".in", topic: topic),
        try prepare(output, path: path + ".out", topic: topic))
    case .transform(let name):
      return .transform(try CheckPreparation.transform(name, path: path))
    }
  }

  private mutating func prepare(
    all schemas: [ZodSchema], path: String, topic: Topic
  ) throws(GenerationError) -> [PreparedSchema] {
    var prepared: [PreparedSchema] = []
    for (index, schema) in schemas.enumerated() {
      prepared.append(try prepare(schema, path: "\(path)[\(index)]", topic: topic))
    }
    return prepared
  }

  private mutating func object(
    _ shape: ZodSchema.Shape, path: String
  ) throws(GenerationError) -> PreparedSchema.Node {
    var fields: [PreparedField] = []
    for field in shape.fields {
      let schema = try prepare(
        field.schema, path: "\(path).shape.\(field.key.string)",
        topic: Topic(key: field.key.string))
      var mayBeAbsent = schema.forgivesAbsent
      if let judgement = try? Oracle.evaluate(schema, .absent) {
        mayBeAbsent = mayBeAbsent || judgement.issues.isEmpty
      } else {
        mayBeAbsent = false
      }
      fields.append(PreparedField(key: field.key, schema: schema, mayBeAbsent: mayBeAbsent))
    }
    // JavaScript enumerates a shape's array indices first, whatever the order of declaration.
    let order = JSONObject(fields.enumerated().map { ($1.key, .number(Double($0))) })
    let ordered = order.members.compactMap { $0.value.number.map { fields[Int($0)] } }
    return .object(ordered, shape.unknownKeys)
  }

  /// Zod's `optin` and `optout` of a node.
  private static func absence(_ node: PreparedSchema.Node) -> (accepts: Bool, forgives: Bool) {
    switch node {
    case .optional: (true, true)
    case .default, .prefault: (true, false)
    case .nullable(let inner), .catch(let inner, _): (inner.acceptsAbsent, inner.forgivesAbsent)
    case .pipe(let input, let output): (input.acceptsAbsent, output.forgivesAbsent)
    case .union(let options):
      (options.contains(where: \.acceptsAbsent), options.contains(where: \.forgivesAbsent))
    case .discriminatedUnion(let union):
      (
        union.options.contains(where: \.acceptsAbsent),
        union.options.contains(where: \.forgivesAbsent)
      )
    case .string, .number, .boolean, .null, .anything, .never, .oneOf, .array, .tuple, .record,
      .object, .transform:
      (false, false)
    }
  }
}
