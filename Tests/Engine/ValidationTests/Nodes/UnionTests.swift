import SchemaModel
import Testing

/// Unions: the first option without issues, or else the issues of one or of all options.
@Suite struct UnionTests {
  /// The only option that is not aborted keeps its paths, after other options with paths.
  @Test func theIssuesOfTheOnlyGoingOption() throws {
    let first = ZodSchema.object { Field("a", .object { Field("b", .number()) }) }
    let second = ZodSchema.object {
      Field("a", .array(.string().min(3, "Short")).max(1, "Many"))
    }
    try expectInvalid(
      #"[0,{"a":["xx","abc","y"]}]"#, by: .array(.union(first, second, .number())),
      "1.a.0: Short", "1.a.2: Short", "1.a: Many")
  }

  @Test func theFirstOptionWithoutIssuesWins() throws {
    let schema = ZodSchema.string().trim().or(.string().toUpperCase())
    try expectValid(#"" a ""#, by: schema, output: #""a""#)
    let second = ZodSchema.string().max(1).trim().or(.string().toUpperCase())
    try expectValid(#"" a ""#, by: second, output: #"" A ""#)
  }

  @Test func theIssuesOfTheOnlyOptionThatIsNotAbortedSurface() throws {
    let phone = ZodSchema.string().regex("^[0-9]{10}$", "No phone number").or(.literal(""))
    try expectInvalid(#""555""#, by: phone, "No phone number")
    try expectInvalid("null", by: phone, "Invalid input")
    try expectValid(#""""#, by: phone)
  }

  @Test func theUnionsMessageIsOnlyForItsOwnIssue() throws {
    let schema = ZodSchema.union(.number().multipleOf(2, "Odd"), .null, message: "Neither")
    try expectInvalid("1", by: schema, "Odd")
    try expectInvalid("true", by: schema, "Neither")
  }

  @Test func twoOptionsThatAreNotAbortedMakeAUnionIssue() throws {
    try expectIssues(
      #""abc""#, by: .string().max(1, "Long").or(.string().endsWith("!", "No bang")),
      #"{"code":"invalid_union","errors":[[{"origin":"string","code":"too_big","maximum":1,"inclusive":true,"path":[],"message":"Long"}],[{"origin":"string","code":"invalid_format","format":"ends_with","suffix":"!","path":[],"message":"No bang"}]],"path":[],"message":"Invalid input"}"#
    )
  }

  /// Any issue of a pipe's left side aborts the pipe, so the output is never a transformed text.
  @Test func aTransformedOptionIsAbortedByAnyIssue() throws {
    let handle = ZodSchema.string().regex("^@?[a-z]+$", "No handle").transform(.stripLeadingAt)
      .or(.literal(""))
    try expectValid(#""@ana""#, by: handle, output: #""ana""#)
    try expectIssues(
      #""a-b""#, by: handle,
      #"{"code":"invalid_union","errors":[[{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^@?[a-z]+$/","path":[],"message":"No handle"}],[{"code":"invalid_value","values":[""],"path":[],"message":"Invalid input: expected \"\""}]],"path":[],"message":"Invalid input"}"#
    )
  }

  @Test func innerPathsAreRelativeToTheUnion() throws {
    let schema = ZodSchema.object { Field("f", .null.or(.record(.string()))) }
    try expectIssues(
      #"{"f":{"a":"x","b":1}}"#, by: schema,
      #"{"code":"invalid_union","errors":[[{"expected":"null","code":"invalid_type","path":[],"message":"Invalid input: expected null, received object"}],[{"expected":"string","code":"invalid_type","path":["b"],"message":"Invalid input: expected string, received number"}]],"path":["f"],"message":"Invalid input"}"#
    )
  }

  @Test func surfacingIssuesHaveTheWholePath() throws {
    let schema = ZodSchema.object {
      Field("f", .null.or(.object { Field("g", .string().min(2, "Short")) }))
    }
    try expectInvalid(#"{"f":{"g":"a"}}"#, by: schema, "f.g: Short")
  }

  @Test func unionsNest() throws {
    let schema = ZodSchema.literal("a").or(.literal("b").or(.literal("c")))
    try expectValid(#""c""#, by: schema)
    try expectIssues(
      #""d""#, by: schema,
      #"{"code":"invalid_union","errors":[[{"code":"invalid_value","values":["a"],"path":[],"message":"Invalid input: expected \"a\""}],[{"code":"invalid_union","errors":[[{"code":"invalid_value","values":["b"],"path":[],"message":"Invalid input: expected \"b\""}],[{"code":"invalid_value","values":["c"],"path":[],"message":"Invalid input: expected \"c\""}]],"path":[],"message":"Invalid input"}]],"path":[],"message":"Invalid input"}"#
    )
  }
}
