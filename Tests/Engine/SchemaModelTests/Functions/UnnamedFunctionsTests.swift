import SchemaModel
import SourceJSON
import Testing

@Suite("Functions without a name")
struct UnnamedFunctionsTests {
  /// A schema with one function, and the function's place.
  private static let schemas: [(ZodSchema, String)] = [
    (.any.refine("m") { (_: JSONValue) in true }, ".checks[0]"),
    (.string().refine { $0.hasPrefix("a") }, ".checks[0]"),
    (.any.superRefine { $0.addIssue("m") }, ".checks[0]"),
    (.any.overwrite(.init { $0 }), ".checks[0]"),
    (.any.refine("named", when: .init { _, _ in true }), ".checks[0].when"),
    (.any.refine("named", error: .init { _ in "m" }), ".checks[0].error"),
    (.string(error: .init { _ in "m" }), ".error"),
    (.any.transform { (_: JSONValue) in 1 }, ".out"),
    (.string().transform { $0.lowercased() }, ".out"),
    (.transform(.init { $0 }), ""), (.transform(.reporting { $0.value }), ""),
    (.preprocess({ $0 }, .string()), ".in"),
    (.codec(.any, .any, decode: .init { $0 }, encode: "named"), ".decode"),
    (.codec(.any, .any, decode: "named", encode: .init { $0 }), ".encode"),
    (.any.default(by: .init { 1 }), ".value"), (.any.prefault(by: .init { 1 }), ".value"),
    (.any.catch(by: .init { _, _ in 1 }), ".value"),
    (.stringFormat("f", .init { (_: JSONValue) in true }), ".checks[0].function"),
  ]

  @Test("A document can't have one, and the error names its place", arguments: schemas.indices)
  func documents(index: Int) {
    let (schema, path) = Self.schemas[index]
    let document = SchemaDocument(name: "n", schema: .object { Field("a", schema) })
    let error = #expect(throws: SchemaDocument.ReadingError.self) { try document.value }
    #expect(error?.path == "$.schema.shape.a" + path)
    #expect(error?.reason == "a function without a name can't be written; give it a name")
    #expect(document.description.contains("null"))
    #expect(schema.functionNames.allSatisfy { $0 == "named" })
  }

  @Test("It is equal to its copies only")
  func equality() {
    let function = ZodSchema.Transform { $0 }
    let copy = function
    #expect(function == copy)
    #expect(Set([function, copy, ZodSchema.Transform { $0 }]).count == 2)
    #expect(function != ZodSchema.Transform(function.name))
    let schema = ZodSchema.any.refine { (_: JSONValue) in true }
    #expect(schema != .any.refine { (_: JSONValue) in true })
  }

  @Test("With a name it is a function like any other")
  func named() throws {
    var function = ZodSchema.Transform { $0 }
    function.name = "slug"
    #expect(function == "slug")
    #expect(function.identity == nil)
    let document = SchemaDocument(name: "n", schema: .any.transform(function))
    #expect(try document.value["schema"]?["out"]?["name"] == "slug")
  }

  @Test("One string before a closure is the message, two are the name and the message")
  func refinements() {
    let unnamed = ZodSchema.any.refine("m", path: ["a"], abort: true) { $0 == 1 }.checks[0]
    #expect(unnamed.message == "m")
    #expect(unnamed.abort)
    #expect(
      ZodSchema.any.refine("p", "m") { $0 == 1 }.checks
        == [ZodSchema.Check(.custom("p", path: nil), message: "m")])
  }
}
