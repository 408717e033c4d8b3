import SchemaModel
import Testing

/// Length checks, which run on any value with a `length`.
@Suite struct LengthCheckTests {
  @Test(arguments: [
    (#""ab""#, 2), (#""é""#, 1), (#""👍🏽""#, 4), (#""e\u0301""#, 2), (#""\ud83d""#, 1),
    (#""\u0000""#, 1), (#""""#, 0), (#""ß""#, 1), ("[null,null]", 2), ("[[1,2,3]]", 1),
  ])
  func countsCodeUnitsAndElements(_ payload: String, _ length: Int) throws {
    let node = payload.hasPrefix("[") ? ZodSchema.array(.unknown) : .string()
    let accepting = node.length(length).min(length).max(length)
    #expect(try outcome(of: payload, by: .init(accepting, zod: .v4_4_3)).isValid)
    try expectInvalid(payload, by: node.min(length + 1, "Short"), "Short")
    try expectInvalid(payload, by: node.length(length + 1, "Other"), "Other")
    if length > 0 { try expectInvalid(payload, by: node.max(length - 1, "Long"), "Long") }
  }

  private static let email = ZodSchema.string("Not text").min(5, "Short").max(255, "Long")
    .email("No address")

  /// An object's `length` is converted to a number before the comparison, as in JavaScript.
  @Test(arguments: [
    ("[]", "Short"), (#"["a","b","c","d","e"]"#, ""), (#"{"length":-1}"#, "Short"),
    (#"{"length":100}"#, ""), (#"{"length":256}"#, "Long"), (#"{"length":1e999}"#, "Long"),
    (#"{"length":-0}"#, "Short"), (#"{"length":null}"#, "Short"), (#"{"length":true}"#, "Short"),
    (#"{"length":""}"#, "Short"), (#"{"length":" 7 "}"#, ""), (#"{"length":"0x10"}"#, ""),
    (#"{"length":"3"}"#, "Short"), (#"{"length":"1e9"}"#, "Long"),
    (#"{"length":"abc"}"#, "Short Long"),
    (#"{"length":{}}"#, "Short Long"), (#"{"length":[1,2]}"#, "Short Long"),
    (#"{"length":[5]}"#, ""), (#"{"length":[]}"#, "Short"),
  ])
  func runAfterATypeErrorOnWhatHasALength(_ payload: String, _ failing: String) throws {
    let outcome = try outcome(of: payload, by: .init(Self.email))
    let messages = ["Not text"] + failing.split(separator: " ").map(String.init)
    #expect(outcome.issues.map(\.message) == messages)
  }

  @Test(arguments: [
    "null", "5", "true", "{}", #"{"size":3}"#, #"{"Length":3}"#, #"{"__proto__":{"length":1}}"#,
  ])
  func doNotRunWithoutALength(_ payload: String) throws {
    try expectInvalid(payload, by: Self.email, "Not text")
  }

  @Test func namesTheOriginOfTheLength() throws {
    let schema = ZodSchema.string().min(5, "Short")
    func issue(_ type: String, _ origin: String) -> [String] {
      [
        #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received \#(type)"}"#,
        #"{"origin":"\#(origin)","code":"too_small","minimum":5,"inclusive":true,"path":[],"message":"Short"}"#,
      ]
    }
    for (payload, type, origin) in [
      ("[]", "array", "array"), (#"{"length":0}"#, "object", "unknown"),
    ] {
      let found = try outcome(of: payload, by: .init(schema)).written
      #expect(found == issue(type, origin).joined(separator: "\n"))
    }
  }

  @Test func anArraySchemasCheckSeesTheLengthOfAText() throws {
    try expectIssues(
      #""q""#, by: .array(.null).min(2),
      #"{"expected":"array","code":"invalid_type","path":[],"message":"Invalid input: expected array, received string"}"#,
      #"{"origin":"string","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"Too small: expected string to have >=2 characters"}"#
    )
  }

  /// `length_equals` compares without conversion: a text never equals a number.
  @Test func anExactLengthIsANumber() throws {
    let schema = ZodSchema.string("Not text").length(2, "Not two")
    try expectInvalid(#"{"length":2}"#, by: schema, "Not text")
    try expectInvalid(#"{"length":3}"#, by: schema, "Not text", "Not two")
    try expectInvalid(#"{"length":0}"#, by: schema, "Not text", "Not two")
  }
}
