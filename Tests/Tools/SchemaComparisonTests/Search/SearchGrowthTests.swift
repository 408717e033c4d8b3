import JSPrimitives
import SchemaModel
import SourceJSON
import Testing
import Validation

@testable import SchemaComparison

/// The work of a comparison grows with the schemas as they do. It is counted, not measured by a clock.
@Suite struct SearchGrowthTests {
  /// Two schemas of a size that differ everywhere, and the effects of the differences.
  struct Family: CustomTestStringConvertible, Sendable {
    var name: String
    var effects: Set<DifferenceEffect>
    /// Whether a payload takes a step for each of the members, so that the steps of one grow, too.
    var hasWidePayloads = false
    var pair: @Sendable (Int) -> (old: ZodSchema, new: ZodSchema)

    var testDescription: String { name }
  }

  private static func object(
    _ count: Int, unknownKeys: ZodSchema.Shape.UnknownKeys = .strip, _ field: (Int) -> ZodSchema
  ) -> ZodSchema {
    ZodSchema(
      .object(
        ZodSchema.Shape(
          (0..<count).map { Field("f\($0)", field($0)) }, unknownKeys: unknownKeys)))
  }

  private static func words(_ count: Int, _ prefix: String) -> ZodSchema {
    ZodSchema(.enumeration(.init((0..<count).map { .string("\(prefix)\($0)") })))
  }

  private static func tuple(_ count: Int, _ item: ZodSchema) -> ZodSchema {
    ZodSchema(.tuple(items: Array(repeating: item, count: count), rest: nil))
  }

  private static func nested(_ depth: Int, _ leaf: (Int) -> ZodSchema) -> ZodSchema {
    (0..<depth).reversed().reduce(leaf(depth)) { inner, level in
      .object {
        Field("own", leaf(level))
        Field("inner", inner)
      }
    }
  }

  private static func option(_ index: Int, _ value: ZodSchema) -> ZodSchema {
    .object {
      Field("kind", ZodSchema(.literal([.json(.string("k\(index)"))])))
      Field("value", value)
    }
  }

  static let families: [Family] = [
    Family(name: "keys become required", effects: [.stricter], hasWidePayloads: true) { count in
      (object(count) { _ in .string().optional() }, object(count) { _ in .string() })
    },
    Family(name: "keys become optional", effects: [.looser], hasWidePayloads: true) { count in
      (object(count) { _ in .string() }, object(count) { _ in .string().optional() })
    },
    Family(name: "needed keys get a limit", effects: [.stricter], hasWidePayloads: true) { count in
      (object(count) { _ in .string() }, object(count) { _ in .string().max(3) })
    },
    Family(name: "optional keys get different limits", effects: [.stricter]) { count in
      (object(count) { _ in .string().optional() }, object(count) { .string().max($0).optional() })
    },
    Family(name: "outputs change", effects: [.changed], hasWidePayloads: true) { count in
      (
        object(count) { _ in .string().optional() },
        object(count) { _ in
          ZodSchema(.string, checks: [ZodSchema.Check(.overwrite(.trim))]).optional()
        }
      )
    },
    Family(name: "keys are new", effects: [.stricter], hasWidePayloads: true) { count in
      (object(1) { _ in .string() }, object(count) { _ in .string() })
    },
    Family(name: "keys are gone from a strict object", effects: [.stricter]) { count in
      let field = ZodSchema.string().optional()
      return (
        object(count, unknownKeys: .reject) { _ in field },
        object(1, unknownKeys: .reject) { _ in field }
      )
    },
    Family(name: "all words of an enumeration", effects: [.stricter, .looser]) { count in
      (words(count, "a"), words(count, "b"))
    },
    Family(name: "words of a field", effects: [.stricter, .looser]) { count in
      (
        .object { Field("word", words(count, "a").optional()) },
        .object { Field("word", words(count, "b").optional()) }
      )
    },
    Family(name: "options of a union", effects: [.stricter], hasWidePayloads: true) { count in
      func union(_ value: ZodSchema) -> ZodSchema {
        ZodSchema(.union((0..<count).map { option($0, value) }))
      }
      return (union(.string()), union(.string().max(3)))
    },
    Family(name: "options of a discriminated union", effects: [.looser]) { count in
      func union(_ value: ZodSchema) -> ZodSchema {
        ZodSchema(
          .discriminatedUnion(
            discriminator: "kind", options: (0..<count).map { option($0, value) }))
      }
      return (union(.string().max(3)), union(.string()))
    },
    Family(name: "items of a tuple", effects: [.stricter], hasWidePayloads: true) { count in
      (tuple(count, .string()), tuple(count, .string().max(3)))
    },
    Family(name: "records", effects: [.looser]) { count in
      func records(_ value: ZodSchema) -> ZodSchema {
        object(count) { _ in ZodSchema(.record(.init(value: value))).optional() }
      }
      return (records(.number().max(3)), records(.number()))
    },
  ]

  private func report(_ family: Family, _ count: Int, limit: Int = SearchWork.defaultLimit)
    -> ComparisonReport
  {
    let (old, new) = family.pair(count)
    return ComparisonReport(
      from: SchemaDocument(name: "sample", schema: old), ComparedSchema(old, zod: .v4_6_7),
      to: SchemaDocument(name: "sample", schema: new), ComparedSchema(new, zod: .v4_6_7),
      limit: limit)
  }

  @Test(arguments: families) func workGrowsWithTheSchemas(_ family: Family) {
    let (few, many) = (report(family, 12), report(family, 48))
    for report in [few, many] {
      #expect(!report.isCut)
      #expect(report.rows.count >= 11)
      let others = report.rows.filter { !family.effects.contains($0.effect) }
      #expect(others.isEmpty, "\(others.first.map { "\($0.effect) \($0.difference)" } ?? "")")
    }
    let (before, after) = (few.work, many.work)
    #expect(after.payloads <= 5 * before.payloads, "\(before) \(after)")
    #expect(after.schemas <= 5 * before.schemas, "\(before) \(after)")
    #expect(after.comparisons <= 5 * before.comparisons, "\(before) \(after)")
    #expect(after.steps <= (family.hasWidePayloads ? 16 : 5) * before.steps, "\(before) \(after)")
  }

  @Test func deepSchemas() {
    func report(_ depth: Int) -> ComparisonReport {
      let old = Self.nested(depth) { _ in .string().optional() }
      let new = Self.nested(depth) { _ in .string().max(3).optional() }
      return ComparisonReport(
        from: SchemaDocument(name: "sample", schema: old), ComparedSchema(old, zod: .v4_6_7),
        to: SchemaDocument(name: "sample", schema: new), ComparedSchema(new, zod: .v4_6_7))
    }
    let (shallow, deep) = (report(10), report(40))
    #expect(deep.rows.count == 41)
    #expect(deep.rows.allSatisfy { $0.effect == .stricter })
    #expect(deep.work.payloads <= 5 * shallow.work.payloads, "\(shallow.work) \(deep.work)")
    #expect(deep.work.schemas <= 5 * shallow.work.schemas, "\(shallow.work) \(deep.work)")
  }

  /// A difference that is open at the limit is unknown, and the report names the limit.
  @Test(arguments: families) func theLimitEndsTheSearch(_ family: Family) {
    for limit in [1, 100] {
      let report = report(family, 80, limit: limit)
      #expect(report.isCut)
      #expect(report.work.steps <= limit + 2_000)
      let known = report.rows.filter { $0.effect != .unknown }
      #expect(known.allSatisfy { family.effects.contains($0.effect) })
      #expect(report.rows.contains { $0.remark?.contains("limit of \(limit) steps") == true })
    }
  }
}
