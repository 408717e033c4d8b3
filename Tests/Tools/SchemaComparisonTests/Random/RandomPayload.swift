import JSPrimitives
import SchemaModel
import SourceJSON
import TestSupport

/// Random payloads, most of them near to what a schema accepts.
struct RandomPayload {
  var random: SeededRandom

  private static let scalars: [JSONValue] = [
    .null, true, false, 0, 1, 2, 3.5, -1, 4, 5_000_000_000, "", "a", "ab", "b", "y", "Y", "n", "N",
    "abc", "abcdef", " a ", "A", "1",
  ]

  mutating func value(_ schema: ZodSchema, _ depth: Int = 4) -> JSONValue {
    guard depth > 0, !random.isOne(in: 8) else { return any(2) }
    switch schema.node {
    case .string, .templateLiteral, .stringbool:
      return random.choose(Self.scalars.filter { $0.text != nil })
    case .number: return random.choose([0, 1, 2, 3.5, -1, 4, 5_000_000_000])
    case .boolean: return random.choose([true, false])
    case .null: return .null
    case .literal(let values): return values.isEmpty ? .null : random.choose(values).json ?? .null
    case .enumeration(let enumeration): return random.choose(enumeration.values)
    case .array(let inner):
      return .array((0..<random.number(below: 3)).map { _ in value(inner, depth - 1) })
    case .tuple(let items, let rest):
      var values = items.map { value($0, depth - 1) }
      if random.isOne(in: 4), !values.isEmpty { values.removeLast() }
      if let rest, random.isOne(in: 2) { values.append(value(rest, depth - 1)) }
      return .array(values)
    case .record(let record):
      return object((["a", "b", "ab"] as [JSText]).map { ($0, record.value) }, depth)
    case .object(let shape):
      var fields = shape.fields.map { ($0.jsKey, $0.schema) }
      if random.isOne(in: 3) { fields.append((random.choose(["a", "b", "k", "x"]), .any)) }
      return object(fields, depth)
    case .union(let options), .exclusiveUnion(let options), .discriminatedUnion(_, let options, _):
      return options.isEmpty ? any(2) : value(random.choose(options), depth - 1)
    case .intersection(let left, let right): return merged(value(left, depth), value(right, depth))
    case .nullable(let inner): return random.isOne(in: 4) ? .null : value(inner, depth)
    case .optional(let inner), .exactOptional(let inner), .nonoptional(let inner),
      .default(let inner, _), .prefault(let inner, _), .catch(let inner, _), .readonly(let inner),
      .lazy(let inner), .success(let inner), .pipe(let inner, _):
      return value(inner, depth)
    default: return any(2)
    }
  }

  private mutating func object(_ fields: [(JSText, ZodSchema)], _ depth: Int) -> JSONValue {
    var object = JSONObject()
    for (key, schema) in fields {
      let isLeftOut = random.isOne(in: schema.isWrapper ? 3 : 8)
      if !isLeftOut { object[key] = value(schema, depth - 1) }
    }
    return .object(object)
  }

  private func merged(_ left: JSONValue, _ right: JSONValue) -> JSONValue {
    guard case .object(var left) = left, case .object(let right) = right else { return left }
    for (key, value) in right.members where left[key] == nil { left[key] = value }
    return .object(left)
  }

  private mutating func any(_ depth: Int) -> JSONValue {
    switch random.number(below: depth > 0 ? 8 : 6) {
    case 6: return .array((0..<random.number(below: 3)).map { _ in any(depth - 1) })
    case 7:
      let keys: [JSText] = ["a", "b", "k", "x"]
      return object(keys.filter { _ in random.isOne(in: 2) }.map { ($0, .any) }, depth)
    default: return random.choose(Self.scalars)
    }
  }
}

extension ZodSchema {
  fileprivate var isWrapper: Bool {
    switch node {
    case .optional, .exactOptional, .default, .prefault, .catch: true
    default: false
    }
  }
}
