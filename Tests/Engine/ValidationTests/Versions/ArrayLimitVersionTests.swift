import SchemaModel
import Testing
import Validation

/// Arrays that are longer than their first limits: from 4.6.7 on only the length is an issue.
@Suite struct ArrayLimitVersionTests {
  private static let texts = ZodSchema.array(.string())

  private func codes(
    _ payload: String, _ schema: ZodSchema, _ zod: ZodVersion
  ) throws -> [String] {
    let validator = try Validator(schema, zod: zod, functions: .testing)
    return try outcome(of: payload, by: validator).issues.map { issue in
      let path = issue.path.map(\.description).joined(separator: ".")
      return issue.code.rawValue + (path.isEmpty ? "" : " at \(path)")
    }
  }

  @Test func theFirstExceededLimitIsTheOnlyIssue() throws {
    let payload = #"["a",1,"c"]"#
    #expect(try codes(payload, Self.texts.max(2), .v4_6_7) == ["too_big"])
    #expect(try codes(payload, Self.texts.max(2), .v4_4_3) == ["invalid_type at 1", "too_big"])
    let schema = Self.texts.min(5).max(1).length(0)
    try expectIssues(
      #"["a",1]"#, by: schema, zod: .v4_6_7,
      #"{"origin":"array","code":"too_big","maximum":1,"inclusive":true,"path":[],"message":"Too big: expected array to have <=1 items"}"#
    )
    #expect(try codes(#"["a",1]"#, schema, .v4_4_3).count == 4)
  }

  @Test func onlyTheLeadingChecksOfLengthsAreLimits() throws {
    let payload = #"["a",1]"#
    #expect(
      try codes(payload, Self.texts.refine(.alwaysFail).max(1), .v4_6_7)
        == ["invalid_type at 1", "too_big"])
    #expect(
      try codes("[1]", Self.texts.min(3), .v4_6_7) == ["invalid_type at 0", "too_small"])
    #expect(try codes(payload, Self.texts.max(2), .v4_6_7) == ["invalid_type at 1"])
  }

  @Test func theIssueAborts() throws {
    let object = ZodSchema.object { Field("a", .array(.any).max(0)) }.refine(.alwaysFail)
    #expect(try codes(#"{"a":["x"]}"#, object, .v4_6_7) == ["too_big at a"])
    #expect(try codes(#"{"a":["x"]}"#, object, .v4_4_3) == ["too_big at a", "custom"])
    let union = ZodSchema.array(.any).max(0).or(.string())
    #expect(try codes(#"["x"]"#, union, .v4_6_7) == ["invalid_union"])
    #expect(try codes(#"["x"]"#, union, .v4_4_3) == ["too_big"])
  }

  @Test func aTupleHasNoSuchLimit() throws {
    let tuple = ZodSchema.tuple(.string(), rest: .string()).check(.maxLength(1))
    #expect(
      try codes("[1,2]", tuple, .v4_6_7) == ["invalid_type at 1", "invalid_type at 0", "too_big"])
  }
}
