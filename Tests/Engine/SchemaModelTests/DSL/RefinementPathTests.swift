import SchemaModel
import SourceJSON
import Testing

/// The paths of refinements.
@Suite struct RefinementPathTests {
  private func path(of schema: ZodSchema) -> [PathSegment]? {
    guard case .custom(_, let path, _)? = schema.checks.first?.kind else { return nil }
    return path
  }

  @Test func aStringIsOneKey() {
    let schema = ZodSchema.any.refine("The end is before the start", path: "to") { _ in true }
    #expect(path(of: schema) == ["to"])
    let field = "to"
    #expect(path(of: ZodSchema.any.refine(path: .init(field)) { _ in true }) == ["to"])
  }

  @Test func aListHasKeysAndIndices() {
    let schema = ZodSchema.any.refine("No such person", path: ["people", 0]) { _ in true }
    #expect(path(of: schema) == [.key("people"), .index(0)])
    #expect(path(of: ZodSchema.any.refine { _ in true }) == nil)
  }
}
