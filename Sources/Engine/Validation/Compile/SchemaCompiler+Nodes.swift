internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension SchemaCompiler {
  /// Returns the node without its checks.
  mutating func body(of schema: ZodSchema, path: SchemaPath) throws(SchemaError) -> PlanNode {
    switch schema.node {
    case .string: return typed(.string, expected: "string", schema)
    case .number: return typed(.number, expected: "number", schema)
    case .boolean: return typed(.boolean, expected: "boolean", schema)
    case .null: return typed(.null, expected: "null", schema)
    case .never: return typed(.never, expected: "never", schema)
    case .any, .unknown: return PlanNode(opcode: .anything)
    case .literal(let values), .enumeration(let values): return literal(values, schema)
    case .array(let element):
      var node = typed(.array, expected: "array", schema)
      node.element = try self.node(element, path: path.child("element"))
      return node
    case .tuple(let items, let rest): return try tuple(items, rest, schema, path: path)
    case .record(let value):
      var node = typed(.record, expected: "record", schema)
      node.element = try self.node(value, path: path.child("value"))
      return node
    case .object(let shape): return try object(shape, schema, path: path)
    case .union(let options): return try union(options, schema, path: path)
    case .discriminatedUnion(let discriminator, let options):
      return try discriminatedUnion(discriminator, options, schema, path: path)
    case .optional(let inner):
      var node = try wrapper(.optional, inner, path: path)
      (node.acceptsAbsent, node.forgivesAbsent) = (true, true)
      return node
    case .nullable(let inner): return try wrapper(.nullable, inner, path: path)
    case .default(let inner, let value):
      return try withConstant(.default, inner, value, path: path)
    case .prefault(let inner, let value):
      return try withConstant(.prefault, inner, value, path: path)
    case .catch(let inner, let value): return try withConstant(.catch, inner, value, path: path)
    case .pipe(let input, let output):
      var node = PlanNode(opcode: .pipe)
      node.input = try self.node(input, path: path.child("in"))
      node.output = try self.node(output, path: path.child("out"))
      node.acceptsAbsent = plan.nodes[Int(node.input)].acceptsAbsent
      node.forgivesAbsent = plan.nodes[Int(node.output)].forgivesAbsent
      return node
    case .transform(let named):
      guard let transform = functions.resolve(named) else {
        throw SchemaError.unregistered(named, at: path.text)
      }
      var node = PlanNode(opcode: .transform)
      node.transform = PlanBuilder.add(transform, to: &plan.transforms)
      node.transformOpcode = Int32(transform.opcode.rawValue)
      return node
    }
  }

  /// Returns a node with a type issue, `{ expected, code }`.
  mutating func typed(
    _ opcode: PlanNode.Opcode, expected: JSText, _ schema: ZodSchema
  ) -> PlanNode {
    var node = PlanNode(opcode: opcode)
    node.template = template(
      .invalidType, [.init("expected", .string(expected)), .code(.invalidType)],
      own: schema.message, default: nil)
    plan.templates[Int(node.template)].typeMessages = ValueType.names.map { received in
      IssueMessage.invalidType(expected: expected.string, received: received)
    }
    return node
  }

  private mutating func literal(_ values: [JSONValue], _ schema: ZodSchema) -> PlanNode {
    var node = PlanNode(opcode: .literal)
    let first = plan.literals.count
    for value in values { plan.literals.append(plan.literal(value)) }
    node.literals = first..<plan.literals.count
    node.template = template(
      .invalidValue, [.code(.invalidValue), .init("values", .array(values))],
      own: schema.message, default: IssueMessage.invalidValue(values))
    return node
  }

  private mutating func wrapper(
    _ opcode: PlanNode.Opcode, _ inner: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    var node = PlanNode(opcode: opcode)
    node.inner = try self.node(inner, path: path.child("inner"))
    node.acceptsAbsent = plan.nodes[Int(node.inner)].acceptsAbsent
    node.forgivesAbsent = plan.nodes[Int(node.inner)].forgivesAbsent
    return node
  }

  /// Returns a `default`, `prefault` or `catch`. The first two accept an absent value and output a present one.
  private mutating func withConstant(
    _ opcode: PlanNode.Opcode, _ inner: ZodSchema, _ value: JSONValue, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    var node = try wrapper(opcode, inner, path: path)
    // The number of the constant, until the plan's tape gives it a place.
    node.constant = PlanBuilder.add(value, to: &plan.constants)
    if opcode != .catch { (node.acceptsAbsent, node.forgivesAbsent) = (true, false) }
    return node
  }

  private mutating func tuple(
    _ items: [ZodSchema], _ rest: ZodSchema?, _ schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    var nodes: [Int32] = []
    for (index, item) in items.enumerated() {
      nodes.append(try self.node(item, path: path.child("items[\(index)]")))
    }
    var restNode: Int32 = -1
    if let rest { restNode = try self.node(rest, path: path.child("rest")) }
    // The node has three consecutive templates: type, too big, too small.
    var node = typed(.tuple, expected: "tuple", schema)
    node.items = plan.addItems(nodes)
    node.rest = restNode
    let lastNeeded = nodes.lastIndex { !plan.nodes[Int($0)].acceptsAbsent }
    node.neededCount = (lastNeeded ?? -1) + 1
    let count = Double(items.count)
    _ = template(
      .tooBig,
      [
        .code(.tooBig), .init("maximum", .number(count)), .init("inclusive", true),
        .init("origin", "array"),
      ],
      own: schema.message,
      default: IssueMessage.tooBig(origin: "array", maximum: count, inclusive: true))
    _ = template(
      .tooSmall, [.code(.tooSmall), .init("minimum", .number(count)), .init("origin", "array")],
      own: schema.message,
      default: IssueMessage.tooSmall(origin: "array", minimum: count, inclusive: false))
    return node
  }
}

extension ValidationIssue.Parameter {
  /// The `code` property, which has a position among the others.
  static func code(_ code: IssueCode) -> ValidationIssue.Parameter {
    ValidationIssue.Parameter("code", .string(JSText(code.rawValue)))
  }
}
