import JSPrimitives
import PayloadGeneration
import SchemaModel
import SourceJSON
import Testing

/// Schemas and payloads without a sensible size.
@Suite struct SizeTests {
  @Test func arraysOfArraysDoNotGrowWithoutEnd() throws {
    let generator = try PayloadGenerator(.array(.array(.boolean()).min(50_000)).min(50_000))
    #expect(throws: GenerationError.self) { try generator.valid(seed: 1, index: 0) }
  }

  @Test func referencesToReferencesDoNotGrowWithoutEnd() throws {
    let pattern = "^(a)" + (1...60).map { "(\\\($0)\\\($0))" }.joined() + "$"
    let generator = try PayloadGenerator(.string().regex(pattern).max(100))
    #expect(throws: GenerationError.self) { try generator.valid(seed: 1, index: 0) }
  }

  @Test func longArraysAreMade() throws {
    let generator = try PayloadGenerator(
      .array(.object { Field("n", .number().int()) }).length(20_000))
    #expect(try generator.valid(seed: 1, index: 0).elements?.count == 20_000)
  }

  @Test func theWidestBoundsHoldNumbers() throws {
    let generator = try PayloadGenerator(
      .number().gte(-1.7e308).lte(1.7e308))
    for index in UInt64(0)..<50 {
      #expect(try generator.valid(seed: 1, index: index).number?.isFinite == true)
    }
  }

  @Test("Schemas that refer to many others around them are validated as a whole")
  func manyLabels() throws {
    // With copies of all that it refers to, the innermost schema would be 2 to the power of 24 schemas.
    let labels = (0..<24).map { "l\($0)" }
    var schema = ZodSchema.object {
      Field("name", .string().min(2))
      Field("others", .array(.union(labels.map { ZodSchema(.reference($0)) })))
    }
    for label in labels.reversed() {
      schema = .object {
        Field("count", .number().int().optional())
        Field("inner", schema)
      }
      schema.label = label
    }
    let agreement = try Agreement(schema, version: .v4_6_7)
    for index in UInt64(0)..<5 {
      let valid = try agreement.generator.valid(seed: 1, index: index)
      try agreement.expect(valid, [], seed: 1, index: index)
      let invalid = try agreement.generator.invalid(seed: 1, index: index)
      try agreement.expect(invalid.payload, invalid.expected, seed: 1, index: index)
    }
  }
}
