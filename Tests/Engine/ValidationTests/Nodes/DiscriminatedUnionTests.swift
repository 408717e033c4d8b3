import SchemaModel
import Testing

/// Unions of objects in which the value of one key chooses the option.
@Suite struct DiscriminatedUnionTests {
  private static let schema = ZodSchema.discriminatedUnion(
    "kind",
    .object {
      Field("kind", .literal("p"))
      Field("n", .number())
    },
    .object {
      Field("kind", .literal("q", 2))
      Field("n", .null)
    }.strict())

  @Test func theOptionOfTheValueJudgesAlone() throws {
    try expectValid(#"{"n":1,"kind":"p","z":0}"#, by: Self.schema, output: #"{"kind":"p","n":1}"#)
    try expectValid(#"{"kind":"q","n":null}"#, by: Self.schema)
    try expectValid(#"{"kind":2,"n":null}"#, by: Self.schema)
    try expectInvalid(
      #"{"kind":"q","n":1,"z":0}"#, by: Self.schema,
      "n: Invalid input: expected null, received number", #"Unrecognized key: "z""#)
  }

  @Test(arguments: [
    "{}", #"{"n":null}"#, #"{"kind":"r"}"#, #"{"kind":null}"#, #"{"kind":"2"}"#, #"{"kind":["p"]}"#,
  ])
  func noOptionIsAnIssueAtTheKey(_ payload: String) throws {
    try expectIssues(
      payload, by: Self.schema,
      #"{"code":"invalid_union","errors":[],"note":"No matching discriminator","discriminator":"kind","options":["p","q",2],"path":["kind"],"message":"Invalid discriminator value. Expected 'p' | 'q' | '2'"}"#
    )
  }

  @Test(arguments: [("null", "null"), ("[]", "array"), (#""p""#, "string"), ("0.3", "number")])
  func anythingElseIsATypeErrorWithTheCodeInFront(_ payload: String, _ type: String) throws {
    try expectIssues(
      payload, by: Self.schema,
      #"{"code":"invalid_type","expected":"object","path":[],"message":"Invalid input: expected object, received \#(type)"}"#
    )
  }

  @Test func standsInsideOtherNodes() throws {
    let schema = ZodSchema.object { Field("list", .array(Self.schema)) }
    try expectValid(#"{"list":[{"kind":2,"n":null},{"kind":"p","n":0}]}"#, by: schema)
    try expectInvalid(
      #"{"list":[{"kind":"p"},{"kind":"x"}]}"#, by: schema,
      "list.0.n: Invalid input: expected number, received undefined",
      "list.1.kind: Invalid discriminator value. Expected 'p' | 'q' | '2'")
  }

  @Test func theDiscriminatorIsFoundAmongEqualAndEscapedKeys() throws {
    try expectValid(
      #"{"kind":"q","n":1,"k\u0069nd":"p"}"#, by: Self.schema, output: #"{"kind":"p","n":1}"#)
  }
}
