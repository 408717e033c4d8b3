import JSPrimitives
import PayloadGeneration
import SchemaModel
import SourceJSON
import Testing

/// Constructs that can't be generated are errors with their place.
@Suite struct RefusalTests {
  /// Returns the place and the reason of a schema's refusal.
  private func refusal(of schema: ZodSchema, isInvalid: Bool = false) -> GenerationError? {
    do throws(GenerationError) {
      let generator = try PayloadGenerator(schema)
      if isInvalid {
        _ = try generator.invalid(seed: 1, index: 0)
      } else {
        _ = try generator.valid(seed: 1, index: 0)
      }
      return nil
    } catch {
      return error
    }
  }

  @Test func aFieldThatAcceptsNothing() {
    let schema = ZodSchema.object {
      Field("a", .string())
      Field("b", .never)
    }
    #expect(
      refusal(of: schema)?.description == "$.schema.shape.b: no value is accepted here")
  }

  @Test func boundsThatExcludeEachOther() {
    #expect(refusal(of: .number().min(5).max(4))?.path == "$.schema")
    #expect(refusal(of: .array(.string()).min(3).max(2))?.path == "$.schema")
    let schema = ZodSchema.object { Field("code", .string().min(9).max(3)) }
    #expect(refusal(of: schema)?.path == "$.schema.shape.code")
  }

  @Test func aPatternThatMatchesNothing() {
    let schema = ZodSchema.object { Field("code", .string().regex("a^b")) }
    #expect(refusal(of: schema)?.path == "$.schema.shape.code")
    #expect(refusal(of: .string().regex(#"[^\s\S]"#))?.path == "$.schema")
  }

  @Test func namesThatAreNotKnown() {
    #expect(
      refusal(of: .object { Field("a", .string().refine("isPrime")) })?.description
        == "$.schema.shape.a.checks[0]: values that satisfy the predicate \"isPrime\" can't be made"
    )
    #expect(
      refusal(of: .string().transform("reverse"))?.description
        == "$.schema.out: values for the function \"reverse\" can't be made")
  }

  @Test func aLengthBeyondAllReason() {
    #expect(refusal(of: .string().min(1_000_000_000))?.path == "$.schema.checks[0]")
    #expect(refusal(of: .string().regex("^a{900000}$"))?.path == "$.schema")
  }

  @Test func aSchemaThatAcceptsEverythingHasNoInvalidPayload() {
    #expect(refusal(of: .unknown) == nil)
    #expect(
      refusal(of: .unknown, isInvalid: true)?.description
        == "$.schema: no change of a valid payload was found that makes it invalid")
  }

  @Test func aSchemaThatNestsTooDeep() {
    var schema = ZodSchema.string()
    for _ in 0..<200 { schema = .array(schema) }
    #expect(refusal(of: schema)?.reason == "the schema nests deeper than 128")
  }

  @Test func whatIsOptionalMayBeImpossible() throws {
    let generator = try PayloadGenerator(
      .object {
        Field("a", .array(.never))
        Field("b", .never.optional())
        Field("c", .never.or(.null))
        Field("d", .record(.never))
      })
    for index in UInt64(0)..<20 {
      let payload = try generator.valid(seed: 5, index: index)
      #expect(payload["a"] == [])
      #expect(payload["b"] == nil)
      #expect(payload["c"] == .some(.null))
      #expect(payload["d"] == [:])
    }
  }
}
