import CompassSchemas
import SchemaModel
import Testing
import Validation

@Suite("Plans of several versions have the same fast paths")
struct VersionPlansTests {
  private static let strict = ZodSchema.object {
    Field("name", .string().min(1))
    Field("size", .number().multipleOf(2).optional())
    Field("tags", .array(.enumeration("a", "b")).default([]))
  }.strict()

  private static let schemas = [
    strict, strict.loose(), .array(strict),
    .discriminatedUnion(
      "kind", .object { Field("kind", .literal("a")) }.strict(),
      .object { Field("kind", .literal("b")) }),
    .object { Field("pair", .tuple(.string(), .number().optional())) },
  ]

  /// Whether each node of a schema is an object that is validated while it is read.
  private func paths(_ schema: ZodSchema, _ zod: ZodVersion) throws -> [Bool] {
    let text = try Validator(schema, zod: zod).planDescription
    #expect(!text.contains("objects inherit"))
    return text.split(separator: "\n").prefix { !$0.hasPrefix("patterns") }
      .map { $0.contains("while read") }
  }

  @Test("An object runs in one pass in every version", arguments: schemas)
  func objects(schema: ZodSchema) throws {
    let first = try paths(schema, .v4_3_6)
    for version in ZodVersion.allCases {
      #expect(try paths(schema, version) == first, "Zod \(version.rawValue)")
    }
  }

  @Test("The app's schemas are too", arguments: WebRevision.allCases)
  func appSchemas(revision: WebRevision) throws {
    for document in SchemaCatalog.documents(of: revision, currentYear: revision.recordedYear) {
      let first = try paths(document.schema, .v4_3_6)
      #expect(try paths(document.schema, .v4_4_3) == first, "\(document.name)")
    }
  }
}
