import PayloadGeneration
import SchemaModel
import SourceJSON
import Testing

/// The bytes that a seed determines.
@Suite struct ReproducibilityTests {
  private static let schema = ZodSchema.object {
    Field("code", .string().regex(#"^[A-Z]{2}-\d{2,4}(?:x|y)?$"#))
    Field("share", .number().gte(0).lte(1).multipleOf(0.05))
    Field("tags", .array(.enumeration("a", "b", "c")).max(3).optional())
    Field("when", .string().datetime())
  }

  @Test func aSeedStandsForTheseBytesOnEveryPlatform() throws {
    let generator = try PayloadGenerator(Self.schema)
    let lines = try (UInt64(0)..<3).map { index in
      JSONWriter.string(of: try generator.valid(seed: 2026, index: index))
    }
    #expect(
      lines == [
        #"{"code":"CB-6272y","share":1,"tags":["b"],"when":"2027-03-13T09:29:02.303Z"}"#,
        #"{"code":"SA-0149y","share":0.95,"tags":["b","a"],"when":"2026-03-17T10:21:38.950Z"}"#,
        #"{"code":"AX-8738","share":0.75,"when":"2028-01-23T23:51:19Z"}"#,
      ])
  }

  @Test func payloadsDoNotDependOnThoseBeforeThem() throws {
    let (one, other) = (try PayloadGenerator(Self.schema), try PayloadGenerator(Self.schema))
    for index in UInt64(0)..<10 { _ = try one.valid(seed: 4, index: index) }
    #expect(try one.invalid(seed: 4, index: 99) == other.invalid(seed: 4, index: 99))
  }
}
