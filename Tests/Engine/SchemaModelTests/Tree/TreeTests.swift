import SchemaModel
import SourceJSON
import Testing

@Suite("The parts of a schema")
struct TreeTests {
  @Test("A path segment is a key or an index and prints as in Array.prototype.join")
  func pathSegments() {
    #expect(["a", 0, ""] as [PathSegment] == [.key("a"), .index(0), .key("")])
    #expect((["a.b", 12] as [PathSegment]).map(\.description) == ["a.b", "12"])
    #expect(PathSegment.key("0") != .index(0))
  }

  @Test("Functions are equal by their names, with and without an implementation")
  func functionNames() {
    #expect(
      [ZodSchema.Transform.trim, .toLowerCase, .toUpperCase] == [
        "trim", "toLowerCase", "toUpperCase",
      ])
    #expect(ZodSchema.Transform("x") == "x")
    #expect(ZodSchema.Transform("x") { $0 } == "x")
    #expect(ZodSchema.Transform("x") != "y")
    #expect(ZodSchema.Predicate("x") == "x")
    #expect(ZodSchema.Predicate("x") { _ in true } == "x")
    #expect(ZodSchema.Predicate("x", .hasAnyField) != "y")
    #expect(Set([ZodSchema.Transform("x"), ZodSchema.Transform("x") { $0 }]).count == 1)
  }

  @Test("A document holds the name of a function given in place")
  func inlineFunctions() {
    let schema = ZodSchema.string().transform("slug") { $0 }.refine("isShort", "m") { _ in true }
    let named = ZodSchema.string().transform("slug").refine("isShort", "m")
    #expect(schema == named)
    #expect(schema.document == named.document)
  }

  @Test("Unknown keys are stripped unless a shape says otherwise")
  func shapes() {
    #expect(ZodSchema.Shape([]).unknownKeys == .strip)
  }

  @Test("A format without a pattern of its own has none here")
  func namedFormats() {
    #expect(ZodSchema.NamedFormat.url.pattern() == nil)
    #expect(ZodSchema.NamedFormat.email.pattern()?.flags == nil)
  }

  @Test("Schemas are equal part by part")
  func equality() {
    #expect(ZodSchema.string().min(1) == ZodSchema.string().min(1))
    #expect(ZodSchema.string().min(1) != ZodSchema.string().min(1, "m"))
    #expect(ZodSchema.string() != ZodSchema.string("m"))
    #expect(ZodSchema.string().min(1).max(2) != ZodSchema.string().max(2).min(1))
    #expect(Set([ZodSchema.null, .null, .any]).count == 2)
  }
}
