internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

/// Wrappers, references, pipes and functions.
extension SchemaCompiler {
  mutating func wrapper(
    _ place: SchemaGraph.Node, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    let schema = graph.schema(place)
    switch schema.node {
    case .optional:
      var node = try wrapper(.optional, around: place, path: path)
      let mark = graph.inputAbsence(of: graph.child(0, of: place))
      node.runsOnAbsent =
        semantics.optionalResult == .onlyDefaults ? mark == .defaulted : mark != .refused
      return node
    case .nullable: return try wrapper(.nullable, around: place, path: path)
    case .default(_, let value):
      return try substituting(.default, place, value, path: path)
    case .prefault(_, let value):
      return try substituting(.prefault, place, value, path: path)
    case .catch(_, let value):
      guard !isEncoding else { return try wrapper(.same, around: place, path: path) }
      var node = try wrapper(.catch, around: place, path: path)
      try setValue(of: &node, value, path: path)
      return node
    case .nonoptional:
      var node = try wrapper(.nonoptional, around: place, path: path)
      node.template =
        try typed(.nonoptional, expected: "nonoptional", codeFirst: true, schema, path: path)
        .template
      return node
    case .success:
      guard !isEncoding else { return unidirectional("ZodSuccess") }
      var node = try wrapper(.success, around: place, path: path)
      addTruthValues(to: &node)
      return node
    case .exactOptional, .readonly, .lazy: return try wrapper(.same, around: place, path: path)
    // As `parseAsync` runs it; a synchronous parse throws.
    case .promise: return try wrapper(.detached, around: place, path: path)
    case .reference(let label):
      guard graph.target(place) != nil else {
        throw path.error(.unknownLabel(label))
      }
      var node = PlanNode(opcode: .same)
      node.inner = -1
      return node
    default: return PlanNode(opcode: .anything)
    }
  }

  private mutating func wrapper(
    _ opcode: PlanNode.Opcode, around place: SchemaGraph.Node, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    var node = PlanNode(opcode: opcode)
    node.inner = try self.node(graph.child(0, of: place), path: path.child("inner"))
    return node
  }

  /// Returns a `default` or `prefault`.
  private mutating func substituting(
    _ opcode: PlanNode.Opcode, _ place: SchemaGraph.Node, _ value: ZodSchema.Substitute,
    path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    guard !isEncoding else { return try wrapper(.same, around: place, path: path) }
    var node = try wrapper(opcode, around: place, path: path)
    switch value {
    case .constant(let constant): try setConstant(of: &node, constant, path: path)
    case .function(let named):
      guard let producer = functions.resolve(named) else {
        throw path.error(.unregistered(.value, name: named.name))
      }
      node.constant = -1
      node.valueFunction = PlanBuilder.add(producer, to: &plan.producers)
    }
    return node
  }

  private mutating func setValue(
    of node: inout PlanNode, _ value: ZodSchema.Rescue, path: SchemaPath
  ) throws(SchemaError) {
    switch value {
    case .constant(let constant): try setConstant(of: &node, constant, path: path)
    case .function(let named):
      guard let rescuer = functions.resolve(named) else {
        throw path.error(.unregistered(.rescue, name: named.name))
      }
      plan.rules.keepsInputs = true
      node.constant = -1
      node.valueFunction = PlanBuilder.add(rescuer, to: &plan.rescuers)
    }
  }

  /// Sets a node's constant: its number, until the plan's tape gives it a place.
  private mutating func setConstant(
    of node: inout PlanNode, _ constant: ZodSchema.Constant, path: SchemaPath
  ) throws(SchemaError) {
    node.valueFunction = -1
    switch constant {
    case .json(let value): node.constant = PlanBuilder.add(value, to: &plan.constants)
    case .undefined: node.constant = -1
    case .bigint(let digits):
      guard let number = try? JSBigInt(digits) else {
        throw path.child("value").error(.invalidBigint(digits))
      }
      setMadeConstant(of: &node, .bigint(number))
    case .date(let milliseconds): setMadeConstant(of: &node, .date(milliseconds: milliseconds))
    }
  }

  /// Sets a node's constant that is no JSON value and so has no place on the plan's tape.
  private mutating func setMadeConstant(of node: inout PlanNode, _ constant: MadeConstant) {
    node.constant = -1
    node.valueFunction = -2 - PlanBuilder.add(constant, to: &plan.madeConstants)
  }

  mutating func function(
    _ place: SchemaGraph.Node, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    switch graph.schema(place).node {
    case .pipe: return try pipe(.pipe, place, path: path)
    case .codec(_, _, let codec):
      var node = try pipe(.codec, place, path: path)
      try setTransform(of: &node, isEncoding ? codec.encode : codec.decode, path: path)
      return node
    case .transform(let named):
      guard !isEncoding else { return unidirectional("ZodTransform") }
      var node = PlanNode(opcode: .transform)
      try setTransform(of: &node, named, path: path)
      node.template = template(
        .custom, [.code(.custom)], own: [], default: IssueMessage.invalidInput)
      return node
    default: return PlanNode(opcode: .anything)
    }
  }

  private mutating func pipe(
    _ opcode: PlanNode.Opcode, _ place: SchemaGraph.Node, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    var node = PlanNode(opcode: opcode)
    let first = try self.node(graph.child(0, of: place), path: path.child("in"))
    let second = try self.node(graph.child(1, of: place), path: path.child("out"))
    (node.input, node.output) = isEncoding ? (second, first) : (first, second)
    if opcode == .codec {
      node.template = template(
        .custom, [.code(.custom)], own: [], default: IssueMessage.invalidInput)
    }
    return node
  }

  private mutating func setTransform(
    of node: inout PlanNode, _ named: ZodSchema.Transform, path: SchemaPath
  ) throws(SchemaError) {
    guard let transform = functions.resolve(named) else {
      throw path.error(.unregistered(.transform, name: named.name))
    }
    node.transform = PlanBuilder.add(transform, to: &plan.transforms)
    node.transformOpcode = Int32(transform.opcode.rawValue)
  }

  /// Returns a node that a run from outputs to inputs can't pass.
  private mutating func unidirectional(_ name: String) -> PlanNode {
    failing("Encountered unidirectional transform during encode: \(name)")
  }

  /// Returns a node that Zod throws for.
  mutating func failing(_ reason: String) -> PlanNode {
    var node = PlanNode(opcode: .failing)
    node.failure = PlanBuilder.add(JSText(reason), to: &plan.texts)
    return node
  }
}
