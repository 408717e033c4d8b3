import SchemaModel
import Testing

/// Objects: the order of fields, and other keys.
@Suite struct ObjectTests {
  private static let pair = ZodSchema.object {
    Field("a", .number())
    Field("b", .string().optional())
  }

  @Test(arguments: ["null", "true", "1", #""a""#, "[]", #"[{"a":1}]"#])
  func anythingElseIsATypeError(_ payload: String) throws {
    let type = ["n": "null", "t": "boolean", "1": "number", "\"": "string", "[": "array"]
    let received = try #require(type[String(payload.prefix(1))])
    try expectInvalid(
      payload, by: Self.pair, "Invalid input: expected object, received \(received)")
  }

  @Test func theOutputIsInDeclarationOrder() throws {
    try expectValid(#"{"b":"x","a":1}"#, by: Self.pair, output: #"{"a":1,"b":"x"}"#)
  }

  @Test func issuesAreInDeclarationOrder() throws {
    try expectInvalid(
      #"{"b":2}"#, by: Self.pair, "a: Invalid input: expected number, received undefined",
      "b: Invalid input: expected string, received number")
  }

  @Test func anAbsentOptionalFieldLeavesNoKey() throws {
    try expectValid(#"{"a":1}"#, by: Self.pair)
  }

  /// 4.3.6 accepts the absent field, and leaves no key.
  @Test func anAbsentFieldOfAnyTypeIsAnIssue() throws {
    let schema = ZodSchema.object { Field("a", .unknown) }
    try expectInvalid(
      "{}", by: schema, "a: Invalid input: expected nonoptional, received undefined")
    try expectValid("{}", by: schema, zod: .v4_3_6)
  }

  @Test func theLastOfEqualKeysCounts() throws {
    try expectValid(#"{"a":"x","a":1}"#, by: Self.pair, output: #"{"a":1}"#)
    try expectInvalid(
      #"{"a":1,"\u0061":"x"}"#, by: Self.pair, "a: Invalid input: expected number, received string")
  }

  @Test func aKeyWithEscapesIsTheSameKey() throws {
    try expectValid(#"{"\u0061":1}"#, by: Self.pair, output: #"{"a":1}"#)
    let odd = ZodSchema.object { Field("é\"\\", .number()) }
    try expectValid(#"{"é\"\\":1}"#, by: odd)
    try expectValid(#"{"\u00e9\u0022\u005c":1}"#, by: odd, output: #"{"é\"\\":1}"#)
  }

  @Test func manyFieldsAreFoundWhateverTheirOrder() throws {
    let names = (0..<40).map { "field_\($0)" }
    let schema = ZodSchema(
      .object(ZodSchema.Shape(names.map { Field(.init($0), .number()) }, unknownKeys: .reject)))
    func members(_ names: some Sequence<String>) -> String {
      "{" + names.map { "\"\($0)\":\($0.count)" }.joined(separator: ",") + "}"
    }
    try expectValid(members(names.reversed()), by: schema, output: members(names))
    try expectInvalid(
      members(names + ["field_40"]), by: schema, #"Unrecognized key: "field_40""#)
  }

  @Test func pathsLeadThroughObjectsAndArrays() throws {
    let schema = ZodSchema.object { Field("list", .array(Self.pair)) }
    try expectInvalid(
      #"{"list":[{"a":1},{"a":1,"b":null}]}"#, by: schema,
      "list.1.b: Invalid input: expected string, received null")
  }
}
