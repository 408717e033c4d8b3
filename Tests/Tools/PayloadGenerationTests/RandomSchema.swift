import SchemaModel
import SourceJSON
import TestSupport

/// Schemas at random, from every kind of node and check whose values can be made.
struct RandomSchema {
  var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func next(_ limit: Int) -> Int { random.number(below: limit) }

  mutating func schema(depth: Int) -> ZodSchema {
    if next(3) == 0 { return laterSchema(depth: depth) }
    switch next(depth > 0 ? 20 : 9) {
    case 0, 1, 2: return text()
    case 3, 4: return number()
    case 5: return .boolean()
    case 6: return next(2) == 0 ? .null : .unknown
    case 7: return .literal("a", 1, nil)
    case 8: return .enumeration("red", "green", "blue")
    case 9:
      var array = ZodSchema.array(schema(depth: depth - 1))
      if next(2) == 0 { array = array.min(next(3)) }
      if next(2) == 0 { array = array.max(3 + next(3)) }
      return next(6) == 0 ? array.length(2) : array
    case 10:
      return .tuple(
        schema(depth: depth - 1), schema(depth: depth - 1),
        rest: next(2) == 0 ? nil : schema(depth: depth - 1))
    case 11: return .record(schema(depth: depth - 1))
    case 12, 13, 14:
      let fields = ["name", "start_date", "url", "2", "é"].filter { _ in next(2) == 0 }
        .map { Field(.init($0), schema(depth: depth - 1)) }
      return ZodSchema(.object(ZodSchema.Shape(fields, unknownKeys: unknownKeys(depth: depth))))
    case 15:
      return ZodSchema(.union((0...next(3)).map { _ in schema(depth: depth - 1) }))
    case 16:
      return .discriminatedUnion(
        "kind",
        ZodSchema.object {
          Field("kind", .literal("a", nil))
          Field("value", schema(depth: depth - 1))
        },
        .object {
          Field("value", schema(depth: depth - 1))
          Field("kind", .literal("b", 1))
        })
    case 17:
      let inner = schema(depth: depth - 1)
      return next(2) == 0 ? inner.optional() : inner.nullable()
    case 18:
      let inner = schema(depth: depth - 1)
      return [inner.default("x"), inner.prefault("x"), inner.catch(nil)][next(3)]
    default: return piped(depth: depth)
    }
  }

  private mutating func unknownKeys(depth: Int) -> ZodSchema.Shape.UnknownKeys {
    switch next(5) {
    case 0: .keep
    case 1: .reject
    case 2: .catchall(schema(depth: depth - 1))
    default: .strip
    }
  }

  private mutating func piped(depth: Int) -> ZodSchema {
    switch next(5) {
    case 0: return text().transform(.stripHTMLAndTrim)
    case 1: return text().transform(.stripLeadingAt)
    case 2: return ZodSchema.string().max(40).transform(.trim).pipe(.string().min(2).regex("[a-z]"))
    case 3: return schema(depth: depth - 1).pipe(.unknown)
    default: return ZodSchema.string().toUpperCase().pipe(.string().max(20))
    }
  }

  private mutating func text() -> ZodSchema {
    switch next(12) {
    case 0: return .string()
    case 1: return .string().min(next(5)).max(5 + next(40))
    case 2: return .string().length(next(20))
    case 3: return .string().email().toLowerCase()
    case 4: return .string().uuid()
    case 5: return .string().url().max(60)
    case 6: return .string().regex(#"^[A-Z]{2,4}-\d+(?:\.\d{1,3})?$"#).max(12)
    case 7: return .string().regex(#"^(?=.*\d)(?=.*[a-z])[\w-]{6,}$"#).trim()
    case 8: return .string().startsWith("ab").endsWith("yz").min(6)
    case 9: return .string().check(.format(.includes("mid", pattern: nil)), abort: next(2) == 0)
    case 10: return .string().regex("[A-Z]", flags: "i").regex("[0-9]").min(4)
    default: return ZodSchema.string().trim().min(1).max(12)
    }
  }

  private mutating func number() -> ZodSchema {
    switch next(6) {
    case 0: return .number()
    case 1: return .number().int().min(next(10) - 5)
    case 2: return .number().gt(0).lt(1)
    case 3: return .number().multipleOf(0.1).gte(-2).lte(2)
    case 4: return .number().multipleOf(2.5).int().max(100)
    default: return .number().gte(3).lte(3)
    }
  }
}
