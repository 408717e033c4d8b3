import SchemaModel
import SourceJSON
import Testing
import Validation

/// The properties of each issue in Zod's order, with the default message.
@Suite struct IssueJSONTests {
  @Test func invalidType() throws {
    try expectIssues(
      "null", by: .string(),
      #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received null"}"#
    )
  }

  @Test func tooSmall() throws {
    try expectIssues(
      #""a""#, by: .string().min(5),
      #"{"origin":"string","code":"too_small","minimum":5,"inclusive":true,"path":[],"message":"Too small: expected string to have >=5 characters"}"#
    )
    try expectIssues(
      "[1]", by: .array(.number()).min(3),
      #"{"origin":"array","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"Too small: expected array to have >=3 items"}"#
    )
  }

  @Test func tooBig() throws {
    try expectIssues(
      #""abcd""#, by: .string().max(3),
      #"{"origin":"string","code":"too_big","maximum":3,"inclusive":true,"path":[],"message":"Too big: expected string to have <=3 characters"}"#
    )
  }

  @Test func exactLength() throws {
    try expectIssues(
      #""a""#, by: .string().length(4),
      #"{"origin":"string","code":"too_small","minimum":4,"inclusive":true,"exact":true,"path":[],"message":"Too small: expected string to have >=4 characters"}"#
    )
    try expectIssues(
      #"" a ""#, by: .string().length(1),
      #"{"origin":"string","code":"too_big","maximum":1,"inclusive":true,"exact":true,"path":[],"message":"Too big: expected string to have <=1 characters"}"#
    )
  }

  @Test func affixes() throws {
    try expectIssues(
      #""q""#, by: .string().startsWith("/").endsWith("c").includes("@"),
      #"{"origin":"string","code":"invalid_format","format":"starts_with","prefix":"/","path":[],"message":"Invalid string: must start with \"/\""}"#,
      #"{"origin":"string","code":"invalid_format","format":"ends_with","suffix":"c","path":[],"message":"Invalid string: must end with \"c\""}"#,
      #"{"origin":"string","code":"invalid_format","format":"includes","includes":"@","path":[],"message":"Invalid string: must include \"@\""}"#
    )
  }

  @Test func patterns() throws {
    try expectIssues(
      #""b""#, by: .string().regex("^$"),
      #"{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^$/","path":[],"message":"Invalid string: must match pattern /^$/"}"#
    )
  }

  @Test(arguments: [
    (ZodSchema.string().email(), "email", "Invalid email address"),
    (.string().uuid(), "uuid", "Invalid UUID"), (.string().date(), "date", "Invalid ISO date"),
    (.string().datetime(), "datetime", "Invalid ISO datetime"),
  ])
  func namedFormats(_ schema: ZodSchema, _ format: String, _ message: String) throws {
    let issue = try #require(try outcome(of: #""abc""#, by: .init(schema)).issues.first)
    #expect(
      issue.json.object?.members.map { $0.key.description }
        == ["origin", "code", "format", "pattern", "path", "message"])
    #expect(issue[parameter: "format"]?.text?.string == format)
    #expect(issue[parameter: "pattern"]?.text?.string.hasPrefix("/^") == true)
    #expect(issue.message == message)
  }

  @Test func customAndValue() throws {
    try expectIssues(
      "1", by: .number().refine(.alwaysFail),
      #"{"code":"custom","path":[],"message":"Invalid input"}"#)
    try expectIssues(
      "1", by: .literal("x", 2),
      #"{"code":"invalid_value","values":["x",2],"path":[],"message":"Invalid option: expected one of \"x\"|2"}"#
    )
  }

  @Test func pathsHoldKeysAndIndices() throws {
    try expectIssues(
      #"{"a b":[null]}"#, by: .object { Field("a b", .array(.number())) },
      #"{"expected":"number","code":"invalid_type","path":["a b",0],"message":"Invalid input: expected number, received null"}"#
    )
  }

  @Test func parametersLeaveOutCodePathAndMessage() throws {
    let issue = try #require(
      try outcome(of: #""a""#, by: .init(.string().length(4))).issues.first)
    #expect(issue.code == .tooSmall)
    #expect(
      issue.parameters.map(\.name.description) == ["origin", "minimum", "inclusive", "exact"])
    #expect(issue[parameter: "minimum"] == 4)
    #expect(issue[parameter: "maximum"] == nil)
  }

  @Test func aLoneSurrogateIsKeptInTheJSON() throws {
    try expectIssues(
      #"{"\ud800":1}"#, by: .object {}.strict(),
      #"{"code":"unrecognized_keys","keys":["\ud800"],"path":[],"message":"Unrecognized key: \"\ud800\""}"#
    )
    let issues = try Validator(.object {}.strict()).validate(#"{"\ud800":1}"#).issues
    #expect(issues.first?.message == "Unrecognized key: \"\u{FFFD}\"")
  }
}
