import SchemaModel
import SourceJSON
import Testing
import Validation

/// The paths of issues, which a validator of one payload after another keeps by their templates.
@Suite struct IssuePathTests {
  /// Returns the fields of each payload's issues, which one record validator finds.
  private func fields(_ payloads: String..., by schema: ZodSchema) throws -> [[String]] {
    var record = RecordValidator(try Validator(schema))
    return try payloads.map { payload in
      try Array(payload.utf8).withUnsafeBufferPointer { bytes in
        _ = try record.judge(bytes)
        return try record.explain().get().map(\.field)
      }
    }
  }

  @Test func oneSchemaHasManyPlaces() throws {
    let name = ZodSchema.string().min(2)
    let schema = ZodSchema.object {
      Field("a", name)
      Field("b", .object { Field("a", name) }.optional())
      Field("list", .array(.object { Field("a", name) }).optional())
    }
    #expect(
      try fields(
        #"{"a":"","b":{"a":""},"list":[{"a":""},{"a":""}]}"#, #"{"a":"xx","b":{"a":"x"}}"#,
        #"{"list":[{"a":"xx"},{"a":"x"}],"a":"x"}"#, by: schema)
        == [["a", "b.a", "list.0.a", "list.1.a"], ["b.a"], ["a", "list.1.a"]])
  }

  @Test func aSchemaThatContainsItselfHasOneTemplateForAllDepths() throws {
    let chain = ZodSchema.recursive("chain") { chain in
      .object {
        Field("name", .string())
        Field("next", chain.optional())
      }
    }
    #expect(
      try fields(
        #"{"name":1,"next":{"name":1,"next":{"name":1,"next":{"name":1,"next":{"name":1}}}}}"#,
        #"{"name":"a","next":{"name":1}}"#, #"{"name":1}"#, by: chain)
        == [
          [
            "name", "next.name", "next.next.name", "next.next.next.name",
            "next.next.next.next.name",
          ], ["next.name"], ["name"],
        ])
  }

  @Test func aPathOfACheckIsBehindThatOfItsValue() throws {
    let range = ZodSchema.object { Field("end", .number()) }
      .refine(.alwaysFail, path: ["end", "day"])
    let schema = ZodSchema.object {
      Field("first", range)
      Field("second", range.optional())
    }
    var record = RecordValidator(try Validator(schema, functions: .testing))
    for _ in 0..<2 {
      let issues = try Array(#"{"first":{"end":1},"second":{"end":2}}"#.utf8)
        .withUnsafeBufferPointer { bytes in
          _ = try record.judge(bytes)
          return try record.explain().get()
        }
      #expect(issues.map(\.field) == ["first.end.day", "second.end.day"])
      #expect(issues.map(\.range) == [16..<17, 35..<36])
    }
  }
}
