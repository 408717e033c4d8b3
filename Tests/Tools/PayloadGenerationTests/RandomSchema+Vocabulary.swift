import JSPrimitives
import SchemaModel

/// The vocabulary beyond the first version of schema documents.
extension RandomSchema {
  /// Returns a schema whose node is of the later vocabulary.
  mutating func laterSchema(depth: Int) -> ZodSchema {
    guard depth > 0 else { return laterLeaf() }
    switch next(16) {
    case 0: return ZodSchema(.exclusiveUnion((0...next(3)).map { _ in schema(depth: depth - 1) }))
    case 1: return intersection(depth: depth)
    case 2: return ZodSchema(.exactOptional(schema(depth: depth - 1)))
    case 3: return ZodSchema(.nonoptional(schema(depth: depth - 1)))
    case 4: return ZodSchema(.readonly(schema(depth: depth - 1)))
    case 5: return ZodSchema(.success(schema(depth: depth - 1)))
    case 6: return ZodSchema(.lazy(schema(depth: depth - 1)))
    case 7: return record(depth: depth)
    case 8: return discriminated(depth: depth)
    case 9: return tuple(depth: depth)
    case 10: return recursive(depth: depth)
    case 11: return absences(depth: depth)
    case 12:
      return schema(depth: depth - 1).check(.property("length", .number().max(9)))
    case 13:
      return ZodSchema(
        .codec(
          laterText(), .string().max(30),
          ZodSchema.Codec(decode: .slugify, encode: .toUpperCase)))
    default: return laterLeaf()
    }
  }

  /// Returns a schema of a single value.
  private mutating func laterLeaf() -> ZodSchema {
    switch next(12) {
    case 0: return coerced()
    case 1: return ZodSchema(.coerced(.date))
    case 2:
      return ZodSchema(
        .stringbool(
          next(2) == 0
            ? ZodSchema.StringBool()
            : ZodSchema.StringBool(truthy: ["Go"], falsy: ["Stop", ""], isCaseSensitive: true)))
    case 3: return template()
    case 4: return ZodSchema(.literal([.undefined, "a", 1, .bigint("7"), nil]))
    case 5:
      let entries: [ZodSchema.Enumeration.Entry] = [
        .init("Up", 0), .init("0", "Up"), .init("Name", "name"), .init("2", 7),
      ]
      return ZodSchema(.enumeration(ZodSchema.Enumeration(entries: entries)))
    case 6:
      let format = [ZodSchema.NumberFormat.int32, .uint32, .float32, .float64][next(4)]
      return ZodSchema.number().check(.numberFormat(format), abort: next(2) == 0).max(12)
    case 7: return ZodSchema([.nan, .void, .undefined, .symbol, .file, .function][next(6)])
    default: return laterText()
    }
  }

  private mutating func coerced() -> ZodSchema {
    switch next(4) {
    case 0: return ZodSchema(.coerced(.string)).check(.minLength(next(3)))
    case 1: return ZodSchema(.coerced(.number)).check(.multipleOf(.number(0.5)))
    case 2: return ZodSchema(.coerced(.boolean))
    default:
      return ZodSchema(.coerced(.bigint)).check(.greaterThan(.bigint("-3"), inclusive: false))
        .check(.multipleOf(.bigint("2"))).check(.numberFormat(.int64))
    }
  }

  private mutating func template() -> ZodSchema {
    let inner: [ZodSchema] = [
      .string().min(1).max(3), .number(), .boolean(), .null, .enumeration("a.b", "c"),
      .number().int(), .string().regex("^[a-c]+$"), ZodSchema(.bigint), .uuid(),
      ZodSchema(.union([.literal("x"), .literal(2)])), .literal("q").optional(),
      .literal("r").nullable(),
    ]
    return ZodSchema(
      .templateLiteral([
        "v.", .schema(inner[next(inner.count)]), .literal(1), .schema(inner[next(inner.count)]),
      ]))
  }

  private mutating func laterText() -> ZodSchema {
    let names: [ZodSchema.NamedFormat] = [
      .guid, .nanoid, .cuid, .cuid2, .ulid, .xid, .ksuid, .ipv4, .ipv6, .mac, .cidrv4,
      .cidrv6, .base64, .base64url, .e164, .time, .duration, .emoji, .lowercase,
      .uppercase, .jwt,
    ]
    let formats: [ZodSchema.StringFormat] = [
      .datetime(
        ZodSchema.DatetimeOptions(precision: next(4) - 1, allowsOffset: true, allowsLocal: true)),
      .url(ZodSchema.URLOptions(hostname: ZodSchema.PatternLiteral("^[a-z]+\\.example\\.org$"))),
      .url(ZodSchema.URLOptions(protocol: ZodSchema.PatternLiteral("^https?$"))),
      .url(ZodSchema.URLOptions(protocol: ZodSchema.PatternLiteral("^ftp$"), isNormalizing: true)),
      .jwt(algorithm: "HS256"), .includes("mid", position: 2 + next(4), pattern: nil),
      .pattern(name: "md5_hex", ZodSchema.PatternLiteral("^[0-9a-fA-F]{32}$")),
      .pattern(name: "hex", ZodSchema.PatternLiteral("^[0-9a-fA-F]*$")),
    ]
    switch next(6) {
    case 0: return .string().check(.format(formats[next(formats.count)]), abort: next(3) == 0)
    case 1: return ZodSchema.string().slugify().min(2).max(20)
    case 2: return ZodSchema.string().normalize(.nfd).max(20)
    // Lengths of characters beyond the Basic Multilingual Plane.
    case 3: return .string().regex("^[\u{1F600}-\u{1F64F}]+$", flags: "u").min(2).max(5)
    default: return .string().check(.format(.named(names[next(names.count)], pattern: nil)))
    }
  }
}
