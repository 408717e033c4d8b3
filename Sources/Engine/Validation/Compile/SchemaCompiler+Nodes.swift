internal import JSPrimitives
internal import JSRegex
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

extension SchemaCompiler {
  /// Returns the node without its checks.
  mutating func body(
    of place: SchemaGraph.Node, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    let schema = graph.schema(place)
    switch schema.node {
    case .string:
      try requirePossibleLengths(schema, path: path)
      return try typed(.string, expected: "string", schema, path: path)
    case .number: return try number(.number, schema, path: path)
    case .boolean: return try typed(.boolean, expected: "boolean", schema, path: path)
    case .null: return try typed(.null, expected: "null", schema, path: path)
    case .undefined: return try typed(.undefined, expected: "undefined", schema, path: path)
    case .void: return try typed(.undefined, expected: "void", schema, path: path)
    case .nan: return try typed(.nan, expected: "nan", schema, path: path)
    case .bigint: return try typed(.bigint, expected: "bigint", schema, path: path)
    case .date: return try typed(.date, expected: "date", schema, path: path)
    case .symbol: return try typed(.foreign, expected: "symbol", schema, path: path)
    case .file: return try typed(.foreign, expected: "file", schema, path: path)
    case .function:
      return try typed(.function, expected: "function", codeFirst: true, schema, path: path)
    case .never: return try typed(.never, expected: "never", schema, path: path)
    case .custom, .any, .unknown: return PlanNode(opcode: .anything)
    case .coerced(let coercion): return try coerced(coercion, schema, path: path)
    case .literal(let values):
      guard !values.isEmpty || semantics.allowsEmptyLiterals else {
        throw path.error(.noValues)
      }
      return try literal(values, schema, path: path)
    case .enumeration(let entries):
      return try literal(entries.values.map { .json($0) }, schema, path: path)
    case .templateLiteral(let parts): return try templateLiteral(parts, schema, path: path)
    case .stringbool(let words): return try stringbool(words, schema, path: path)
    case .array, .tuple, .record, .object, .set, .map: return try container(place, path: path)
    case .union, .exclusiveUnion, .discriminatedUnion, .intersection:
      return try choice(place, path: path)
    case .optional, .exactOptional, .nonoptional, .nullable, .default, .prefault, .catch,
      .readonly, .success, .promise, .lazy, .reference:
      return try wrapper(place, path: path)
    case .pipe, .codec, .transform: return try function(place, path: path)
    case .invalid(let reason): throw path.error(.invalid(reason: reason))
    }
  }

  /// Returns a node with a type issue, `{ expected, code }`, or the other way round.
  mutating func typed(
    _ opcode: PlanNode.Opcode, expected: JSText, codeFirst: Bool = false, _ schema: ZodSchema,
    path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    var node = PlanNode(opcode: opcode)
    let expectation = ValidationIssue.Parameter("expected", .string(expected))
    node.template = template(
      .invalidType,
      codeFirst ? [.code(.invalidType), expectation] : [expectation, .code(.invalidType)],
      own: try sources(of: schema, path: path), default: nil)
    plan.templates[Int(node.template)].typeMessages = typeMessages(expected)
    return node
  }

  /// Returns the messages of a type's issue, which all nodes of the type share.
  mutating func typeMessages(_ expected: JSText) -> [JSText] {
    if let messages = typeMessages[expected] { return messages }
    let shown = IssueMessage.typeName(expected, in: semantics.version(of: .namesNaN)).string
    let messages = ValueType.names[..<7].map { received in
      IssueMessage.invalidType(expected: shown, received: received)
    }
    typeMessages.insert(messages, for: expected)
    return messages
  }

  /// Returns a node of a number. A default message marks templates whose issues name an infinity.
  private mutating func number(
    _ opcode: PlanNode.Opcode, _ schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    let node = try typed(opcode, expected: "number", schema, path: path)
    if semantics.namesInfinity {
      plan.templates[Int(node.template)].defaultMessage = IssueMessage.invalidInput
    }
    return node
  }

  /// Returns a node that converts its value to a type, with the type's issue.
  private mutating func coerced(
    _ coercion: ZodSchema.Coercion, _ schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    var node =
      coercion == .number
      ? try number(.coerced, schema, path: path)
      : try typed(.coerced, expected: JSText(coercion.rawValue), schema, path: path)
    node.coercion = Int32(CoercionOpcode(coercion).rawValue)
    addTruthValues(to: &node)
    return node
  }

  /// Adds true and false as a node's constants.
  mutating func addTruthValues(to node: inout PlanNode) {
    node.constant = PlanBuilder.add(.boolean(true), to: &plan.constants)
    node.otherConstant = PlanBuilder.add(.boolean(false), to: &plan.constants)
  }

  private mutating func literal(
    _ values: [ZodSchema.Constant], _ schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    var node = PlanNode(opcode: .literal)
    let first = plan.literals.count
    for value in values {
      // Zod compares the identity of an array or object, which no payload has.
      if case .json(let json) = value, json.elements != nil || json.object != nil { continue }
      guard let literal = plan.literal(value) else {
        throw path.error(.dateLiteral)
      }
      plan.literals.append(literal)
    }
    node.literals = first..<plan.literals.count
    node.template = template(
      .invalidValue, [.code(.invalidValue), .init("values", .array(values.map(\.reported)))],
      own: try sources(of: schema, path: path), default: IssueMessage.invalidValue(values),
      constants: values)
    return node
  }

  private mutating func templateLiteral(
    _ parts: [ZodSchema.TemplatePart], _ schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    let literal: ZodSchema.PatternLiteral
    do {
      literal = try TemplatePattern.pattern(of: parts, in: semantics)
    } catch {
      throw path.error(.impossiblePattern(exception: error.description))
    }
    // Three consecutive templates: type, then format.
    var node = try typed(
      .templateLiteral,
      expected: semantics.templatesExpectStrings ? "string" : "template_literal", schema, path: path
    )
    node.pattern = PlanBuilder.add(try regex(literal, path: path), to: &plan.patterns)
    _ = template(
      .invalidFormat,
      [
        .code(.invalidFormat), .init("format", "template_literal"),
        .init("pattern", .string(literal.jsSource)),
      ],
      own: try sources(of: schema, path: path),
      default: IssueMessage.format("template_literal", in: semantics.version))
    return node
  }

  private mutating func stringbool(
    _ words: ZodSchema.StringBool, _ schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> PlanNode {
    func prepared(_ words: [String], _ isCaseSensitive: Bool) -> [JSText] {
      words.map { isCaseSensitive ? JSText($0) : JSText($0).lowercased() }
    }
    let truthy = prepared(words.truthy, words.isCaseSensitive)
    let falsy = prepared(words.falsy, words.isCaseSensitive)
    // Three consecutive templates: the type of a text, its value, the type of a Boolean on encoding.
    var node = try typed(.stringbool, expected: "string", schema, path: path)
    _ = template(
      .invalidValue,
      [
        .code(.invalidValue), .init("expected", "stringbool"),
        .init("values", .array((truthy + falsy).map { .string($0) })),
      ],
      own: try sources(of: schema, path: path),
      default: IssueMessage.invalidValue((truthy + falsy).map { .json(.string($0)) }),
      continuation: .aborts)
    _ = try typed(.boolean, expected: "boolean", schema, path: path)
    node.words = PlanBuilder.add(
      PlanWords(truthy: truthy, falsy: falsy, isCaseSensitive: words.isCaseSensitive),
      to: &plan.words)
    addTruthValues(to: &node)
    return node
  }

  /// Refuses a string whose minimum length is above its maximum, as Zod does when the schema is made: its pattern is
  /// no regular expression.
  private func requirePossibleLengths(
    _ schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) {
    var (least, greatest) = (0, Int.max)
    for bound in schema.checks.compactMap(\.kind.lengthBound) where !bound.isOfSize {
      if bound.comparison != .atMost { least = max(least, bound.limit) }
      if bound.comparison != .atLeast { greatest = min(greatest, bound.limit) }
    }
    guard least > greatest else { return }
    do {
      _ = try StringPattern.source(of: schema.checks, in: semantics)
    } catch {
      throw path.error(.impossiblePattern(exception: error.description))
    }
  }

  /// Compiles a pattern.
  mutating func regex(
    _ literal: ZodSchema.PatternLiteral, path: SchemaPath
  ) throws(SchemaError) -> JSRegex {
    do throws(PatternError) {
      return try JSRegex(pattern: literal.jsSource, flags: JSText(literal.flags ?? ""))
    } catch {
      throw path.error(
        .invalidPattern(
          source: literal.jsSource.string, flags: literal.flags ?? "", reason: "\(error)"))
    }
  }
}

extension ValidationIssue.Parameter {
  /// The `code` property, which has a position among the others.
  static func code(_ code: IssueCode) -> ValidationIssue.Parameter {
    ValidationIssue.Parameter("code", .string(JSText(code.rawValue)))
  }
}

/// The type of a coercion, as a plan holds it.
enum CoercionOpcode: UInt8 {
  case string, number, boolean, bigint, date

  init(_ coercion: ZodSchema.Coercion) {
    self =
      switch coercion {
      case .string: .string
      case .number: .number
      case .boolean: .boolean
      case .bigint: .bigint
      case .date: .date
      }
  }
}
