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
}
