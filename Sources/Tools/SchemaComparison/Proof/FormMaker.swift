internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Makes the forms of schemas: which JSON values they accept.
///
/// A form is exact: what it can't show is a condition.
struct FormMaker {
  let validators: SubschemaValidators
  private var forms: [ZodSchema: ValueForm?] = [:]
  private var depth = 0

  /// The most sets of a form, apart from constants.
  private static let maximumCount = 1000
  /// The most constants of a form.
  private static let maximumConstants = 50_000

  init(_ validators: SubschemaValidators) { self.validators = validators }

  /// Returns the form of the values that all schemas of a part accept; nil if it is not known.
  mutating func form(of part: Conjunction) -> ValueForm? {
    var form = ValueForm.everything
    for (index, schema) in part.schemas.enumerated() {
      guard let next = self.form(of: schema) else { return nil }
      guard index > 0 else {
        form = next
        continue
      }
      guard let met = form.meeting(next) else { return nil }
      form = met
    }
    return form
  }

  /// Returns the form of a schema's values; nil if it is not known.
  mutating func form(of schema: ZodSchema) -> ValueForm? {
    if let known = forms[schema] { return known }
    guard depth < NestingLimits.forms else { return nil }
    depth += 1
    defer { depth -= 1 }
    var form = make(schema.unfolded)
    if let made = form, !Self.isWithinLimits(made.sets) { form = nil }
    forms[schema] = .some(form)
    return form
  }

  private mutating func make(_ schema: ZodSchema) -> ValueForm? {
    if case .coerced(let type) = schema.node { return makeCoerced(type, schema) }
    var plain = schema
    plain.checks = []
    guard var form = makeNode(plain) else { return nil }
    form.apply(
      schema.checks, of: plain, hasReportingTransforms: validators.side.hasReportingTransforms)
    return form
  }

  private mutating func makeNode(_ schema: ZodSchema) -> ValueForm? {
    func opaque(_ kinds: [ValueSet.Kind]) -> ValueForm {
      ValueForm(sets: kinds.map { ValueSet($0, [.schema(schema)]) })
    }
    switch schema.node {
    case .string: return ValueForm(sets: [ValueSet(.strings(StringSet()))])
    case .number: return ValueForm(sets: [ValueSet(.numbers(.finite))])
    case .boolean:
      return ValueForm(
        sets: [ValueSet(.constant(.boolean(true))), ValueSet(.constant(.boolean(false)))])
    case .null: return ValueForm(sets: [ValueSet(.constant(.null))])
    case .undefined, .void, .nan, .bigint, .date, .symbol, .file, .function, .never, .map, .set,
      .promise:
      return .nothing
    case .custom, .any, .unknown, .catch, .success: return .everything
    case .literal(let values): return Self.constants(values.compactMap(\.payload))
    case .enumeration(let enumeration): return Self.constants(enumeration.values)
    case .stringbool(let words) where words.isCaseSensitive:
      return Self.constants((words.truthy + words.falsy).map { .string(JSText($0)) })
    case .templateLiteral, .stringbool: return opaque([.strings(StringSet())])
    case .array(let element):
      return ValueForm(sets: [ValueSet(.arrays(ArraySet(rest: Conjunction(element))))])
    case .tuple(let items, let rest): return makeTuple(items, rest)
    case .record(let record): return makeRecord(record, schema)
    case .object(let shape): return makeObject(shape)
    case .union(let options): return union(options)
    case .exclusiveUnion(let options):
      guard let form = union(options) else { return nil }
      return options.count < 2 || areDisjoint(options) ? form : form.adding(.schema(schema))
    case .discriminatedUnion(let key, let options, _):
      guard options.allSatisfy({ $0.isPlainOption(by: key) }) else {
        return union(options)?.adding(.schema(schema))
      }
      return union(options)
    case .intersection(let left, let right): return makeIntersection(left, right, schema)
    case .optional(let inner), .exactOptional(let inner), .default(let inner, _),
      .prefault(let inner, _), .readonly(let inner), .lazy(let inner):
      return form(of: inner)
    case .nullable(let inner):
      guard var form = form(of: inner) else { return nil }
      form.sets.append(ValueSet(.constant(.null)))
      return form
    case .nonoptional(let inner):
      let form = form(of: inner)
      return inner.isIdentity ? form : form?.adding(.schema(schema))
    case .pipe(let input, let output):
      if input.isIdentity { return form(of: Conjunction(schemas: [input, output])) }
      return form(of: input)?.adding(.through(input, then: output))
    case .codec(let input, _, _): return form(of: input)?.adding(.schema(schema))
    case .transform:
      var form = ValueForm.everything
      // A function of strings may throw on other values.
      for index in form.sets.indices
      where validators.side.hasReportingTransforms || !form.sets[index].isOfType(.string) {
        form.sets[index].conditions.insert(.schema(schema))
      }
      return form
    case .coerced, .reference, .invalid: return nil
    }
  }

  private mutating func union(_ options: [ZodSchema]) -> ValueForm? {
    var sets: [ValueSet] = []
    for option in options {
      guard let form = form(of: option) else { return nil }
      sets += form.sets
      guard sets.count <= Self.maximumCount + Self.maximumConstants else { return nil }
    }
    return ValueForm(sets: sets)
  }

  private static func isWithinLimits(_ sets: [ValueSet]) -> Bool {
    let constants = sets.count(where: \.isConstant)
    return constants <= maximumConstants && sets.count - constants <= maximumCount
  }

  /// Whether no value is of two options, by the types of their values.
  private mutating func areDisjoint(_ options: [ZodSchema]) -> Bool {
    var sets: [ValueSet] = []
    for option in options {
      guard let form = form(of: option), sets.count * form.sets.count <= ValueForm.maximumPairing,
        !form.sets.contains(where: { set in sets.contains { $0.meeting(set) != nil } })
      else { return false }
      sets += form.sets
    }
    return true
  }

  private static func constants(_ values: [JSONValue]) -> ValueForm {
    let scalars = values.filter { value in
      switch value {
      case .array, .object: false
      case .number(let number): !number.isNaN
      default: true
      }
    }
    return ValueForm(sets: scalars.map { ValueSet(.constant($0)) })
  }

  private mutating func makeCoerced(_ type: ZodSchema.Coercion, _ schema: ZodSchema) -> ValueForm? {
    guard type != .bigint, type != .date else {
      return ValueForm.everything.adding(.schema(schema))
    }
    let target = type.node
    let typed = ZodSchema(target, checks: schema.checks)
    guard let own = form(of: typed) else { return nil }
    let isFree = schema.checks.isEmpty && type != .number
    let through = Condition.through(ZodSchema(.coerced(type)), then: typed)
    let others = ValueForm.everything.sets.filter { !$0.isOfType(target) }.map { set in
      ValueSet(set.kind, isFree ? [] : [through])
    }
    return ValueForm(sets: own.sets + others)
  }
}

extension ZodSchema {
  /// Whether an option of a union by a key is an object whose member of that key lists its values.
  fileprivate func isPlainOption(by key: JSText) -> Bool {
    switch node {
    case .lazy(let inner), .readonly(let inner): return inner.isPlainOption(by: key)
    case .object(let shape):
      guard let field = shape.fields.first(where: { $0.jsKey == key }) else { return false }
      switch field.schema.node {
      case .literal, .enumeration: return field.schema.checks.isEmpty
      default: return false
      }
    default: return false
    }
  }
}
