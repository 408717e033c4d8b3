import SchemaModel
import SourceJSON
import TestSupport

/// Random schemas, with every kind of node and checks on all nodes.
struct RandomSchema {
  var random: SeededRandom
  /// Whether schemas have functions that the tests register.
  let hasFunctions: Bool

  init(seed: UInt64, hasFunctions: Bool = false) {
    random = SeededRandom(seed: seed)
    self.hasFunctions = hasFunctions
  }

  private static let keys = ["a", "b", "length", "2", "é"]

  /// Returns a schema of a maximum depth.
  mutating func schema(depth: Int = 3) -> ZodSchema {
    var schema = node(depth: depth)
    let isUnwrapped = random.number(below: 3) > 0
    while isUnwrapped ? random.isOne(in: 3) : random.isOne(in: 2) {
      schema = check(on: schema)
    }
    if random.isOne(in: 6) { schema.message = "Own words" }
    if hasFunctions, random.isOne(in: 4) { schema = withFunction(schema) }
    return schema
  }

  /// Returns a schema of words that a version of Zod has.
  mutating func schema(depth: Int = 3, for zod: ZodVersion) -> ZodSchema {
    while true {
      let schema = schema(depth: depth)
      if schema.isBuilt(by: zod) { return schema }
    }
  }

  private mutating func node(depth: Int) -> ZodSchema {
    if random.isOne(in: 3) { return laterNode(depth: depth) }
    switch random.number(below: depth > 0 ? 19 : 7) {
    case 0, 1: return .string()
    case 2: return .number()
    case 3: return random.isOne(in: 2) ? .boolean() : .null
    case 4: return random.isOne(in: 4) ? .never : .unknown
    case 5: return .literal("a", 1)
    case 6: return .enumeration("a", "head", "")
    case 7: return .array(schema(depth: depth - 1))
    case 8:
      let rest = random.isOne(in: 2) ? nil : schema(depth: depth - 1)
      return .tuple(schema(depth: depth - 1), schema(depth: depth - 1), rest: rest)
    case 9: return .record(schema(depth: depth - 1))
    case 10, 11:
      let fields = Self.keys.filter { _ in random.isOne(in: 2) }
        .map { Field(.init($0), schema(depth: depth - 1)) }
      let rule = unknownKeys(depth: depth)
      return ZodSchema(.object(ZodSchema.Shape(fields, unknownKeys: rule)))
    case 12:
      let options = (0...random.number(below: 3)).map { _ in schema(depth: depth - 1) }
      return ZodSchema(.union(options))
    case 13:
      return .discriminatedUnion(
        "a",
        .object {
          Field("a", .literal("a", nil))
          Field("b", schema(depth: depth - 1))
        },
        .object {
          Field("b", schema(depth: depth - 1))
          Field("a", .literal("b", 1))
        })
    case 14: return schema(depth: depth - 1).optional()
    case 15: return schema(depth: depth - 1).nullable()
    case 16:
      let inner = schema(depth: depth - 1)
      return random.isOne(in: 2) ? inner.default(value()) : inner.prefault(value())
    case 17: return schema(depth: depth - 1).catch(value())
    default:
      let next = random.isOne(in: 3) ? ZodSchema.unknown : schema(depth: depth - 1)
      return schema(depth: depth - 1).pipe(next)
    }
  }

  private mutating func unknownKeys(depth: Int) -> ZodSchema.Shape.UnknownKeys {
    switch random.number(below: 4) {
    case 0: .strip
    case 1: .keep
    case 2: .reject
    default: .catchall(schema(depth: depth - 1))
    }
  }

  /// Returns the schema with another check, which is defined for any value.
  private mutating func check(on schema: ZodSchema) -> ZodSchema {
    let abort = random.isOne(in: 4)
    if schema.node == .string, random.isOne(in: 2) {
      switch random.number(below: 12) {
      case 0: return schema.trim()
      case 1: return schema.toUpperCase()
      case 2: return schema.check(.format(.startsWith("a", pattern: nil)), abort: abort)
      case 3: return schema.url()
      case 4: return schema.check(.overwrite(.slugify), abort: abort)
      case 5: return schema.check(.overwrite(.normalizing(.nfkc)))
      case 6: return schema.check(.format(.includes("a", position: 1, pattern: nil)))
      case 7: return schema.check(.format(format()), abort: abort)
      case 8: return schema.check(.property("length", .number().max(2)))
      default: return schema.regex("^[a-z]*$", random.isOne(in: 2) ? "Letters" : nil)
      }
    }
    if schema.node == .number, random.isOne(in: 2) {
      switch random.number(below: 3) {
      case 0:
        return schema.check(.numberFormat(random.choose([.safeint, .int32, .uint32, .float32])))
      case 1: return schema.check(.multipleOf(0.5))
      default: return schema.check(.greaterThan(1, inclusive: false))
      }
    }
    switch random.number(below: 5) {
    case 0: return schema.check(.minLength(random.number(below: 2)), abort: abort)
    case 1: return schema.check(.maxLength(1 + random.number(below: 3)), abort: abort)
    // Zod refuses lengths that no string has.
    case 2: return schema.check(.lengthEquals(1), abort: abort)
    case 3: return schema.refine(.truthy, path: random.isOne(in: 2) ? nil : ["a", 0], abort: abort)
    default: return schema.refine(random.isOne(in: 3) ? .alwaysFail : .alwaysPass, abort: abort)
    }
  }

  /// Returns a value for such a schema.
  mutating func value(depth: Int = 3) -> JSONValue {
    switch random.number(below: depth > 0 ? 12 : 8) {
    case 0: return .null
    case 1: return .boolean(random.isOne(in: 2))
    case 2: return .number([0, 1, 2.5, -3, .infinity, 1e21][random.number(below: 6)])
    case 3, 4, 5:
      return .string(["", "a", " a ", "head", "b", "é😀", "x:y"][random.number(below: 7)])
    case 6: return "a"
    case 7: return 1
    case 8, 9: return .array((0..<random.number(below: 4)).map { _ in value(depth: depth - 1) })
    default:
      let keys = (Self.keys + ["z", "1"]).filter { _ in random.isOne(in: 3) }
      return .object(JSONObject(keys.map { (.init($0), value(depth: depth - 1)) }))
    }
  }
}

extension ZodSchema {
  /// Whether a version of Zod has all words of the schema.
  fileprivate func isBuilt(by zod: ZodVersion) -> Bool {
    words.allSatisfy { $0.absence(in: zod) == nil } && parts.allSatisfy { $0.isBuilt(by: zod) }
  }
}
