import JSPrimitives
import SchemaModel
import SourceJSON
import TestSupport

/// Payloads that nothing of the searched code chooses: all small ones, and random ones that follow a schema's form.
struct PayloadUniverse {
  var random: SeededRandom

  static let scalars: [JSONValue] = [
    .null, true, false, -1, 0, 0.5, 1, 2, 3, 4, 5, 6, 7, 12, 2.5, .number(.infinity),
    9_007_199_254_740_992, "", "a", "b", "ab", "abc", "abcd", "abcde", " a ", "A", "y", "Y", "n",
    "1", "a@b.co", "a ", "cab", "aab",
    "123e4567-e89b-12d3-a456-426614174000",
  ]
  private static let few: [JSONValue] = [.null, true, 0, 1, 3, "", "a", "ab"]

  /// All scalars, and all arrays and objects of few members of few values.
  static let small: [JSONValue] = {
    var all = scalars
    all.append([])
    for first in few {
      all.append([first])
      for second in few { all.append([first, second]) }
    }
    all += [["a", "a", "a"], [1, 1, 1], [1, 2, 3, 4], ["a", 1, "a"]]
    let members: [JSONValue?] = [nil] + few
    for a in members {
      for b in members {
        for c in [nil, 1, "a"] as [JSONValue?] {
          var object = JSONObject()
          object["a" as JSText] = a
          object["b" as JSText] = b
          object["c" as JSText] = c
          all.append(.object(object))
        }
      }
    }
    all += [["x": 1], ["a": 1, "x": "a"], ["k": "a"], ["k": "b"], ["__proto__": 1]]
    return all
  }()

  mutating func payload(_ schema: ZodSchema, _ depth: Int = 4) -> JSONValue {
    guard depth > 0, !random.isOne(in: 10) else {
      return random.isOne(in: 3) ? random.choose(Self.small) : random.choose(Self.scalars)
    }
    switch schema.node {
    case .string, .templateLiteral, .stringbool:
      return random.choose(Self.scalars.filter { $0.text != nil })
    case .number: return random.choose(Self.scalars.filter { $0.number != nil })
    case .boolean: return .boolean(random.isOne(in: 2))
    case .null: return .null
    case .literal(let values): return values.first?.json ?? .null
    case .enumeration(let enumeration): return random.choose(enumeration.values)
    case .array(let inner):
      return .array((0..<random.number(below: 4)).map { _ in payload(inner, depth - 1) })
    case .tuple(let items, let rest):
      var values = items.map { payload($0, depth - 1) }
      if let rest, random.isOne(in: 2) { values.append(payload(rest, depth - 1)) }
      if random.isOne(in: 5) { values.append(random.choose(Self.scalars)) }
      if random.isOne(in: 5), !values.isEmpty { values.removeLast() }
      return .array(values)
    case .record(let record):
      var object = JSONObject()
      for key in RandomSchema.keys where random.isOne(in: 2) {
        object[key] = payload(record.value, depth - 1)
      }
      return .object(object)
    case .object(let shape):
      var object = JSONObject()
      for field in shape.fields {
        if !random.isOne(in: 5) { object[field.jsKey] = payload(field.schema, depth - 1) }
      }
      if random.isOne(in: 3) {
        let key = random.choose(["a", "b", "c", "x"] as [JSText])
        if object[key] == nil {
          if case .catchall(let schema) = shape.unknownKeys {
            object[key] = payload(schema, depth - 1)
          } else {
            object[key] = random.choose(Self.scalars)
          }
        }
      }
      return .object(object)
    case .union(let options), .exclusiveUnion(let options), .discriminatedUnion(_, let options, _):
      return payload(random.choose(options), depth)
    case .intersection(let left, let right):
      guard case .object(var object) = payload(left, depth),
        case .object(let other) = payload(right, depth)
      else { return payload(left, depth) }
      for member in other.members { object[member.key] = member.value }
      return .object(object)
    case .nullable(let inner): return random.isOne(in: 5) ? .null : payload(inner, depth)
    case .optional(let inner), .exactOptional(let inner), .nonoptional(let inner),
      .default(let inner, _), .prefault(let inner, _), .catch(let inner, _), .readonly(let inner),
      .lazy(let inner), .success(let inner), .pipe(let inner, _):
      return payload(inner, depth)
    default: return random.choose(Self.scalars)
    }
  }
}

extension PayloadUniverse {
  /// The small payloads, each also as a member, an element and deeper inside.
  static let everywhere: [JSONValue] = {
    let values = scalars + [[], [:], ["a"], [0], ["a": 1], ["a": "a"], " https://a.co "]
    return small
      + values.flatMap { value -> [JSONValue] in
        [
          value, ["a": value], ["a": "a", "b": value], [value], ["a", value], ["a", "a", value],
          ["a": [["b": value]]],
        ]
      }
  }()
}
