internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Schemas with the same outputs.
extension InclusionProof {
  /// The most pairs of options of two unions that are compared with each other.
  static let maximumPairing = 400

  /// Returns whether two schemas have the same output for each JSON value that both accept.
  ///
  /// An absent value does not count.
  mutating func agrees(_ schema: ZodSchema, _ other: ZodSchema) -> Bool {
    guard step(), depth < NestingLimits.nodes else { return false }
    let (schema, other) = (schema.unfolded, other.unfolded)
    if areSame(schema.outline, other.outline) { return true }
    if schema.isIdentity(keepsOrder: seesOrder), other.isIdentity(keepsOrder: seesOrder) {
      return true
    }
    // Inside of itself a pair is one of smaller values.
    let pair = SchemaPair(old: schema, new: other)
    guard agreeing.insert(pair).inserted else { return true }
    depth += 1
    defer {
      depth -= 1
      agreeing.remove(pair)
    }
    let (rewrites, others) = (schema.rewritingChecks, other.rewritingChecks)
    guard rewrites == others, rewrites.isEmpty || areSame(.rewriting(rewrites), .rewriting(others))
    else { return false }
    let (plain, otherPlain) = (schema.withoutChecks, other.withoutChecks)
    return areSame(plain, otherPlain) || nodesAgree(plain, otherPlain) || areDisjoint(schema, other)
  }

  private mutating func nodesAgree(_ schema: ZodSchema, _ other: ZodSchema) -> Bool {
    switch (schema.node, other.node) {
    case (.nullable(let inside), .nullable(let otherInside)): return agrees(inside, otherInside)
    case (_, .nullable(let otherInside)):
      return keepsNull(schema, inner.validators) && agrees(schema, otherInside)
    case (.nullable(let inside), _):
      return keepsNull(other, outer.validators) && agrees(inside, other)
    // A value that is not absent.
    case (.optional(let inside), _), (.exactOptional(let inside), _), (.lazy(let inside), _),
      (.readonly(let inside), _), (.nonoptional(let inside), _), (.prefault(let inside, _), _):
      return agrees(inside, other)
    case (_, .optional(let inside)), (_, .exactOptional(let inside)), (_, .lazy(let inside)),
      (_, .readonly(let inside)), (_, .nonoptional(let inside)), (_, .prefault(let inside, _)):
      return agrees(schema, inside)
    case (.default(let inside, let value), .default(let otherInside, let otherValue)):
      return (value == otherValue && sharesFunctions || inside.isDefined && otherInside.isDefined)
        && agrees(inside, otherInside)
    case (.default(let inside, _), _): return inside.isDefined && agrees(inside, other)
    case (_, .default(let inside, _)): return inside.isDefined && agrees(schema, inside)
    case (.catch, _), (_, .catch): return catchesAgree(schema, other)
    case (.success(let inside), .success(let otherInside)):
      return accept(inside, asMuchAs: otherInside)
    case (.coerced(let type), _):
      return withoutAssumptions {
        $0.swapped { $0.isWithin(Conjunction(other), ZodSchema(type.node)) }
      }
        && other.isIdentity(keepsOrder: seesOrder)
    case (_, .coerced(let type)):
      return withoutAssumptions { $0.isWithin(Conjunction(schema), ZodSchema(type.node)) }
        && schema.isIdentity(keepsOrder: seesOrder)
    default: break
    }
    if schema.options != nil || other.options != nil { return optionsAgree(schema, other) }
    switch (schema.node, other.node) {
    case (.array(let element), .array(let otherElement)): return agrees(element, otherElement)
    case (.tuple(let items, let rest), .tuple(let otherItems, let otherRest)):
      guard items.count == otherItems.count else { return false }
      for (item, otherItem) in zip(items, otherItems) where !areSame(item, otherItem) {
        guard item.absence == .refused, otherItem.absence == .refused, agrees(item, otherItem)
        else { return false }
      }
      guard let rest, let otherRest else { return true }
      return agrees(rest, otherRest)
    case (.record(let record), .record(let otherRecord)):
      var same = otherRecord
      same.value = record.value
      // A key that is listed has an output even if it is absent.
      let areAbsent =
        record.key.node != .string
        && [record, otherRecord].contains { $0.value.absence != .refused }
      return record == same && !areAbsent && areSame(record.key, same.key)
        && agrees(record.value, otherRecord.value)
    case (.object(let shape), .object(let otherShape)): return shapesAgree(shape, otherShape)
    case (.intersection(let left, let right), .intersection(let otherLeft, let otherRight)):
      return agrees(left, otherLeft) && agrees(right, otherRight)
    case (.pipe(let input, let output), .pipe(let otherInput, let otherOutput)):
      return agrees(input, otherInput)
        && (areSame(output, otherOutput)
          || input.outputsAreJSON && otherInput.outputsAreJSON && agrees(output, otherOutput))
    case (
      .codec(let input, let output, let codec),
      .codec(let otherInput, let otherOutput, let otherCodec)
    ):
      return sharesFunctions && codec == otherCodec && output == otherOutput
        && agrees(input, otherInput)
    default: return false
    }
  }

  /// Whether null is its own output, if it is accepted.
  private func keepsNull(_ schema: ZodSchema, _ validators: SubschemaValidators) -> Bool {
    switch validators.accepts(.null, schema) {
    case false: true
    case true: validators.output(of: .null, schema) == .null
    case nil: false
    }
  }

  // MARK: Options

  /// The first option that accepts a value makes its output.
  private mutating func optionsAgree(_ schema: ZodSchema, _ other: ZodSchema) -> Bool {
    let (options, others) = (schema.options ?? [schema], other.options ?? [other])
    if options.count == others.count {
      // Up to the last one, the same options accept a value.
      let agree = zip(options, others).enumerated().allSatisfy { index, pair in
        areSame(pair.0, pair.1)
          || agrees(pair.0, pair.1)
            && (index == options.count - 1 || accept(pair.0, asMuchAs: pair.1))
      }
      if agree { return true }
    }
    if schema.options == nil, let first = others.first,
      withoutAssumptions({ $0.isWithin(Conjunction(schema), first) })
    {
      return agrees(schema, first)
    }
    if other.options == nil, let first = options.first,
      withoutAssumptions({ $0.swapped { $0.isWithin(Conjunction(other), first) } })
    {
      return agrees(first, other)
    }
    guard options.count * others.count <= Self.maximumPairing else { return false }
    return options.allSatisfy { option in others.allSatisfy { agrees(option, $0) } }
  }

  // MARK: Objects

  private mutating func shapesAgree(_ shape: ZodSchema.Shape, _ other: ZodSchema.Shape) -> Bool {
    guard shape.fields.count == other.fields.count,
      unknownKeysAgree(shape.unknownKeys, other.unknownKeys)
    else { return false }
    if seesOrder, shape.fields.map(\.jsKey) != other.fields.map(\.jsKey) { return false }
    let others = other.fields.byKey
    return shape.fields.allSatisfy { field in
      guard let otherField = others[field.jsKey] else { return false }
      if areSame(field.schema, otherField.schema) { return true }
      guard let isAbsent = inner.validators.acceptsAbsence(of: field),
        let isAbsentInOther = outer.validators.acceptsAbsence(of: otherField)
      else { return false }
      if isAbsent, isAbsentInOther {
        guard let output = inner.validators.outputOfAbsence(of: field),
          output == outer.validators.outputOfAbsence(of: otherField)
        else { return false }
      }
      return agrees(field.schema, otherField.schema)
    }
  }

  private mutating func unknownKeysAgree(
    _ keys: ZodSchema.Shape.UnknownKeys, _ others: ZodSchema.Shape.UnknownKeys
  ) -> Bool {
    switch (keys, others) {
    // No value that both accept has such a key.
    case (.reject, _), (_, .reject), (.strip, .strip), (.keep, .keep): return true
    case (.strip, _), (_, .strip): return false
    case (.catchall(let rest), .catchall(let otherRest)): return agrees(rest, otherRest)
    case (.keep, .catchall(let rest)), (.catchall(let rest), .keep):
      return rest.isIdentity(keepsOrder: seesOrder)
    }
  }
}

extension ZodSchema {
  fileprivate var withoutChecks: ZodSchema { ZodSchema(node) }

  fileprivate var rewritingChecks: [Check] { checks.filter(\.mayRewrite) }

  fileprivate static func rewriting(_ checks: [Check]) -> ZodSchema {
    ZodSchema(.any, checks: checks)
  }

  /// The options of a union.
  fileprivate var options: [ZodSchema]? {
    switch node {
    case .union(let options), .exclusiveUnion(let options), .discriminatedUnion(_, let options, _):
      options
    default: nil
    }
  }

  /// Whether no output of a JSON value is undefined.
  fileprivate var isDefined: Bool {
    guard checks.allSatisfy({ !$0.mayRewrite || $0.keepsStrings }) else { return false }
    switch node {
    case .string, .number, .boolean, .null, .any, .unknown, .custom, .never, .coerced, .enumeration,
      .literal, .templateLiteral, .stringbool, .array, .tuple, .record, .object, .success:
      return true
    case .optional(let inner), .exactOptional(let inner), .nonoptional(let inner),
      .nullable(let inner), .default(let inner, _), .prefault(let inner, _), .readonly(let inner),
      .lazy(let inner):
      return inner.isDefined
    case .union(let options), .exclusiveUnion(let options), .discriminatedUnion(_, let options, _):
      return options.allSatisfy(\.isDefined)
    case .pipe(_, let output): return output.isDefined
    default: return false
    }
  }
}

extension ZodSchema.Coercion {
  /// The type of the outputs, whose values stay as they are.
  var node: ZodSchema.Node {
    switch self {
    case .string: .string
    case .number: .number
    case .boolean: .boolean
    case .bigint: .bigint
    case .date: .date
    }
  }
}
