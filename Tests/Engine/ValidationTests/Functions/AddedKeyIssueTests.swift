import SchemaModel
import SourceJSON
import Testing
import Validation

/// Issues of keys that functions add on the sides of an intersection, which count if both sides reject the key.
@Suite struct AddedKeyIssueTests {
  private func side(_ name: String, _ issue: JSONObject) -> ZodSchema {
    ZodSchema(
      .any,
      checks: [
        ZodSchema.Check(
          .function(ZodSchema.CheckFunction(name) { $0.push(ZodSchema.AddedIssue(issue)) }))
      ])
  }

  private func codes(
    _ left: ZodSchema, _ right: ZodSchema, zod: ZodVersion
  ) throws -> [JSONValue] {
    try Validator(.intersection(left, right), zod: zod).validate(#"{"a": 1, "b": 2}"#)
      .issues.map(\.json)
  }

  @Test func unknownKeysOfOneSideAreNoIssue() throws {
    for zod in ZodVersion.allCases where zod >= .v4_3_6 {
      let left = side("left", ["code": "unrecognized_keys", "keys": ["a", "b"]])
      #expect(try codes(left, .any, zod: zod).isEmpty)
    }
  }

  @Test func unknownKeysOfBothSidesAreOneIssue() throws {
    for zod in ZodVersion.allCases where zod >= .v4_3_6 {
      let left = side("left", ["code": "unrecognized_keys", "keys": ["a", "b"]])
      let right = ZodSchema(
        .object(ZodSchema.Shape([Field("a", .any)], unknownKeys: .reject)))
      let expected: JSONValue = [
        "code": "unrecognized_keys", "keys": ["b"], "path": [],
        "message": #"Unrecognized key: "b""#,
      ]
      #expect(try codes(left, right, zod: zod) == [expected])
      #expect(try codes(right, left, zod: zod) == [expected])
    }
  }

  @Test func eachSideReportsItsOwnBefore436() throws {
    let left = side("left", ["code": "unrecognized_keys", "keys": ["a", "b"]])
    #expect(try codes(left, .any, zod: .v4_2_1).count == 1)
    #expect(try codes(left, left, zod: .v4_2_1).count == 2)
  }

  @Test func invalidKeysArePooledFrom467() throws {
    let left = side(
      "left", ["code": "invalid_key", "origin": "record", "issues": [], "path": ["a"]])
    #expect(try codes(left, .any, zod: .v4_4_3).count == 1)
    #expect(try codes(left, .any, zod: .v4_6_7).isEmpty)
    let deeper = side(
      "deeper", ["code": "invalid_key", "origin": "record", "issues": [], "path": ["a", "b"]])
    #expect(try codes(deeper, .any, zod: .v4_6_7).count == 1)
  }
}
