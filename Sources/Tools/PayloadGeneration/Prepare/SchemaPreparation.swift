internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Resolves a schema's names and compiles its patterns; throws for a node that has no generator.
struct SchemaPreparation {
  /// Walks follow the schema's nesting on the stack.
  private static let greatestDepth = 128

  private var depth = 0
  /// The labelled schemas around the node, each with the reference to it.
  private var references: [PreparedReference] = []
  var absence: AbsenceReader
  private let functions: FunctionRegistry

  private init(version: ZodVersion, functions: FunctionRegistry) {
    absence = AbsenceReader(version: version)
    self.functions = functions
  }

  static func prepare(
    _ schema: ZodSchema, version: ZodVersion, functions: FunctionRegistry
  ) throws(GenerationError) -> PreparedSchema {
    var preparation = SchemaPreparation(version: version, functions: functions)
    return try preparation.prepare(schema, path: "$.schema", topic: .words)
  }

  mutating func prepare(
    _ schema: ZodSchema, path: String, topic: Topic
  ) throws(GenerationError) -> PreparedSchema {
    guard depth < Self.greatestDepth else {
      throw GenerationError(
        path: path, reason: "the schema nests deeper than \(Self.greatestDepth)")
    }
    depth += 1
    defer { depth -= 1 }
    let marks = absence.marks(of: schema)
    let verdicts = NodeVerdicts(
      schema, in: absence.scope, zod: absence.version, functions: functions)
    let target = PreparedReference()
    if let label = schema.label {
      absence.scope.append((label, schema))
      references.append(target)
    }
    defer {
      if schema.label != nil {
        absence.scope.removeLast()
        references.removeLast()
      }
    }
    let parts = try parts(of: schema.node, path: path, topic: topic)
    var checks: [PreparedCheck] = []
    for (index, check) in schema.checks.enumerated() {
      let place = "\(path).checks[\(index)]"
      var prepared = try CheckPreparation.prepare(check, version: absence.version, path: place)
      switch check.kind {
      case .property(let key, let schema):
        let member = try prepare(schema, path: place + ".schema", topic: Topic(key: key.string))
        prepared.properties = [PreparedField(key: key, schema: member)]
      case .properties(let fields):
        prepared.properties = try self.fields(of: ZodSchema.Shape(fields), path: place)
      default: break
      }
      checks.append(prepared)
    }
    let prepared = PreparedSchema(
      schema.node, checks: checks, parts: parts, path: path, topic: topic, absence: marks,
      verdicts: verdicts, version: absence.version)
    target.schema = prepared
    return prepared
  }

  /// Returns the reference to the innermost schema around with a label.
  func reference(to label: String, path: String) throws(GenerationError) -> PreparedReference {
    guard let place = absence.scope.lastIndex(where: { $0.label == label }) else {
      throw GenerationError(path: path, reason: "no schema around has the label \"\(label)\"")
    }
    return references[place]
  }

  mutating func prepare(
    all schemas: [ZodSchema], path: String, topic: Topic
  ) throws(GenerationError) -> [PreparedSchema] {
    var prepared: [PreparedSchema] = []
    for (index, schema) in schemas.enumerated() {
      prepared.append(try prepare(schema, path: "\(path)[\(index)]", topic: topic))
    }
    return prepared
  }

  mutating func fields(
    of shape: ZodSchema.Shape, path: String
  ) throws(GenerationError) -> [PreparedField] {
    var fields: [PreparedField] = []
    for field in shape.fields {
      let schema = try prepare(
        field.schema, path: "\(path).shape.\(field.key)",
        topic: Topic(key: field.key))
      fields.append(PreparedField(key: field.jsKey, schema: schema))
    }
    // JavaScript enumerates a shape's array indices first, whatever the order of declaration.
    let order = JSONObject(fields.enumerated().map { ($1.key, .number(Double($0))) })
    return order.members.compactMap { member in
      member.value.number.flatMap { Int(exactly: $0) }.map { fields[$0] }
    }
  }
}
