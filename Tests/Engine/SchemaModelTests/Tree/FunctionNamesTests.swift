import SchemaModel
import Testing

/// The functions that a program has to provide for a schema.
@Suite struct FunctionNamesTests {
  @Test func everyPlaceOfAFunctionCounts() {
    let schema = ZodSchema.object {
      Field("a", .string().refine("p").transform("t").optional())
      Field("b", .array(.codec(.string(), .number(), decode: "d", encode: "e")))
    }
    #expect(schema.functionNames.sorted() == ["d", "e", "p", "t"])
  }

  @Test func zodsOwnDoNotCount() {
    let schema = ZodSchema.string().trim().toLowerCase().toUpperCase().slugify().normalize()
    #expect(schema.functionNames.isEmpty)
  }

  @Test func aConditionThatADocumentHoldsDoesNotCount() throws {
    let schema = ZodSchema(
      .any, checks: [.init(.custom(ZodSchema.Predicate(.notBlank), path: nil))])
    #expect(schema.functionNames.isEmpty)
  }
}
