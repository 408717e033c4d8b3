internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

/// Unions, discriminated unions and intersections.
extension SchemaCompiler {
  /// The names that every JavaScript object inherits. An absent key of such a name is not undefined.
  static let inheritedNames = ZodSchema.inheritedNames

  /// The `length` of the inherited functions that have parameters. ECMA-262, sec-properties-of-the-object-prototype-object.
  static let inheritedParameterCounts: [JSText: UInt8] = [
    "__defineGetter__": 2, "__defineSetter__": 2, "__lookupGetter__": 1, "__lookupSetter__": 1,
    "constructor": 1, "hasOwnProperty": 1, "isPrototypeOf": 1, "propertyIsEnumerable": 1,
  ]

  mutating func choice(
    _ place: SchemaGraph.Node, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    switch graph.schema(place).node {
    case .union: return try union(.union, place, path: path)
    case .exclusiveUnion: return try union(.exclusiveUnion, place, path: path)
    case .discriminatedUnion(let discriminator, _, let isFallingBack):
      return try discriminatedUnion(
        discriminator, isFallingBack: isFallingBack, place, path: path)
    case .intersection:
      var node = PlanNode(opcode: .intersection)
      node.input = try self.node(graph.child(0, of: place), path: path.child("left"))
      node.output = try self.node(graph.child(1, of: place), path: path.child("right"))
      return node
    default: return PlanNode(opcode: .anything)
    }
  }

  /// Returns a union, with the template of its issue and, for an exclusive one, that of several matches.
  private mutating func union(
    _ opcode: PlanNode.Opcode, _ place: SchemaGraph.Node, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    let nodes = try options(of: place, path: path)
    var node = PlanNode(opcode: opcode)
    node.options = plan.addItems(nodes)
    let own = try sources(of: graph.schema(place), path: path)
    node.template = template(
      .invalidUnion, [.code(.invalidUnion)], own: own, default: IssueMessage.invalidInput)
    guard opcode == .exclusiveUnion else { return node }
    _ = template(
      .invalidUnion, [.code(.invalidUnion), .init("inclusive", false)], own: own,
      default: semantics.listsExclusiveMatches
        ? IssueMessage.severalMatches : IssueMessage.invalidInput)
    return node
  }

  private mutating func discriminatedUnion(
    _ discriminator: JSText, isFallingBack: Bool, _ place: SchemaGraph.Node, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    let schema = graph.schema(place)
    let nodes = try options(of: place, path: path)
    var cases: [PlanCase] = []
    var absentNode: Int32 = -1
    var seen: [ZodSchema.Constant] = []
    var known = SmallDictionary<ZodSchema.Constant, Bool>()
    for (index, option) in graph.inside(place).enumerated() {
      if semantics.needsDeclaredDiscriminator, case .object(let shape) = graph.schema(option).node,
        !shape.fields.contains(where: { $0.jsKey == discriminator })
      {
        throw path.child("options", index)
          .error(.undeclaredDiscriminator(discriminator.string))
      }
      guard let values = graph.values(of: discriminator, in: option), !values.isEmpty else {
        return try impossibleUnion(
          "Invalid discriminated union option at index \"\(index)\"", schema, path: path)
      }
      for value in values {
        if known[value] != nil {
          guard value == .undefined, semantics.absentDiscriminatorIsClaimed else {
            return try impossibleUnion(
              "Duplicate discriminator value \"\(value.printed)\"", schema, path: path)
          }
          // Several options claim it, so none has it.
          seen.removeAll { $0 == .undefined }
          absentNode = -1
          continue
        }
        known.insert(true, for: value)
        seen.append(value)
        if value == .undefined {
          absentNode = isEncoding && semantics.absentDiscriminatorIsClaimed ? -1 : nodes[index]
        } else if let literal = plan.literal(value) {
          cases.append(
            PlanCase(
              literal: literal, member: member(discriminator, value), node: nodes[index]))
        }
      }
    }
    // Four consecutive templates: type, no match, and those of a union, for falling back.
    var node = try typed(
      .discriminatedUnion, expected: "object", codeFirst: true, schema, path: path)
    let own = try sources(of: schema, path: path)
    var properties: [ValidationIssue.Parameter] = [
      .code(.invalidUnion), .init("note", "No matching discriminator"),
      .init("discriminator", .string(discriminator)),
    ]
    if semantics.listsDiscriminatorOptions {
      properties.append(.init("options", .array(seen.map(\.reported))))
    }
    _ = template(
      .invalidUnion, properties, own: own,
      default: semantics.listsDiscriminatorOptions
        ? IssueMessage.noDiscriminator(seen) : IssueMessage.invalidInput,
      path: [.key(discriminator)], constants: semantics.listsDiscriminatorOptions ? seen : [])
    _ = template(
      .invalidUnion, [.code(.invalidUnion)], own: own, default: IssueMessage.invalidInput)
    let items = plan.addItems(nodes)
    let table = PlanDiscriminator(
      key: plan.add(discriminator), firstCase: Int32(plan.cases.count),
      endCase: Int32(plan.cases.count + cases.count), absentNode: absentNode,
      isInherited: Self.inheritedNames.contains(discriminator),
      isFallingBack: isFallingBack || (isEncoding && semantics.encodesUnionsWithoutMatch),
      firstOption: Int32(items.lowerBound), endOption: Int32(items.upperBound))
    plan.cases += cases
    node.discriminator = PlanBuilder.add(table, to: &plan.discriminators)
    return node
  }

  /// Returns a discriminated union whose options can't be told apart: Zod throws when it gets an object.
  private mutating func impossibleUnion(
    _ reason: String, _ schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    var node = try typed(.failing, expected: "object", codeFirst: true, schema, path: path)
    node.failure = PlanBuilder.add(JSText(reason), to: &plan.texts)
    return node
  }

  /// Adds the text of a discriminator's member, which is empty if the value is no string.
  private mutating func member(_ key: JSText, _ value: ZodSchema.Constant) -> PlanText {
    guard case .json(.string(let text)) = value else { return plan.add("") }
    let object = JSONWriter.bytes(of: .object(JSONObject([(key, .string(text))])))
    return plan.add(JSText(wtf8: Array(object.dropFirst().dropLast())))
  }

  private mutating func options(
    of place: SchemaGraph.Node, path: SchemaPath
  ) throws(SchemaError) -> [Int32] {
    let options = graph.inside(place)
    guard !options.isEmpty || semantics.allowsEmptyUnions else {
      throw path.child("options").error(.noOptions)
    }
    var nodes: [Int32] = []
    for (index, option) in options.enumerated() {
      nodes.append(try node(option, path: path.child("options", index)))
    }
    return nodes
  }
}
