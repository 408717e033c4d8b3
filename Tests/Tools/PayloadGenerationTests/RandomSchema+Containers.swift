import SchemaModel

/// Containers and choices of the later vocabulary.
extension RandomSchema {
  mutating func intersection(depth: Int) -> ZodSchema {
    func object(_ key: String, _ schema: ZodSchema, _ rule: Int) -> ZodSchema {
      ZodSchema(
        .object(
          ZodSchema.Shape(
            [Field(.init(key), schema), Field("both", .unknown.optional())],
            unknownKeys: [.strip, .keep, .reject][rule])))
    }
    switch next(4) {
    case 0: return ZodSchema(.intersection(.string().min(2), .string().max(8)))
    case 1:
      return ZodSchema(
        .intersection(
          .object { Field("n", object("a", .string(), next(3))) }.loose(),
          .object { Field("n", object("b", .number(), next(3))) }.strict()))
    case 2: return ZodSchema(.intersection(schema(depth: depth - 1), schema(depth: depth - 1)))
    default:
      return ZodSchema(
        .intersection(
          object("a", schema(depth: depth - 1), next(3)),
          object("b", schema(depth: depth - 1), next(3))))
    }
  }

  mutating func record(depth: Int) -> ZodSchema {
    let keys: [ZodSchema] = [
      .enumeration("a", "b"), .literal("a", 2, nil), .string().max(4), .number().max(50),
      .string().toLowerCase(), .string().regex("^[a-t]"),
      .enumeration("a", "b").check(.format(.startsWith("a", pattern: nil))),
      ZodSchema(.union([.literal("a"), .literal("z")])), ZodSchema(.nullable(.literal("q"))),
    ]
    return ZodSchema(
      .record(
        ZodSchema.Record(
          key: keys[next(keys.count)], value: schema(depth: depth - 1), isPartial: next(3) == 0,
          isLoose: next(3) == 0)))
  }

  mutating func discriminated(depth: Int) -> ZodSchema {
    let kinds: [ZodSchema] = [
      .literal("b", 1), .literal("b").default("b"), ZodSchema(.exactOptional(.literal("b"))),
      ZodSchema(.readonly(.literal("b"))), .literal("b").nullable(), .literal("b").optional(),
      .literal("b").catch("b"), ZodSchema(.nonoptional(.literal("b"))),
    ]
    let first = ZodSchema.object {
      Field("kind", .literal("a"))
      Field("value", schema(depth: depth - 1))
    }
    let second = ZodSchema.object {
      Field("kind", kinds[next(kinds.count)])
      Field("value", schema(depth: depth - 1))
    }
    return ZodSchema(
      .discriminatedUnion(
        discriminator: "kind",
        options: [next(2) == 0 ? first : ZodSchema(.readonly(first)), second.strict()],
        isFallingBack: next(2) == 0))
  }

  /// Returns a tuple whose last items may be absent.
  mutating func tuple(depth: Int) -> ZodSchema {
    var items = [schema(depth: depth - 1)]
    for _ in 0..<(1 + next(3)) { items.append(absent(schema(depth: depth - 1))) }
    return ZodSchema(.tuple(items: items, rest: next(3) == 0 ? schema(depth: depth - 1) : nil))
  }

  /// Returns an object whose fields may be absent in several ways.
  mutating func absences(depth: Int) -> ZodSchema {
    ZodSchema(
      .object(
        ZodSchema.Shape(["a", "b", "c", "d"].map { Field(.init($0), absent(absent(leaf()))) })))
  }

  private mutating func leaf() -> ZodSchema {
    switch next(6) {
    case 0: .string().min(3)
    case 1: .unknown
    case 2: ZodSchema(.undefined)
    case 3: ZodSchema(.coerced(.string))
    case 4: ZodSchema(.union([.string(), ZodSchema(.undefined)]))
    default: .number().catch(7)
    }
  }

  private mutating func absent(_ inner: ZodSchema) -> ZodSchema {
    switch next(10) {
    case 0: inner.optional()
    case 1: inner.default("d")
    case 2: inner.prefault("d")
    case 3: inner.catch("c")
    case 4: inner.nullable()
    case 5: ZodSchema(.exactOptional(inner))
    case 6: ZodSchema(.nonoptional(inner))
    case 7: inner.pipe(ZodSchema.string().min(2))
    case 8: ZodSchema(.readonly(inner))
    default: ZodSchema(.intersection(inner, .unknown))
    }
  }

  /// Returns a tree, a list within lists, or any JSON value of texts and numbers.
  mutating func recursive(depth: Int) -> ZodSchema {
    let label = "level \(depth)"
    let reference = ZodSchema(.reference(label))
    switch next(4) {
    case 0:
      return ZodSchema(
        .object(
          ZodSchema.Shape([
            Field("value", schema(depth: depth - 1)), Field("next", reference.optional()),
          ])), label: label)
    case 1:
      return ZodSchema(
        .object(
          ZodSchema.Shape(
            [
              Field("value", schema(depth: depth - 1)),
              Field("children", .array(ZodSchema(.lazy(reference)))),
            ], unknownKeys: .reject)), label: label)
    case 2:
      return ZodSchema(
        .union([.number(), .array(reference).max(3), .record(reference)]), label: label)
    default:
      return ZodSchema(.nullable(.tuple(schema(depth: depth - 1), reference)), label: label)
    }
  }
}
