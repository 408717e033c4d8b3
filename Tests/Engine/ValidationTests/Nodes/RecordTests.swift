import SchemaModel
import Testing

/// Records: objects with any keys, whose values all have one schema.
@Suite struct RecordTests {
  private static let counts = ZodSchema.record(.number().max(9, "Large"))

  @Test func eachValueIsJudged() throws {
    try expectValid("{}", by: Self.counts)
    try expectValid(#"{"b":1,"a":2}"#, by: Self.counts)
    try expectInvalid(
      #"{"b":10,"a":null,"":11}"#, by: Self.counts, "b: Large",
      "a: Invalid input: expected number, received null", ": Large")
  }

  @Test func valuesAreTransformed() throws {
    try expectValid(
      #"{"a":" x ","é\n":"y"}"#, by: .record(.string().trim()), output: #"{"a":"x","é\n":"y"}"#)
  }

  @Test func arrayIndicesComeFirst() throws {
    try expectValid(#"{"b":1,"10":2,"9":3}"#, by: Self.counts, output: #"{"9":3,"10":2,"b":1}"#)
    try expectInvalid(#"{"b":10,"1":11}"#, by: Self.counts, "1: Large", "b: Large")
  }

  @Test func theLastOfEqualKeysCounts() throws {
    try expectValid(#"{"a":10,"b":1,"a":2}"#, by: Self.counts, output: #"{"a":2,"b":1}"#)
  }

  @Test(arguments: [("[]", "array"), ("null", "null"), (#""a""#, "string"), ("0", "number")])
  func anythingElseIsATypeError(_ payload: String, _ type: String) throws {
    try expectInvalid(payload, by: Self.counts, "Invalid input: expected record, received \(type)")
  }
}
