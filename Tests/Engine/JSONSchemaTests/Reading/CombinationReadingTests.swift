import SchemaModel
import Testing

/// `anyOf`, `oneOf` and `allOf`: `z.fromJSONSchema`.
@Suite struct CombinationReadingTests {
  @Test func aloneTheyAreTheSchema() throws {
    try expect(
      #"{"anyOf": [{"type": "string"}, {"type": "null"}]}"#, reads: .union(.string(), .null))
    try expect(#"{"oneOf": [{"type": "string"}, true]}"#, reads: .xor(.string(), .any))
    try expect(#"{"allOf": [{"type": "string"}]}"#, reads: .string())
    try expect(
      #"{"allOf": [true, false, {"type": "null"}]}"#,
      reads: .intersection(.intersection(.any, .never), .null))
    try expect(#"{"allOf": []}"#, reads: .any)
  }

  @Test func besideATypeTheyAreIntersectedWithIt() throws {
    try expect(
      #"{"type": "string", "anyOf": [true, false]}"#,
      reads: .intersection(.string(), .union(.any, .never)))
    try expect(
      #"{"const": 1, "oneOf": [true], "allOf": [false, true]}"#,
      reads: .intersection(
        .intersection(.intersection(.literal(1), .xor(.any)), .never), .any))
    try expect(#"{"enum": [1], "allOf": []}"#, reads: .literal(1))
  }

  @Test func withoutATypeEachReplacesTheOneBefore() throws {
    try expect(#"{"anyOf": [true, false], "oneOf": [{"type": "null"}]}"#, reads: .xor(.null))
    try expect(#"{"oneOf": [{"type": "null"}], "allOf": [false]}"#, reads: .never)
  }

  @Test func anEmptyUnionIsAnErrorIn436() throws {
    let reason = "#/anyOf: anyOf must be an array with an element"
    expect(#"{"anyOf": []}"#, fails: reason, in: [.v4_3_6])
    try expect(#"{"anyOf": []}"#, reads: ZodSchema(.union([])), in: [.v4_4_3, .v4_6_7])
  }
}
