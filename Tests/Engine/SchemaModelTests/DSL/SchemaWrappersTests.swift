import SchemaModel
import SourceJSON
import Testing

@Suite("Methods that wrap a schema")
struct SchemaWrappersTests {
  private static let inner = ZodSchema.string().min(1)

  @Test(
    "A wrapper is a node around the schema, without checks of its own",
    arguments: [
      (inner.optional(), .optional(inner)), (inner.nullable(), .nullable(inner)),
      (inner.default("d"), .default(inner, value: .constant("d"))),
      (inner.prefault(nil), .prefault(inner, value: .constant(nil))),
      (inner.catch(["c": [1]]), .catch(inner, value: .constant(["c": [1]]))),
      (inner.or(.null), .union([inner, .null])), (inner.pipe(.number()), .pipe(inner, .number())),
      (inner.transform(.trim), .pipe(inner, ZodSchema(.transform(.trim)))),
      (.preprocess("make", inner), .pipe(ZodSchema(.transform("make")), inner)),
      (inner.nullable().optional(), .optional(inner.nullable())),
    ] as [(ZodSchema, ZodSchema.Node)])
  func wrappers(schema: ZodSchema, node: ZodSchema.Node) {
    #expect(schema == ZodSchema(node))
  }

  @Test("strict and loose say what becomes of other keys, and change nothing else")
  func unknownKeys() {
    let object = ZodSchema.object { Field("a", .any) }.refine("truthy", "m")
    for (schema, rule) in [
      (object.strict(), ZodSchema.Shape.UnknownKeys.reject), (object.loose(), .keep),
    ] {
      #expect(schema.node == .object(ZodSchema.Shape([Field("a", .any)], unknownKeys: rule)))
      #expect(schema.checks == object.checks)
    }
    #expect(object.strict().loose() == object.loose())
  }
}
