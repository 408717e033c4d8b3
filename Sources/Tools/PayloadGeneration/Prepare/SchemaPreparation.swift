internal import JSPrimitives
internal import JSRegexEngine
internal import SchemaModel
internal import SourceJSON

/// Resolves a schema's names and compiles its patterns; throws for a node that has no generator.
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
    let parts = try parts(of: schema.node, path: path, topic: topic)
    var checks: [PreparedCheck] = []
    for (index, check) in schema.checks.enumerated() {
      checks.append(try CheckPreparation.prepare(check, path: "\(path).checks[\(index)]"))
    }
    return PreparedSchema(schema.node, checks: checks, parts: parts, path: path, topic: topic)
  }

  private mutating func parts(
    of node: ZodSchema.Node, path: String, topic: Topic
  ) throws(GenerationError) -> PreparedParts {
    var parts = PreparedParts()
    switch node {
    case .string, .number, .boolean, .null, .any, .unknown, .never, .literal, .enumeration: break
    case .array(let element):
      parts.children = [try prepare(element, path: path + ".element", topic: topic)]
    case .tuple(let items, let rest):
      parts.children = try prepare(all: items, path: path + ".items", topic: topic)
      if let rest { parts.rest = try prepare(rest, path: path + ".rest", topic: topic) }
    case .record(let value):
      parts.children = [try prepare(value, path: path + ".value", topic: topic)]
    case .object(let shape): parts.fields = try fields(of: shape, path: path)
    case .union(let options):
      parts.children = try prepare(all: options, path: path + ".options", topic: topic)
    case .discriminatedUnion(let key, let options):
      parts.children = try prepare(all: options, path: path + ".options", topic: topic)
      parts.discriminator = PreparedDiscriminator(key, options)
    case .optional(let inner), .nullable(let inner), .default(let inner, _),
      .prefault(let inner, _), .catch(let inner, _):
      parts.children = [try prepare(inner, path: path + ".inner", topic: topic)]
    case .pipe(let input, let output):
      parts.children = [
        try prepare(input, path: path + ".in", topic: topic),
        try prepare(output, path: path + ".out", topic: topic),
      ]
    case .transform(let name):
      parts.transform = try CheckPreparation.transform(name, path: path)
    }
    return parts
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

  private mutating func fields(
    of shape: ZodSchema.Shape, path: String
  ) throws(GenerationError) -> [PreparedField] {
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
    return order.members.compactMap { $0.value.number.map { fields[Int($0)] } }
  }
}
