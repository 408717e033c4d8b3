internal import JSPrimitives
internal import JSRegex
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

extension SchemaCompiler {
  /// Returns a check of a schema's node.
  ///
  /// - Parameter member: The schema of the member that the check runs; any other check ignores it.
  mutating func check(
    _ check: ZodSchema.Check, of schema: ZodSchema, member: SchemaGraph.Node?, path: SchemaPath
  ) throws(SchemaError) -> PlanCheck {
    let own = try sources(of: check, in: schema, path: path)
    var result = try kind(of: check, in: schema, member: member, own: own, path: path)
    guard let named = check.when else { return result }
    guard let condition = functions.resolve(named) else {
      throw path.error(.unregistered(.condition, name: named.name))
    }
    if case .function = check.kind, !semantics.checkFunctionsTakeConditions { return result }
    plan.rules.keepsInputs = true
    result.when = PlanBuilder.add(condition, to: &plan.conditions)
    return result
  }

  /// Returns whether a check can't run on a JSON value: the check of a file's type, since no JSON value is a file and
  /// the type issue skips later checks.
  func isNeverRun(
    _ check: ZodSchema.Check, of schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> Bool {
    guard case .mimeType = check.kind else { return false }
    guard schema.node == .file, check.when == nil else {
      throw path.error(.misplacedFileCheck)
    }
    return true
  }

  /// Returns the checks of the members of a value: that it has members at all, then one for each key, as JavaScript orders
  /// keys.
  mutating func properties(
    _ fields: [Field], _ members: ArraySlice<SchemaGraph.Node>, _ check: ZodSchema.Check,
    of schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> [PlanCheck] {
    var guarding = PlanCheck(opcode: .hasMembers, abort: check.abort)
    guarding.template = template(
      .invalidType, [.init("expected", "object"), .code(.invalidType)],
      own: try sources(of: check, in: schema, path: path), default: nil)
    plan.templates[Int(guarding.template)].typeMessages = typeMessages("object")
    var checks = [guarding]
    let places = Array(zip(fields, members))
    let indexed = places.compactMap { place in
      JSONObject.arrayIndex(place.0.jsKey).map { (index: $0, place: place) }
    }
    let others = places.filter { JSONObject.arrayIndex($0.0.jsKey) == nil }
    for (field, member) in indexed.sorted(by: { $0.index < $1.index }).map(\.place) + others {
      var result = PlanCheck(opcode: .property, abort: check.abort)
      result.text = PlanBuilder.add(field.jsKey, to: &plan.texts)
      result.node = try node(member, path: path.child("shape").child(field.key))
      result.template = try memberTemplate(of: schema, path: path)
      result.followsProperty = checks.count > 1
      checks.append(result)
    }
    if let named = check.when {
      guard let condition = functions.resolve(named) else {
        throw path.error(.unregistered(.condition, name: named.name))
      }
      plan.rules.keepsInputs = true
      let when = PlanBuilder.add(condition, to: &plan.conditions)
      for place in checks.indices.prefix(2) { checks[place].when = when }
    }
    return checks
  }

  /// Adds the template of the keys that a member of a value lacks: Zod's issue of them belongs to no schema, so that it gets the
  /// message of the one whose check looked at the member. It returns -1 for the versions in which checks have no such message.
  private mutating func memberTemplate(
    of schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> Int32 {
    guard semantics.ownErrorServesChecks else { return -1 }
    return missingKeyTemplate(own: try sources(of: schema, path: path))
  }

  private mutating func kind(
    of check: ZodSchema.Check, in owner: ZodSchema, member: SchemaGraph.Node?,
    own: [IssueTemplate.MessageSource], path: SchemaPath
  ) throws(SchemaError) -> PlanCheck {
    if let bound = check.kind.lengthBound { return length(bound, check, own: own) }
    switch check.kind {
    case .format(let format): return try self.format(format, check, own: own, path: path)
    case .overwrite(let named):
      guard let transform = functions.resolve(named) else {
        throw path.error(.unregistered(.transform, name: named.name))
      }
      var result = PlanCheck(opcode: .overwrite, abort: check.abort)
      result.transform = PlanBuilder.add(transform, to: &plan.transforms)
      result.transformOpcode = Int32(transform.opcode.rawValue)
      return result
    case .custom(let named, let issuePath, let params):
      guard let predicate = functions.resolve(named) else {
        throw path.error(.unregistered(.predicate, name: named.name))
      }
      var result = PlanCheck(opcode: .custom, abort: check.abort)
      result.predicate = plan.add(predicate)
      // Zod reports the params after the path.
      let members: [ValidationIssue.Parameter] =
        params.map { [.init("path", .null), .init("params", $0)] } ?? []
      result.template = template(
        .custom, [.code(.custom)] + members, own: own, default: IssueMessage.invalidInput,
        continuation: check.continuation, path: issuePath ?? [])
      return result
    case .function(let named):
      guard let function = functions.resolve(named) else {
        throw path.error(.unregistered(.check, name: named.name))
      }
      var result = PlanCheck(opcode: .function, abort: check.abort)
      result.function = PlanBuilder.add(function, to: &plan.checkFunctions)
      result.template = template(
        .custom, [.code(.custom)], own: own, default: IssueMessage.invalidInput)
      return result
    case .properties: throw path.error(.invalid(reason: "the check has several parts"))
    case .mimeType: throw path.error(.misplacedFileCheck)
    case .property(let key, _):
      var result = PlanCheck(opcode: .property, abort: check.abort)
      result.text = PlanBuilder.add(key, to: &plan.texts)
      if let member { result.node = try node(member, path: path.child("schema")) }
      result.template = try memberTemplate(of: owner, path: path)
      return result
    // A bound, divisor or format of a number.
    default: return try numeric(check, own: own, path: path)
    }
  }
}

/// Lengths and sizes.
extension SchemaCompiler {
  /// The origins that the issue of a check of a length or size can have.
  enum LengthOrigin {
    case string, array, set, map, unknown

    /// The origins of a length, in the order of their templates.
    static let ofLengths: [LengthOrigin] = [.string, .array, .unknown]
    /// The origins of a size, in the order of their templates.
    static let ofSizes: [LengthOrigin] = [.set, .map, .unknown]

    /// The index among the origins of its measure.
    var place: Int32 {
      switch self {
      case .string, .set: 0
      case .array, .map: 1
      case .unknown: 2
      }
    }

    /// The name in issues. It is spelled out, since printing a case uses reflection, which is slow at first use.
    var name: String {
      switch self {
      case .string: "string"
      case .array: "array"
      case .set: "set"
      case .map: "map"
      case .unknown: "unknown"
      }
    }
  }

  /// Returns a check of a length or size, with a template for each way to fail and each origin.
  private mutating func length(
    _ bound: ZodSchema.LengthBound, _ check: ZodSchema.Check, own: [IssueTemplate.MessageSource]
  ) -> PlanCheck {
    var result = PlanCheck(opcode: .length, abort: check.abort)
    result.comparison = bound.comparison
    result.measure =
      bound.isOfSize ? .size : semantics.stringLengthUnit == .codePoints ? .codePoints : .codeUnits
    result.limit = Double(bound.limit)
    result.template = Int32(plan.templates.count)
    let isExact = bound.comparison == .exactly
    let isInclusive = isExact || !bound.isOfSize || semantics.sizesAreInclusive
    var ways: [(IssueCode, JSText)] = []
    if bound.comparison != .atLeast { ways.append((.tooBig, "maximum")) }
    if bound.comparison != .atMost { ways.append((.tooSmall, "minimum")) }
    for (code, property) in ways {
      for origin in bound.isOfSize ? LengthOrigin.ofSizes : LengthOrigin.ofLengths {
        var properties: [ValidationIssue.Parameter] = [
          .init("origin", .string(JSText(origin.name))), .code(code),
          .init(property, .number(result.limit)),
        ]
        if isInclusive { properties.append(.init("inclusive", true)) }
        if isExact { properties.append(.init("exact", true)) }
        _ = template(
          code, properties, own: own,
          default: IssueMessage.range(
            code, origin: JSText(origin.name), limit: JSText(JSNumber.string(result.limit)),
            inclusive: isInclusive, isExactly: isExact && semantics.saysExactly,
            in: semantics.version),
          continuation: check.continuation)
      }
    }
    return result
  }
}

extension ZodSchema.Check {
  /// The continuation of the check's issue: later checks run after it unless the check aborts.
  var continuation: PendingIssue.Continuation { abort ? .aborts : .continues }
}
