import CompassSchemas
import SchemaModel
import Testing

@testable import Validation

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

  /// The objects that only the explaining mode treats, and the nodes that run in one pass over the text.
  private func paths(_ schema: ZodSchema, _ zod: ZodVersion) throws -> ([Bool], [Int32]) {
    let plan = try Validator(schema, zod: zod).plan
    let tables = plan.tables
    return (
      (0..<tables.objects.count).map { tables.objects[$0].isExplained },
      (0..<tables.onePassNodes.count).map { tables.onePassNodes[$0] }
    )
  }

  @Test("An object runs in one pass in every version", arguments: schemas)
  func objects(schema: ZodSchema) throws {
    let first = try paths(schema, .v4_3_6)
    for version in ZodVersion.allCases {
      let paths = try paths(schema, version)
      #expect(paths == first, "Zod \(version.rawValue)")
      #expect(!paths.0.contains(true))
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
