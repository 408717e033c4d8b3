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

  @Test("Functions go by their registered names")
  func functionNames() {
    let transforms: [TransformName] = [
      .trim, .toLowerCase, .toUpperCase, .stripHtmlAndTrim, .sanitizeHtmlAndTrim, .stripLeadingAt,
    ]
    #expect(
      transforms.map(\.rawValue) == [
        "trim", "toLowerCase", "toUpperCase", "stripHtml+trim", "sanitizeHtml+trim",
        "stripLeadingAt",
      ])
    let predicates: [PredicateName] = [.httpUrl, .schoolOrCoach, .endNotBeforeStart]
    #expect(predicates.map(\.rawValue) == ["httpUrl", "schoolOrCoach", "endNotBeforeStart"])
    #expect(TransformName(rawValue: "x") == "x")
    #expect(PredicateName(rawValue: "x") == "x")
  }

  @Test("Unknown keys are stripped unless a shape says otherwise")
  func shapes() {
    #expect(ZodSchema.Shape([]).unknownKeys == .strip)
    #expect(ZodSchema.Shape.UnknownKeys.allCases.map(\.rawValue) == ["strip", "keep", "reject"])
  }

  @Test("A format without a pattern of its own has none here")
  func namedFormats() {
    #expect(NamedFormat.pattern(of: "url") == nil)
    #expect(NamedFormat.pattern(of: "Email") == nil)
    #expect(NamedFormat.pattern(of: "") == nil)
    #expect(NamedFormat.pattern(of: "email")?.flags == nil)
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
