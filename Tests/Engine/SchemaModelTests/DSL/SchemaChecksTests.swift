import SchemaModel
import SourceJSON
import Testing

@Suite("Each method of a schema is a check")
struct SchemaChecksTests {
  @Test(
    "A method adds the check that it names",
    arguments: [
      (.string().min(1), .minLength(1)), (.string().max(2), .maxLength(2)),
      (.string().length(3), .lengthEquals(3)), (.array(.any).min(1), .minLength(1)),
      (.array(.any).max(2), .maxLength(2)), (.array(.any).length(3), .lengthEquals(3)),
      (.number().min(1), .greaterThan(1, inclusive: true)),
      (.number().max(2), .lessThan(2, inclusive: true)),
      (.number().gt(0.5), .greaterThan(0.5, inclusive: false)),
      (.number().gte(0.5), .greaterThan(0.5, inclusive: true)),
      (.number().lt(0.5), .lessThan(0.5, inclusive: false)),
      (.number().lte(0.5), .lessThan(0.5, inclusive: true)),
      (.number().int(), .numberFormat(.safeint)),
      (.number().multipleOf(0.1), .multipleOf(0.1)),
      (.string().regex("^a$"), .format(.regex(ZodSchema.PatternLiteral("^a$")))),
      (
        .string().regex("a", flags: "iu"),
        .format(.regex(ZodSchema.PatternLiteral("a", flags: "iu")))
      ),
      (.string().startsWith("a"), .format(.startsWith("a", pattern: nil))),
      (.string().endsWith("a"), .format(.endsWith("a", pattern: nil))),
      (.string().includes("a"), .format(.includes("a", pattern: nil))),
      (.string().url(), .format(.named(.url, pattern: nil))),
      (.string().trim(), .overwrite(.trim)), (.string().toLowerCase(), .overwrite(.toLowerCase)),
      (.string().toUpperCase(), .overwrite(.toUpperCase)),
      (.any.refine("truthy"), .custom("truthy", path: nil)),
      (.any.refine("truthy", path: ["a", 0]), .custom("truthy", path: ["a", 0])),
    ] as [(ZodSchema, ZodSchema.Check.Kind)])
  func methods(schema: ZodSchema, kind: ZodSchema.Check.Kind) {
    #expect(schema.checks == [ZodSchema.Check(kind)])
    #expect(!schema.checks[0].abort)
  }

  @Test(
    "A format known by name has the pattern of the document's version of Zod",
    arguments: [
      (.email, .string().email("m")), (.uuid, .string().uuid("m")),
      (.datetime, .string().datetime("m")), (.date, .string().date("m")),
    ] as [(ZodSchema.NamedFormat, ZodSchema)])
  func namedFormats(format: ZodSchema.NamedFormat, schema: ZodSchema) throws {
    #expect(
      schema.checks == [ZodSchema.Check(.format(.named(format, pattern: nil)), message: "m")])
    for zod in ZodVersion.allCases {
      let pattern = try #require(format.pattern(in: zod))
      let document = SchemaDocument(name: "n", schema: schema, zod: zod)
      #expect(document.description.contains(JSONWriter.string(of: .string(pattern.jsSource))))
    }
  }

  @Test(
    "The last argument is the issue's message",
    arguments: [
      .string().min(1, "m"), .string().max(1, "m"), .string().length(1, "m"), .number().min(1, "m"),
      .number().max(1, "m"), .number().gt(1, "m"), .number().gte(1, "m"), .number().lt(1, "m"),
      .number().lte(1, "m"), .number().int("m"), .number().multipleOf(1, "m"),
      .string().regex("a", "m"), .string().startsWith("a", "m"), .string().endsWith("a", "m"),
      .string().includes("a", "m"), .string().email("m"), .string().uuid("m"), .string().url("m"),
      .string().datetime("m"), .string().date("m"), .any.refine("truthy", "m"),
    ] as [ZodSchema])
  func messages(schema: ZodSchema) {
    #expect(schema.checks.map(\.message) == ["m"])
    #expect(schema.message == nil)
  }

  @Test("Checks stand in the order in which they were added, behind the node's message")
  func order() {
    let schema = ZodSchema.string("text").min(1).trim().max(5, "long")
    #expect(schema.message == "text")
    #expect(
      schema.checks == [
        ZodSchema.Check(.minLength(1)), ZodSchema.Check(.overwrite(.trim)),
        ZodSchema.Check(.maxLength(5), message: "long"),
      ])
  }

  @Test("A check may end the checks behind it")
  func abort() {
    #expect(
      ZodSchema.any.refine("truthy", abort: true).checks == [
        ZodSchema.Check(.custom("truthy", path: nil), abort: true)
      ])
    #expect(
      ZodSchema.string().check(.minLength(1), "m", abort: true).checks == [
        ZodSchema.Check(.minLength(1), message: "m", abort: true)
      ])
  }

  @Test("A check belongs to the node that it was added to")
  func belongs() {
    let schema = ZodSchema.string().min(1).optional().refine("truthy")
    #expect(schema.checks == [ZodSchema.Check(.custom("truthy", path: nil))])
    #expect(schema.node == .optional(.string().min(1)))
    let source = ZodSchema.string()
    _ = source.min(1)
    #expect(source.checks.isEmpty)
  }
}
