internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension SchemaCompiler {
  /// The names that every JavaScript object inherits. An absent key of such a name is not undefined.
  static let inheritedNames: Set<JSText> = [
    "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__", "__proto__",
    "constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString",
    "toString", "valueOf",
  ]

  mutating func object(
    _ shape: ZodSchema.Shape, _ schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    let shapePath = path.child("shape")
    var fields: [(key: JSText, node: Int32)] = []
    var seen: Set<JSText> = []
    for field in shape.fields {
      let fieldPath = shapePath.child(field.key.string)
      guard seen.insert(field.key).inserted else {
        throw fieldPath.error("the key is declared twice")
      }
      guard !Self.inheritedNames.contains(field.key) else {
        throw fieldPath.error("every JavaScript object inherits a value under this key")
      }
      fields.append((field.key, try node(field.schema, path: fieldPath)))
    }
    // JavaScript enumerates a shape's array indices first, whatever the order of declaration.
    let order = JSONObject(fields.enumerated().map { ($1.key, .number(Double($0))) })
    fields = order.members.compactMap { $0.value.number.map { fields[Int($0)] } }

    var node = typed(.object, expected: "object", schema)
    _ = template(.unrecognizedKeys, [.code(.unrecognizedKeys)], own: schema.message, default: nil)
    let unknownKeys: PlanObject.UnknownKeys =
      switch shape.unknownKeys {
      case .strip: .strip
      case .keep: .keep
      case .reject: .reject
      }
    let object = plan.addObject(
      keys: fields.map(\.key), nodes: fields.map(\.node), unknownKeys: unknownKeys)
    guard let object else { throw shapePath.error("too many keys have one hash") }
    node.object = object
    return node
  }

  mutating func union(
    _ options: [ZodSchema], _ schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    let nodes = try self.options(options, path: path)
    var node = PlanNode(opcode: .union)
    node.options = plan.addItems(nodes)
    node.acceptsAbsent = nodes.contains { plan.nodes[Int($0)].acceptsAbsent }
    node.forgivesAbsent = nodes.contains { plan.nodes[Int($0)].forgivesAbsent }
    node.template = template(
      .invalidUnion, [.code(.invalidUnion)], own: schema.message,
      default: IssueMessage.invalidInput)
    return node
  }

  mutating func discriminatedUnion(
    _ discriminator: JSText, _ options: [ZodSchema], _ schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    guard !Self.inheritedNames.contains(discriminator) else {
      throw path.child("discriminator").error(
        "every JavaScript object inherits a value under this key")
    }
    let nodes = try self.options(options, path: path)
    var cases: [PlanCase] = []
    var absentNode: Int32 = -1
    var seen: Set<DiscriminatorValue> = []
    for (index, option) in options.enumerated() {
      let values = option.discriminatorValues(discriminator)
      let optionPath = path.child("options[\(index)]")
      guard !values.isEmpty else {
        throw optionPath.error("the option has no fixed values of \"\(discriminator)\"")
      }
      for value in values {
        guard seen.insert(value).inserted else {
          throw optionPath.error("another option has the same value of \"\(discriminator)\"")
        }
        switch value {
        case .absent: absentNode = nodes[index]
        case .value(let value):
          cases.append(PlanCase(literal: plan.literal(value), node: nodes[index]))
        }
      }
    }
    var node = typed(.discriminatedUnion, expected: "object", schema)
    plan.templates[Int(node.template)].properties.reverse()
    _ = template(
      .invalidUnion,
      [
        .code(.invalidUnion), .init("note", "No matching discriminator"),
        .init("discriminator", .string(discriminator)),
      ],
      own: schema.message, default: IssueMessage.invalidInput, path: [.key(discriminator)])
    let table = PlanDiscriminator(
      key: plan.add(discriminator), firstCase: Int32(plan.cases.count),
      endCase: Int32(plan.cases.count + cases.count), absentNode: absentNode)
    plan.cases += cases
    node.discriminator = PlanBuilder.add(table, to: &plan.discriminators)
    node.acceptsAbsent = nodes.contains { plan.nodes[Int($0)].acceptsAbsent }
    node.forgivesAbsent = nodes.contains { plan.nodes[Int($0)].forgivesAbsent }
    return node
  }

  private mutating func options(
    _ options: [ZodSchema], path: SchemaPath
  ) throws(SchemaError) -> [Int32] {
    guard !options.isEmpty else { throw path.child("options").error("a union needs an option") }
    var nodes: [Int32] = []
    for (index, option) in options.enumerated() {
      nodes.append(try node(option, path: path.child("options[\(index)]")))
    }
    return nodes
  }
}
