import JSPrimitives
import SchemaModel
import SourceJSON
import TestSupport

/// Random small schemas, and changes of them.
struct RandomNestedSchema {
  var random: SeededRandom

  private static let keys: [JSText] = ["a", "b", "k"]
  private static let patterns = (["^a", "b$", "y|n"] as [JSText]).map {
    ZodSchema.PatternLiteral($0)
  }

  private mutating func isOne(in count: Int) -> Bool { random.isOne(in: count) }

  private mutating func constants() -> [ZodSchema.Constant] {
    let all: [ZodSchema.Constant] = ["a", "ab", "y", 1, 0, nil, true, .undefined]
    let found = (0...random.number(below: 3)).map { _ in random.choose(all) }
    return found.enumerated().filter { !found[..<$0.offset].contains($0.element) }.map(\.element)
  }

  mutating func check(ofNumber isNumber: Bool) -> ZodSchema.Check {
    let number = Double(random.number(below: 5))
    let kinds: [ZodSchema.Check.Kind] =
      isNumber
      ? [
        .greaterThan(.number(number), inclusive: isOne(in: 2)),
        .lessThan(.number(number), inclusive: isOne(in: 2)), .multipleOf(.number(number + 1)),
        .numberFormat(random.choose([.safeint, .int32, .uint32, .float32])),
      ]
      : [
        .minLength(Int(number)), .maxLength(Int(number)), .lengthEquals(Int(number)),
        .format(.regex(random.choose(Self.patterns))),
        .format(.startsWith("a", pattern: nil)), .overwrite(.trim), .overwrite(.toLowerCase),
      ]
    return ZodSchema.Check(random.choose(kinds))
  }

  mutating func schema(_ depth: Int) -> ZodSchema {
    let isDeep = depth > 0 && !isOne(in: 4)
    switch random.number(below: isDeep ? 34 : 11) {
    case 0, 1, 2:
      var text = ZodSchema.string()
      while isOne(in: 2) { text.checks.append(check(ofNumber: false)) }
      return text
    case 3:
      var number = ZodSchema.number()
      while isOne(in: 2) { number.checks.append(check(ofNumber: true)) }
      return number
    case 4: return .boolean()
    case 5: return random.choose([.null, .any, .unknown, .never])
    case 6: return ZodSchema(.literal(constants()))
    case 7: return ZodSchema(.enumeration(.init(["a", random.choose(["ab", "y"])])))
    case 8: return ZodSchema(.coerced(random.choose([.string, .number, .boolean])))
    case 9:
      return ZodSchema(
        .stringbool(
          .init(
            truthy: [random.choose(["y", "Y", "a"])], falsy: [random.choose(["n", "N", "ab"])],
            isCaseSensitive: isOne(in: 2))))
    case 10: return ZodSchema(.templateLiteral(["a", .schema(.string().max(2))]))
    case 11, 12:
      var array = ZodSchema.array(schema(depth - 1))
      if isOne(in: 3) { array.checks.append(ZodSchema.Check(.minLength(1))) }
      return array
    case 13:
      let items = (0..<random.number(below: 3)).map { _ in schema(depth - 1) }
      return ZodSchema(.tuple(items: items, rest: isOne(in: 2) ? schema(0) : nil))
    case 14, 15:
      let key: ZodSchema = random.choose([
        .string(), .string().max(1), .enumeration(.init(["a", "b"])), .literal("a"),
      ])
      return ZodSchema(
        .record(
          .init(
            key: key, value: schema(depth - 1), isPartial: isOne(in: 4), isLoose: isOne(in: 4))))
    case 16, 17, 18, 19, 20: return ZodSchema(.object(shape(depth)))
    case 21, 22: return ZodSchema(.union(options(depth)))
    case 23: return ZodSchema(.exclusiveUnion(options(depth)))
    case 24:
      let values: [ZodSchema.Constant] = isOne(in: 2) ? ["a"] : ["a", "y"]
      let options = values.map { value in
        var object = shape(depth)
        object.fields.removeAll { $0.key == "k" }
        object.fields.append(Field("k", ZodSchema(.literal([value]))))
        return ZodSchema(.object(object))
      }
      return ZodSchema(
        .discriminatedUnion(discriminator: "k", options: options, isFallingBack: isOne(in: 3)))
    case 25: return ZodSchema(.intersection(schema(depth - 1), schema(depth - 1)))
    case 26: return ZodSchema(.pipe(schema(depth - 1), schema(depth - 1)))
    case 27:
      return ZodSchema(
        .pipe(schema(depth - 1), ZodSchema(.transform(random.choose([.trim, .toLowerCase])))))
    default: return wrapped(schema(depth - 1))
    }
  }

  mutating func wrapped(_ inner: ZodSchema) -> ZodSchema {
    let value: ZodSchema.Constant = random.choose(["a", nil, 1])
    let nodes: [ZodSchema.Node] = [
      .optional(inner), .optional(inner), .exactOptional(inner), .nonoptional(inner),
      .nullable(inner), .default(inner, value: .constant(value)),
      .prefault(inner, value: .constant(value)), .catch(inner, value: .constant(value)),
      .readonly(inner), .lazy(inner), .success(inner),
    ]
    return ZodSchema(random.choose(nodes))
  }

  private mutating func options(_ depth: Int) -> [ZodSchema] {
    (0...random.number(below: 3)).map { _ in schema(depth - 1) }
  }

  private mutating func shape(_ depth: Int) -> ZodSchema.Shape {
    let keys = Self.keys.prefix(random.number(below: 4))
    let rules: [ZodSchema.Shape.UnknownKeys] = [.strip, .keep, .reject, .catchall(schema(0))]
    return ZodSchema.Shape(
      keys.map { Field($0, schema(depth - 1)) }, unknownKeys: random.choose(rules))
  }

  /// Returns a schema with a change somewhere.
  mutating func changed(_ schema: ZodSchema, _ depth: Int = 3) -> ZodSchema {
    var changed = schema
    if isOne(in: 3), let inner = insideChanged(schema, depth) { return inner }
    switch random.number(below: 8) {
    case 0: return wrapped(schema)
    case 1: return schema.wrapped ?? wrapped(schema)
    case 2, 3:
      let isNumber = schema.node == .number
      if !changed.checks.isEmpty, isOne(in: 2) {
        changed.checks.remove(at: random.number(below: changed.checks.count))
      } else if isNumber || schema.node == .string {
        changed.checks.append(check(ofNumber: isNumber))
      }
      return changed
    case 4:
      let other = self.schema(1)
      return ZodSchema(.union(isOne(in: 2) ? [schema, other] : [other, schema]))
    case 5: return self.schema(min(depth, 1))
    default: return insideChanged(schema, depth) ?? wrapped(schema)
    }
  }

  private mutating func listChanged(_ schemas: [ZodSchema], _ depth: Int) -> [ZodSchema] {
    var schemas = schemas
    switch random.number(below: 4) {
    case 0: schemas.append(schema(1))
    case 1 where schemas.count > 1: schemas.remove(at: random.number(below: schemas.count))
    default:
      guard !schemas.isEmpty else { return [schema(1)] }
      let index = random.number(below: schemas.count)
      schemas[index] = changed(schemas[index], depth - 1)
    }
    return schemas
  }

  private mutating func insideChanged(_ schema: ZodSchema, _ depth: Int) -> ZodSchema? {
    var changed = schema
    switch schema.node {
    case .array(let inner): changed.node = .array(element: self.changed(inner, depth - 1))
    case .tuple(let items, let rest):
      changed.node =
        isOne(in: 3)
        ? .tuple(items: items, rest: rest == nil ? self.schema(0) : nil)
        : .tuple(items: listChanged(items, depth), rest: rest)
    case .record(var record):
      switch random.number(below: 4) {
      case 0: record.isPartial.toggle()
      case 1: record.isLoose.toggle()
      case 2: record.key = self.changed(record.key, 0)
      default: record.value = self.changed(record.value, depth - 1)
      }
      changed.node = .record(record)
    case .object(var shape):
      switch random.number(below: 5) {
      case 0: shape.unknownKeys = random.choose([.strip, .keep, .reject])
      case 1:
        let left = Self.keys.filter { key in !shape.fields.contains { $0.jsKey == key } }
        if let key = left.first { shape.fields.append(Field(key, self.schema(1))) }
      case 2 where !shape.fields.isEmpty:
        shape.fields.remove(at: random.number(below: shape.fields.count))
      default:
        guard !shape.fields.isEmpty else { return nil }
        let index = random.number(below: shape.fields.count)
        shape.fields[index].schema = self.changed(shape.fields[index].schema, depth - 1)
      }
      changed.node = .object(shape)
    case .union(let options): changed.node = .union(listChanged(options, depth))
    case .exclusiveUnion(let options):
      changed.node = isOne(in: 3) ? .union(options) : .exclusiveUnion(listChanged(options, depth))
    case .discriminatedUnion(let key, let options, let isFallingBack):
      changed.node = .discriminatedUnion(
        discriminator: key, options: listChanged(options, depth),
        isFallingBack: isOne(in: 3) != isFallingBack)
    case .intersection(let left, let right):
      changed.node =
        isOne(in: 2)
        ? .intersection(self.changed(left, depth - 1), right)
        : .intersection(left, self.changed(right, depth - 1))
    case .pipe(let input, let output):
      changed.node =
        isOne(in: 2)
        ? .pipe(self.changed(input, depth - 1), output)
        : .pipe(input, self.changed(output, depth - 1))
    case .literal: changed.node = .literal(constants())
    case .optional(let inner): changed.node = .optional(self.changed(inner, depth - 1))
    case .exactOptional(let inner): changed.node = .exactOptional(self.changed(inner, depth - 1))
    case .nonoptional(let inner): changed.node = .nonoptional(self.changed(inner, depth - 1))
    case .nullable(let inner): changed.node = .nullable(self.changed(inner, depth - 1))
    case .default(let inner, let value):
      changed.node = .default(self.changed(inner, depth - 1), value: value)
    case .prefault(let inner, let value):
      changed.node = .prefault(self.changed(inner, depth - 1), value: value)
    case .catch(let inner, let value):
      changed.node = .catch(self.changed(inner, depth - 1), value: value)
    case .readonly(let inner): changed.node = .readonly(self.changed(inner, depth - 1))
    case .lazy(let inner): changed.node = .lazy(self.changed(inner, depth - 1))
    case .success(let inner): changed.node = .success(self.changed(inner, depth - 1))
    default: return nil
    }
    return changed
  }
}

extension ZodSchema {
  /// The schema inside of a wrapper.
  fileprivate var wrapped: ZodSchema? {
    switch node {
    case .optional(let inner), .exactOptional(let inner), .nonoptional(let inner),
      .nullable(let inner), .default(let inner, _), .prefault(let inner, _), .catch(let inner, _),
      .readonly(let inner), .lazy(let inner), .success(let inner):
      inner
    default: nil
    }
  }
}
