import JSPrimitives
import SchemaModel
import SourceJSON
import TestSupport

/// Random schemas of everyday constructs, and changes of them.
struct RandomSchema {
  var random: SeededRandom
  /// Whether only what a JSON Schema has is made.
  var isPlain = false

  static let keys: [JSText] = ["a", "b", "c"]
  private static let patterns = (["^a", "b$", "^[a-c]*$"] as [JSText]).map {
    ZodSchema.PatternLiteral($0)
  }

  private mutating func isOne(in count: Int) -> Bool { random.isOne(in: count) }
  private mutating func number(_ bound: Int) -> Double { Double(random.number(below: bound)) }

  // MARK: Checks

  private mutating func numberCheck() -> ZodSchema.Check {
    let kinds: [ZodSchema.Check.Kind] = [
      .greaterThan(.number(number(6) - 1), inclusive: true),
      .greaterThan(.number(number(6) - 1), inclusive: false),
      .lessThan(.number(number(7)), inclusive: true),
      .lessThan(.number(number(7)), inclusive: false),
      .numberFormat(.safeint), .numberFormat(.safeint), .multipleOf(.number(number(3) + 1)),
    ]
    return ZodSchema.Check(random.choose(kinds))
  }

  private mutating func stringCheck() -> ZodSchema.Check {
    var kinds: [ZodSchema.Check.Kind] = [
      .minLength(Int(number(4))), .maxLength(Int(number(5))), .minLength(Int(number(3))),
      .maxLength(Int(number(4)) + 1), .format(.regex(random.choose(Self.patterns))),
    ]
    if !isPlain {
      kinds += [
        .lengthEquals(Int(number(4))), .format(.startsWith("a", pattern: nil)),
        .format(.endsWith("b", pattern: nil)), .overwrite(.trim), .overwrite(.toLowerCase),
        .format(.named(.email, pattern: nil)), .format(.named(.uuid, pattern: nil)),
      ]
    }
    return ZodSchema.Check(random.choose(kinds))
  }

  private mutating func arrayCheck() -> ZodSchema.Check {
    ZodSchema.Check(isOne(in: 2) ? .minLength(Int(number(3))) : .maxLength(Int(number(4))))
  }

  private mutating func check(of node: ZodSchema.Node) -> ZodSchema.Check? {
    switch node {
    case .string: stringCheck()
    case .number: numberCheck()
    case .array: arrayCheck()
    default: nil
    }
  }

  // MARK: Schemas

  private mutating func values() -> [JSONValue] {
    let all: [JSONValue] = ["a", "b", "ab", "A", "y"]
    var values: [JSONValue] = []
    for _ in 0...random.number(below: 3) {
      let value = random.choose(all)
      if !values.contains(value) { values.append(value) }
    }
    return values
  }

  /// A schema of values of all types.
  private mutating func wide() -> ZodSchema {
    random.choose([
      ZodSchema(.any), .unknown, ZodSchema(.custom),
      ZodSchema(.union([.string(), .number(), .boolean(), .null, .unknown])),
    ])
  }

  /// Returns a schema that makes other outputs of some values.
  private mutating func rewriting(_ schema: ZodSchema) -> ZodSchema {
    switch random.number(below: 8) {
    case 0:
      return ZodSchema(.catch(leaf(), value: .constant(.json(random.choose(["a", 0, .null])))))
    case 1: return ZodSchema(.catch(schema, value: .constant("a")))
    case 2: return ZodSchema(.default(schema, value: .constant("a")))
    case 3: return ZodSchema(.prefault(schema, value: .constant("a")))
    case 4: return ZodSchema(.coerced(random.choose([.string, .number, .boolean])))
    case 5:
      return ZodSchema(
        .union([ZodSchema(.string, checks: [ZodSchema.Check(.overwrite(.trim))]), schema]))
    case 6: return ZodSchema(.pipe(schema, wide()))
    default: return ZodSchema(.success(leaf()))
    }
  }

  private mutating func leaf() -> ZodSchema {
    if !isPlain, isOne(in: 8) { return wide() }
    switch random.number(below: isPlain ? 9 : 12) {
    case 0, 1, 2:
      var schema = ZodSchema.string()
      while isOne(in: 2), schema.checks.count < 3 { schema.checks.append(stringCheck()) }
      return schema
    case 3, 4, 5:
      var schema = ZodSchema.number()
      while isOne(in: 2), schema.checks.count < 3 { schema.checks.append(numberCheck()) }
      return schema
    case 6: return .boolean()
    case 7: return ZodSchema(.enumeration(.init(values())))
    case 8:
      return random.choose([
        ZodSchema(.literal(["a"])), ZodSchema(.literal([1])), .null, .unknown,
        ZodSchema(.literal([true])),
      ])
    case 9: return ZodSchema(.coerced(random.choose([.string, .number, .boolean])))
    case 10:
      return ZodSchema(
        .stringbool(.init(truthy: ["y", "a"], falsy: ["n", "b"], isCaseSensitive: isOne(in: 2))))
    default: return ZodSchema(.templateLiteral(["a", .schema(.string().max(2))]))
    }
  }

  mutating func schema(_ depth: Int) -> ZodSchema {
    guard depth > 0, !isOne(in: 4) else { return leaf() }
    switch random.number(below: isPlain ? 14 : 20) {
    case 0, 1:
      var schema = ZodSchema.array(schema(depth - 1))
      if isOne(in: 2) { schema.checks.append(arrayCheck()) }
      return schema
    case 2:
      let items = (0...random.number(below: 2)).map { _ in schema(depth - 1) }
      return ZodSchema(.tuple(items: items, rest: isOne(in: 3) ? leaf() : nil))
    case 3: return ZodSchema(.record(.init(value: schema(depth - 1))))
    case 4, 5, 6, 7: return ZodSchema(.object(shape(depth)))
    case 8, 9: return ZodSchema(.union((0...1).map { _ in schema(depth - 1) }))
    case 10: return ZodSchema(.nullable(schema(depth - 1)))
    case 11:
      return ZodSchema(.intersection(ZodSchema(.object(shape(1))), ZodSchema(.object(shape(1)))))
    case 12, 13: return leaf()
    case 14:
      let options = (["a", "b"] as [JSONValue]).map { value in
        var shape = shape(depth)
        shape.fields.removeAll { $0.jsKey == "k" }
        shape.fields.insert(Field("k", ZodSchema(.literal([.json(value)]))), at: 0)
        return ZodSchema(.object(shape))
      }
      return ZodSchema(.discriminatedUnion(discriminator: "k", options: options))
    case 15: return ZodSchema(.catch(schema(depth - 1), value: .constant("a")))
    case 16:
      var text = ZodSchema.string()
      while isOne(in: 2) { text.checks.append(stringCheck()) }
      let output: ZodSchema = isOne(in: 2) ? ZodSchema(.transform(.trim)) : .string().min(1)
      return ZodSchema(.pipe(text, output))
    case 17: return ZodSchema(.exclusiveUnion([leaf(), schema(depth - 1)]))
    case 18:
      return ZodSchema(
        .record(
          .init(
            key: random.choose([.enumeration(.init(["a", "b"])), .string().max(1)]),
            value: schema(depth - 1), isPartial: isOne(in: 4))))
    default: return ZodSchema(.readonly(schema(depth - 1)))
    }
  }

  private mutating func field(_ key: JSText, _ depth: Int) -> Field {
    let inner = schema(depth - 1)
    switch random.number(below: isPlain ? 4 : 6) {
    case 0, 1: return Field(key, ZodSchema(.optional(inner)))
    case 4: return Field(key, ZodSchema(.default(inner, value: .constant("a"))))
    case 5: return Field(key, ZodSchema(.optional(ZodSchema(.nullable(inner)))))
    default: return Field(key, inner)
    }
  }

  private mutating func shape(_ depth: Int) -> ZodSchema.Shape {
    let keys = Self.keys.prefix(random.number(below: 4))
    let rules: [ZodSchema.Shape.UnknownKeys] = [
      .strip, .strip, .keep, .reject, .catchall(leaf()),
    ]
    return ZodSchema.Shape(keys.map { field($0, depth) }, unknownKeys: random.choose(rules))
  }

  // MARK: Changes

  /// Returns a schema with one change somewhere.
  mutating func changed(_ schema: ZodSchema, _ depth: Int = 3) -> ZodSchema {
    if depth > 0, !isOne(in: 3), let inside = changedInside(schema, depth) { return inside }
    if !isPlain, isOne(in: 5) { return rewriting(schema) }
    var changed = schema
    switch random.number(below: 8) {
    case 0, 1, 2:
      if !schema.checks.isEmpty, isOne(in: 2) {
        let index = random.number(below: schema.checks.count)
        if isOne(in: 2), let check = check(of: schema.node) {
          changed.checks[index] = check
        } else {
          changed.checks.remove(at: index)
        }
        return changed
      }
      guard let check = check(of: schema.node) else { return ZodSchema(.nullable(schema)) }
      changed.checks.append(check)
      return changed
    case 3: return ZodSchema(.nullable(schema))
    case 4:
      let other = leaf()
      return ZodSchema(.union(isOne(in: 2) ? [schema, other] : [other, schema]))
    case 5: return leaf()
    case 6:
      switch schema.node {
      case .enumeration: changed.node = .enumeration(.init(values()))
      case .nullable(let inner), .readonly(let inner), .optional(let inner): return inner
      case .union(let options) where options.count > 1: return options[0]
      default: return isPlain ? ZodSchema(.nullable(schema)) : ZodSchema(.readonly(schema))
      }
      return changed
    default:
      return isPlain
        ? self.schema(1)
        : random.choose([
          ZodSchema(.optional(schema)), ZodSchema(.lazy(schema)),
          ZodSchema(.default(schema, value: .constant("a"))),
        ])
    }
  }

  private mutating func changedOne(_ schemas: [ZodSchema], _ depth: Int) -> [ZodSchema] {
    var schemas = schemas
    switch random.number(below: 5) {
    case 0: schemas.append(schema(1))
    case 1 where schemas.count > 1: schemas.remove(at: random.number(below: schemas.count))
    default:
      let index = random.number(below: schemas.count)
      schemas[index] = changed(schemas[index], depth - 1)
    }
    return schemas
  }

  private mutating func changedInside(_ schema: ZodSchema, _ depth: Int) -> ZodSchema? {
    var changed = schema
    switch schema.node {
    case .array(let inner): changed.node = .array(element: self.changed(inner, depth - 1))
    case .tuple(let items, let rest):
      changed.node =
        isOne(in: 4)
        ? .tuple(items: items, rest: rest == nil ? leaf() : nil)
        : .tuple(items: changedOne(items, depth), rest: rest)
    case .record(var record):
      record.value = self.changed(record.value, depth - 1)
      changed.node = .record(record)
    case .object(var shape):
      switch random.number(below: 6) {
      case 0: shape.unknownKeys = random.choose([.strip, .keep, .reject, .catchall(leaf())])
      case 1:
        let left = Self.keys.filter { key in !shape.fields.contains { $0.jsKey == key } }
        guard let key = left.first else { return nil }
        shape.fields.append(field(key, 1))
      case 2 where !shape.fields.isEmpty:
        shape.fields.remove(at: random.number(below: shape.fields.count))
      case 3 where !shape.fields.isEmpty:
        let index = random.number(below: shape.fields.count)
        let inner = shape.fields[index].schema
        if case .optional(let required) = inner.node {
          shape.fields[index].schema = required
        } else {
          shape.fields[index].schema = ZodSchema(.optional(inner))
        }
      default:
        guard !shape.fields.isEmpty else { return nil }
        let index = random.number(below: shape.fields.count)
        shape.fields[index].schema = self.changed(shape.fields[index].schema, depth - 1)
      }
      changed.node = .object(shape)
    case .union(let options): changed.node = .union(changedOne(options, depth))
    case .exclusiveUnion(let options):
      changed.node = isOne(in: 3) ? .union(options) : .exclusiveUnion(changedOne(options, depth))
    case .discriminatedUnion(let key, var options, let isFallingBack):
      let index = random.number(below: options.count)
      guard let option = changedInside(options[index], depth - 1),
        case .object(let shape) = option.node,
        shape.fields.first?.schema == options[index].keyField
      else { return nil }
      options[index] = option
      changed.node = .discriminatedUnion(
        discriminator: key, options: options, isFallingBack: isFallingBack)
    case .intersection(let left, let right):
      changed.node = .intersection(self.changed(left, depth - 1), right)
    case .pipe(let input, let output): changed.node = .pipe(self.changed(input, depth - 1), output)
    case .optional(let inner): changed.node = .optional(self.changed(inner, depth - 1))
    case .nullable(let inner): changed.node = .nullable(self.changed(inner, depth - 1))
    case .default(let inner, let value):
      changed.node = .default(self.changed(inner, depth - 1), value: value)
    case .catch(let inner, let value):
      changed.node = .catch(self.changed(inner, depth - 1), value: value)
    case .readonly(let inner): changed.node = .readonly(self.changed(inner, depth - 1))
    case .lazy(let inner): changed.node = .lazy(self.changed(inner, depth - 1))
    default: return nil
    }
    return changed
  }
}

extension ZodSchema {
  fileprivate var keyField: ZodSchema? {
    if case .object(let shape) = node { shape.fields.first?.schema } else { nil }
  }
}
