import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

@testable import PayloadGeneration

/// Payloads of single constructs, and what the oracle foresees of others.
@Suite struct VocabularyTests {
  private func samples(
    _ schema: ZodSchema, _ version: ZodVersion = .v4_6_7
  ) throws -> [JSONValue] {
    let generator = try PayloadGenerator(schema, version: version)
    return try (0..<40).map { try generator.valid(seed: 4, index: $0) }
  }

  /// Returns the codes that are foreseen; nil if nothing is.
  private func codes(
    _ schema: ZodSchema, _ payload: JSONValue, _ version: ZodVersion = .v4_6_7
  ) throws -> [String]? {
    try PayloadGenerator(schema, version: version).foreseenIssues(of: payload)?
      .map(\.code.rawValue)
  }

  @Test(arguments: ZodSchema.NamedFormat.allCases)
  func everyNamedFormatHasTexts(_ format: ZodSchema.NamedFormat) throws {
    let schema = ZodSchema.string().check(.format(.named(format, pattern: nil)))
    let texts = Set(try samples(schema))
    #expect(texts.count > 3, "\(texts)")
  }

  @Test func coercedValuesAreOfSeveralTypes() throws {
    let numbers = try samples(ZodSchema(.coerced(.number)).min(3))
    #expect(numbers.contains { $0.number != nil })
    #expect(numbers.contains { $0.text != nil })
    let dates = try samples(ZodSchema(.coerced(.date)))
    #expect(dates.allSatisfy { $0.text != nil })
  }

  @Test func wordsForTrueAndFalse() throws {
    let texts = try samples(ZodSchema(.stringbool(.init()))).compactMap(\.text?.string)
    #expect(texts.contains { $0 == $0.uppercased() && $0 != $0.lowercased() })
    #expect(Set(texts.map { $0.lowercased() }).count > 6)
    #expect(try codes(ZodSchema(.stringbool(.init())), "maybe") == ["invalid_value"])
  }

  @Test func partsOfATemplate() throws {
    let schema = ZodSchema(
      .templateLiteral([
        "v", .schema(.number().int()), "-", .schema(.enumeration("alpha", "beta")),
      ]))
    #expect(try samples(schema).contains { $0.text?.string.hasSuffix("-beta") == true })
    #expect(try codes(schema, "v1-alpha") == [])
    #expect(try codes(schema, "v1.5-alpha") == ["invalid_format"])
  }

  @Test func aTreeIsFiniteAndNested() throws {
    let node = ZodSchema(
      .object(
        .init([
          Field("name", .string()), Field("children", .array(ZodSchema(.reference("node")))),
        ])), label: "node")
    let trees = try samples(node)
    #expect(trees.contains { $0["children"]?[0]?["children"]?[0] != nil })
    #expect(trees.contains { $0["children"]?.elements?.isEmpty == true })
    #expect(
      try codes(node, ["name": "a", "children": [["name": 1, "children": []]]]) == [
        "invalid_type"
      ])
  }

  @Test func bothSidesOfAnIntersection() throws {
    let schema = ZodSchema(
      .intersection(.object { Field("a", .string()) }, .object { Field("b", .number()) }))
    #expect(try samples(schema).allSatisfy { $0["a"]?.text != nil && $0["b"]?.number != nil })
  }

  @Test func listedKeysOfARecord() throws {
    let schema = ZodSchema(.record(.init(key: .enumeration("a", "b"), value: .number())))
    #expect(try samples(schema).allSatisfy { $0.object?.count == 2 })
    #expect(try codes(schema, ["a": 1, "b": 2, "c": 3]) == ["unrecognized_keys"])
    let partial = ZodSchema(
      .record(.init(key: .enumeration("a", "b"), value: .number(), isPartial: true)))
    #expect(try codes(partial, ["c": 3], .v4_4_3) == ["invalid_key"])
    #expect(try codes(partial, ["c": 3], .v4_6_7) == ["unrecognized_keys"])
  }

  @Test func lengthsByVersion() throws {
    #expect(try codes(.string().length(1), "\u{1F600}", .v4_4_3) == ["too_big"])
    #expect(try codes(.string().length(1), "\u{1F600}", .v4_6_7) == [])
  }

  @Test func absentValuesByVersion() throws {
    let unknown = ZodSchema.object { Field("v", .unknown) }
    #expect(try codes(unknown, [:], .v4_3_6) == [])
    #expect(try codes(unknown, [:], .v4_4_3) == ["invalid_type"])
    let tuple = ZodSchema(.tuple(items: [.string(), .unknown], rest: nil))
    #expect(try codes(tuple, ["a"], .v4_3_6) == [])
    #expect(try codes(tuple, ["a"], .v4_4_3) == ["too_small"])
  }

  @Test func unknownKeysByVersion() throws {
    let union = ZodSchema(.union([.object { Field("a", .string()) }.strict(), .number()]))
    #expect(try codes(union, ["a": "x", "b": 1], .v4_4_3) == ["invalid_union"])
    #expect(try codes(union, ["a": "x", "b": 1], .v4_6_7) == ["unrecognized_keys"])
  }

  @Test func multiplesByVersion() throws {
    let schema = ZodSchema.number().multipleOf(1e-10)
    #expect(try codes(schema, 1e-9, .v4_3_6) == ["not_multiple_of"])
    #expect(try codes(schema, 1e-9, .v4_4_3) == [])
  }

  @Test(arguments: [
    ZodSchema(.bigint), ZodSchema(.date), ZodSchema(.symbol), ZodSchema(.file), ZodSchema(.nan),
    ZodSchema(.function), ZodSchema(.set(value: .string())), ZodSchema(.void),
    ZodSchema(.map(key: .string(), value: .string())),
  ])
  func whatNoJSONValueIsHasNoPayload(_ schema: ZodSchema) throws {
    #expect(throws: GenerationError.self) { try samples(schema) }
    #expect(try codes(schema, [:]) == ["invalid_type"])
    #expect(throws: Never.self) {
      try samples(.object { Field("a", schema.optional()) })
    }
  }

  @Test func functionsOfTheSchemaAreRefusedOrUndecided() throws {
    #expect(throws: GenerationError.self) {
      try PayloadGenerator(ZodSchema(.string, checks: [ZodSchema.Check(.function("f"))]))
    }
    #expect(throws: GenerationError.self) {
      try PayloadGenerator(ZodSchema(.string, checks: [ZodSchema.Check(.minLength(1), when: "w")]))
    }
    let made = ZodSchema(.default(.string(), value: .function("now")))
    #expect(try codes(.object { Field("a", made) }, ["a": "b"]) == [])
    #expect(try codes(.object { Field("a", made) }, [:]) == nil)
    #expect(try codes(ZodSchema(.string, error: "words"), 1) == ["invalid_type"])
  }
}
