import SchemaModel
import SourceJSON
import Testing

/// Literals and enumerations: the values they accept and list.
@Suite struct LiteralTests {
  @Test(arguments: [
    (#""a""#, JSONValue.string("a")), ("1", .number(1)), ("true", .boolean(true)), ("null", .null),
    ("1.50", .number(1.5)), (#""é""#, .string("é")),
  ])
  func acceptsTheSameValueOfTheSameType(_ payload: String, _ value: JSONValue) throws {
    let output = JSONWriter.string(of: value)
    try expectValid(payload, by: .literal(.json(value)), output: output)
    for other in [#""""#, "0", "false", #""1""#, #""null""#, "[]", "{}"] {
      #expect(try outcome(of: other, by: .init(.literal(.json(value)))).issues.count == 1)
    }
  }

  @Test func oneValueIsExpectedAsItIs() throws {
    try expectInvalid("7", by: .literal(""), #"Invalid input: expected """#)
    try expectInvalid("false", by: .literal(1), "Invalid input: expected 1")
    try expectInvalid("0", by: .literal(nil), "Invalid input: expected null")
    try expectInvalid("0", by: .literal(true), "Invalid input: expected true")
  }

  /// Zod compares identities, and no part of a payload is an object of the schema.
  @Test func noPayloadIsAnObjectOfTheSchema() throws {
    for payload in [#"{"a": 1}"#, "{}", "[1]", "null"] {
      try expectInvalid(
        payload, by: ZodSchema(.literal([["a": 1]])), "Invalid input: expected [object Object]")
    }
    try expectValid("2", by: ZodSchema(.literal([["a": 1], 2])), output: "2")
  }

  @Test func severalValuesAreJoined() throws {
    try expectInvalid(
      "null", by: .literal("x", 2), #"Invalid option: expected one of "x"|2"#)
    try expectInvalid(
      #""c""#, by: .enumeration("a", "b"), #"Invalid option: expected one of "a"|"b""#)
    try expectInvalid(
      #""A""#, by: .enumeration("head", "assistant", "recruiting"),
      #"Invalid option: expected one of "head"|"assistant"|"recruiting""#)
  }

  @Test func theSchemasMessageReplacesTheDefault() throws {
    try expectIssues(
      "1", by: .enumeration("a", "b", message: "Nope"),
      #"{"code":"invalid_value","values":["a","b"],"path":[],"message":"Nope"}"#)
  }

  @Test func enumerationsAcceptEachOfTheirValues() throws {
    let schema = ZodSchema.enumeration("a", "b", "")
    for value in [#""a""#, #""b""#, #""""#] { try expectValid(value, by: schema) }
    try expectValid(#""\u0061""#, by: schema, output: #""a""#)
  }
}
