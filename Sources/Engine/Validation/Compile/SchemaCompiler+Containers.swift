internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

/// Arrays, tuples, records, objects, sets and maps.
extension SchemaCompiler {
  mutating func container(
    _ place: SchemaGraph.Node, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    let schema = graph.schema(place)
    switch schema.node {
    case .array:
      var node = try typed(.array, expected: "array", schema, path: path)
      node.element = try self.node(graph.child(0, of: place), path: path.child("element"))
      return node
    case .tuple(let items, _): return try tuple(items.count, place, path: path)
    case .record(let record): return try self.record(record, place, path: path)
    case .object(let shape): return try object(shape, place, path: path)
    case .set:
      var node = try typed(.set, expected: "set", schema, path: path)
      node.element = try self.node(graph.child(0, of: place), path: path.child("value"))
      return node
    case .map: return try map(place, path: path)
    default: return PlanNode(opcode: .anything)
    }
  }

  private mutating func tuple(
    _ itemCount: Int, _ place: SchemaGraph.Node, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    let schema = graph.schema(place)
    let items = graph.inside(place).prefix(itemCount)
    var nodes: [Int32] = []
    for (index, item) in items.enumerated() {
      nodes.append(try self.node(item, path: path.child("items", index)))
    }
    var restNode: Int32 = -1
    if let rest = graph.inside(place).dropFirst(itemCount).first {
      restNode = try self.node(rest, path: path.child("rest"))
    }
    // The node has three consecutive templates: type, too big, too small.
    var node = try typed(.tuple, expected: "tuple", schema, path: path)
    node.items = plan.addItems(nodes)
    node.rest = restNode
    let lastNeeded = items.lastIndex { graph.inputAbsence(of: $0) == .refused }
    node.neededCount =
      lastNeeded.map { $0 + 1 } ?? (semantics.tuplesMayBeEmpty ? 0 : items.count + 1)
    let own = try sources(of: schema, path: path)
    let count = Double(items.count)
    var most: [ValidationIssue.Parameter] = [.code(.tooBig), .init("maximum", .number(count))]
    if semantics.tupleLimitIsInclusive { most.append(.init("inclusive", true)) }
    _ = template(
      .tooBig, most + [.init("origin", "array")], own: own,
      default: IssueMessage.range(
        .tooBig, origin: "array", limit: JSText(JSNumber.string(count)),
        inclusive: semantics.tupleLimitIsInclusive))
    let runsAbsentItems = semantics.tupleTail != .notRun
    let minimum = runsAbsentItems ? Double(node.neededCount) : count
    var properties: [ValidationIssue.Parameter] = [
      .code(.tooSmall), .init("minimum", .number(minimum)),
    ]
    if runsAbsentItems { properties.append(.init("inclusive", true)) }
    _ = template(
      .tooSmall, properties + [.init("origin", "array")], own: own,
      default: IssueMessage.range(
        .tooSmall, origin: "array", limit: JSText(JSNumber.string(minimum)),
        inclusive: runsAbsentItems))
    return node
  }

  private mutating func record(
    _ record: ZodSchema.Record, _ place: SchemaGraph.Node, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    let schema = graph.schema(place)
    let keyPlace = graph.child(0, of: place)
    let value = try node(graph.child(1, of: place), path: path.child("value"))
    let key = try self.key(of: record, keyPlace, path: path.child("key"))
    let own = try sources(of: schema, path: path)
    let fixed = graph.fixedValues(of: keyPlace)
    // Three consecutive templates: type, unknown keys, invalid key.
    var node: PlanNode
    if let fixed, !record.isPartial {
      node = try typed(.keyedRecord, expected: "record", schema, path: path)
      node.object = try keys(fixed, value: value, path: path)
    } else {
      node = try typed(.record, expected: "record", schema, path: path)
      node.reportsUnknown = fixed != nil && semantics.partialRecordReportsUnknown
    }
    node.element = value
    node.key = key
    node.isLoose =
      record.isLoose && (node.opcode == .record || semantics.looseRecordKeepsUnknown)
    _ = template(
      .unrecognizedKeys, [.code(.unrecognizedKeys)], own: own, default: nil,
      continuation: semantics.unknownKeysContinue ? .continues : .stops)
    _ = template(
      .invalidKey, [.code(.invalidKey), .init("origin", "record")], own: own,
      default: IssueMessage.invalidKey)
    return node
  }

  /// Returns the node of a record's keys, or -1 if any text is one.
  private mutating func key(
    of record: ZodSchema.Record, _ place: SchemaGraph.Node, path: SchemaPath
  ) throws(SchemaError) -> Int32 {
    if record.key == ZodSchema(.string), !isEncoding { return -1 }
    let key = try node(place, path: path)
    guard record.isPartial, case .literal = record.key.node, !semantics.partialRecordTakesLiterals
    else { return key }
    // Zod takes the values away from a copy of the literal, which needs them.
    return PlanBuilder.add(
      failing("TypeError: Cannot read properties of undefined (reading 'has')"), to: &plan.nodes)
  }

  private mutating func map(
    _ place: SchemaGraph.Node, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    let schema = graph.schema(place)
    let key = try node(graph.child(0, of: place), path: path.child("key"))
    let value = try node(graph.child(1, of: place), path: path.child("value"))
    // Three consecutive templates: type, invalid key, invalid element.
    var node = try typed(.map, expected: "map", schema, path: path)
    node.key = key
    node.element = value
    let own = try sources(of: schema, path: path)
    _ = template(
      .invalidKey, [.code(.invalidKey), .init("origin", "map")], own: own,
      default: "Invalid key in map")
    _ = template(
      .invalidElement, [.init("origin", "map"), .code(.invalidElement)], own: own,
      default: "Invalid value in map")
    return node
  }

  /// Adds the keys of a record with a fixed set of keys, in the order of the key schema's values.
  private mutating func keys(
    _ values: [ZodSchema.Constant], value: Int32, path: SchemaPath
  ) throws(SchemaError) -> Int32 {
    var keys: [(text: JSText, isNumber: Bool)] = []
    for value in values {
      switch value {
      case .json(.string(let text)): keys.append((text, false))
      case .json(.number(let number)): keys.append((JSText(JSNumber.string(number)), true))
      // Zod looks for no key of another type.
      default: continue
      }
    }
    let object = plan.addObject(
      keys: keys.map(\.text), nodes: keys.map { _ in value }, unknownKeys: .reject)
    guard let object else { throw path.child("key").error(.tooManyEqualHashes) }
    let first = Int(plan.objects[Int(object)].firstField)
    var places: [JSText: Int32] = [:]
    for (offset, key) in keys.enumerated() {
      plan.fields[first + offset].isIndex = key.isNumber
      plan.fields[first + offset].twin = places[key.text] ?? -1
      if places[key.text] == nil { places[key.text] = Int32(offset) }
      setInheritance(of: key.text, at: first + offset, in: object)
    }
    return object
  }

  private mutating func object(
    _ shape: ZodSchema.Shape, _ place: SchemaGraph.Node, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    let schema = graph.schema(place)
    let shapePath = path.child("shape")
    var fields: [(key: JSText, node: Int32, absent: PlanField.AbsentRule)] = []
    // The type of a set, or of a zipped sequence, is made at its first use, which takes longer than a small object does.
    let isLarge = shape.fields.count > 24
    var seen: Set<JSText> = []
    let inside = graph.inside(place)
    for (index, field) in shape.fields.enumerated() {
      let inner = inside[inside.startIndex + index]
      let fieldPath = shapePath.child(field.jsKey.string)
      let isNew =
        isLarge ? seen.insert(field.jsKey).inserted : !fields.contains { $0.key == field.jsKey }
      guard isNew else {
        throw fieldPath.error(.duplicateKey)
      }
      let isIgnored = field.jsKey == "__proto__" && semantics.ignoresDeclaredPrototype
      fields.append(
        (
          field.jsKey, try node(inner, path: fieldPath),
          isIgnored ? .ignored : absentRule(of: inner)
        ))
    }
    // JavaScript enumerates a shape's array indices first, whatever the order of declaration.
    if fields.contains(where: { JSONObject.arrayIndex($0.key) != nil }) {
      let order = JSONObject(fields.enumerated().map { ($1.key, .number(Double($0))) })
      fields = order.members.compactMap { member in
        member.value.number.flatMap { Int(exactly: $0) }.map { fields[$0] }
      }
    }

    var unknownKeys = PlanObject.UnknownKeys.strip
    var catchall: Int32 = -1
    switch shape.unknownKeys {
    case .strip: break
    case .keep: unknownKeys = .keep
    case .reject: unknownKeys = .reject
    // Zod makes a strict object of a catchall of `never`.
    case .catchall(let schema) where schema.node == .never: unknownKeys = .reject
    case .catchall:
      unknownKeys = .catchall
      catchall = try node(
        graph.child(shape.fields.count, of: place), path: path.child("catchall"))
    }
    var node = try typed(.object, expected: "object", schema, path: path)
    _ = template(
      .unrecognizedKeys, [.code(.unrecognizedKeys)], own: try sources(of: schema, path: path),
      default: nil, continuation: semantics.unknownKeysContinue ? .continues : .stops)
    let object = plan.addObject(
      keys: fields.map(\.key), nodes: fields.map(\.node), unknownKeys: unknownKeys)
    guard let object else { throw shapePath.error(.tooManyEqualHashes) }
    plan.objects[Int(object)].catchall = catchall
    let first = Int(plan.objects[Int(object)].firstField)
    for (offset, field) in fields.enumerated() {
      plan.fields[first + offset].absent = field.absent
      setInheritance(of: field.key, at: first + offset, in: object)
    }
    node.object = object
    addMissingKeyTemplate()
    return node
  }

  /// Notes what every object has under a key that it does not have itself.
  private mutating func setInheritance(of key: JSText, at field: Int, in object: Int32) {
    guard Self.inheritedNames.contains(key) else { return }
    plan.fields[field].inherited = key == "__proto__" ? .prototype : .function
    plan.fields[field].inheritedParameterCount = Self.inheritedParameterCounts[key] ?? 0
    plan.objects[Int(object)].inheritsFields = true
    plan.objects[Int(object)].isExplained = true
  }

  /// Adds the template of keys that an object lacks, once for a plan.
  private mutating func addMissingKeyTemplate() {
    guard semantics.absentKey != .forgiven, plan.commonTemplates.missingKey < 0 else { return }
    plan.commonTemplates.missingKey = missingKeyTemplate(own: [])
  }

  /// Adds a template of keys that an object lacks.
  mutating func missingKeyTemplate(own: [IssueTemplate.MessageSource]) -> Int32 {
    template(
      .invalidType, [.code(.invalidType), .init("expected", "nonoptional")], own: own,
      default: IssueMessage.invalidType(expected: "nonoptional", received: "undefined"))
  }
}
