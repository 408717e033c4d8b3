import SchemaModel

/// The rest of the vocabulary: conversions, choices and wrappers.
extension RandomSchema {
  /// Returns a node, whose schemas have at most a depth.
  ///
  /// The sides of most intersections leave their values as they are, so that the outputs merge.
  mutating func laterNode(depth: Int) -> ZodSchema {
    guard depth > 0 else { return leaf() }
    switch random.number(below: 12) {
    case 0:
      return ZodSchema(.exclusiveUnion((0...random.number(below: 2)).map { _ in inner(depth) }))
    case 1:
      if random.isOne(in: 3) { return .intersection(inner(depth), inner(depth)) }
      return ZodSchema(
        .intersection(
          .object { Field("a", .unknown.optional()) }.loose(),
          ZodSchema(.object(ZodSchema.Shape([Field("b", .string())], unknownKeys: rule())))))
    case 2: return ZodSchema(.exactOptional(inner(depth)))
    case 3: return ZodSchema(.nonoptional(inner(depth)))
    case 4: return ZodSchema(.readonly(inner(depth)))
    case 5: return ZodSchema(.success(inner(depth)))
    case 6: return ZodSchema(.lazy(inner(depth)))
    case 7: return record(depth)
    case 8:
      return ZodSchema(
        .discriminatedUnion(
          discriminator: "a",
          options: [
            .object { Field("a", .literal("a")) },
            .object { Field("a", ZodSchema(.exactOptional(.literal(1)))) },
          ], isFallingBack: random.isOne(in: 2)))
    case 9: return recursive(depth)
    case 10: return ZodSchema(.map(key: inner(depth), value: inner(depth)))
    default: return leaf()
    }
  }

  private mutating func inner(_ depth: Int) -> ZodSchema { schema(depth: depth - 1) }

  private mutating func rule() -> ZodSchema.Shape.UnknownKeys {
    random.choose([.strip, .keep, .reject])
  }

  private mutating func leaf() -> ZodSchema {
    switch random.number(below: 10) {
    case 0, 1: return ZodSchema(.coerced(random.choose([.string, .number, .boolean, .bigint])))
    case 2: return ZodSchema(.stringbool(ZodSchema.StringBool(truthy: ["a"], falsy: ["", "b"])))
    case 3:
      return ZodSchema(
        .templateLiteral([.schema(.string().min(random.number(below: 2))), .schema(.number())]))
    case 4: return ZodSchema(.undefined)
    case 5: return ZodSchema(.nan)
    case 6: return ZodSchema(random.isOne(in: 2) ? .bigint : .date)
    case 7: return ZodSchema(.literal([.undefined, "a", .bigint("1")]))
    case 8:
      return ZodSchema(
        .enumeration(ZodSchema.Enumeration(entries: [.init("Up", 0), .init("0", "Up")])))
    default: return ZodSchema(.void)
    }
  }

  private mutating func record(_ depth: Int) -> ZodSchema {
    let keys: [ZodSchema] = [
      .enumeration("a", "b"), .literal("a", 2), .string().max(1), .number(), .string(),
    ]
    return ZodSchema(
      .record(
        ZodSchema.Record(
          key: random.choose(keys), value: inner(depth), isPartial: random.isOne(in: 3),
          isLoose: random.isOne(in: 3))))
  }

  /// Returns an object or array that holds itself.
  private mutating func recursive(_ depth: Int) -> ZodSchema {
    let label = "level \(depth)"
    let reference = ZodSchema(.reference(label))
    let node: ZodSchema.Node =
      random.isOne(in: 2)
      ? .array(element: ZodSchema(.union([inner(depth), reference])))
      : .object(
        ZodSchema.Shape([
          Field("a", inner(depth)), Field("b", ZodSchema(.lazy(reference)).optional()),
        ]))
    return ZodSchema(node, label: label)
  }

  /// Returns a format of a text.
  mutating func format() -> ZodSchema.StringFormat {
    random.choose([
      .named(.ipv6, pattern: nil), .named(.cidrv6, pattern: nil), .named(.base64, pattern: nil),
      .named(.base64url, pattern: nil), .named(.cuid, pattern: nil),
      .named(.emoji, pattern: nil), .named(.lowercase, pattern: nil), .jwt(algorithm: nil),
      .datetime(ZodSchema.DatetimeOptions(precision: 0, allowsOffset: true, allowsLocal: true)),
      .url(
        ZodSchema.URLOptions(
          hostname: ZodSchema.PatternLiteral("^[a-z.]+$"), isNormalizing: random.isOne(in: 2))),
      .pattern(name: "tag", ZodSchema.PatternLiteral("^[a-z]*$")),
    ])
  }
}
