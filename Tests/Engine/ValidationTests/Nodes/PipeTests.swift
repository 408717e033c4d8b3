import SchemaModel
import Testing
import Validation

/// Pipes and transforms.
@Suite struct PipeTests {
  @Test func theRightSideSeesTheOutputOfTheLeft() throws {
    let schema = ZodSchema.string().trim().pipe(.literal("a"))
    try expectValid(#"" a ""#, by: schema, output: #""a""#)
    try expectInvalid(#""b""#, by: schema, #"Invalid input: expected "a""#)
    try expectInvalid(
      #""12:30""#, by: .string().pipe(.null), "Invalid input: expected null, received string")
  }

  @Test func anyIssueOfTheLeftSideStopsThePipe() throws {
    try expectInvalid(#""abc""#, by: .string().max(2, "Long").pipe(.null), "Long")
    try expectInvalid(#""a""#, by: .string().url("No URL").transform(.stripLeadingAt), "No URL")
  }

  @Test func theWebAppsTransforms() throws {
    try expectValid(#"" a ""#, by: .string().transform(.trim), output: #""a""#)
    try expectValid(#""Éa""#, by: .string().transform(.toLowerCase), output: #""éa""#)
    try expectValid(#""aß""#, by: .string().transform(.toUpperCase), output: #""ASS""#)
    try expectValid(#""@@a""#, by: .string().transform(.stripLeadingAt), output: #""@a""#)
    try expectValid(
      #"" <b>x</b> ""#, by: .string().transform(.stripHTMLAndTrim), output: #""x""#)
  }

  @Test func lengthsAreThoseBeforeTheTransform() throws {
    let schema = ZodSchema.string().max(8, "Long").transform(.stripHTMLAndTrim)
    try expectValid(#""<b>x</b>""#, by: schema, output: #""x""#)
    try expectInvalid(#""<b>xy</b>""#, by: schema, "Long")
  }

  @Test func registeredFunctionsTakeAndGiveAnyValue() throws {
    var functions = FunctionRegistry.standard
    functions.register(transform: "wrap") { .array([$0, ["k": $0]]) }
    let validator = try Validator(
      .object { Field("f", .unknown.transform("wrap").pipe(.array(.any).max(2))) },
      functions: functions)
    #expect(
      try outcome(of: #"{"f":{"b":1,"2":null}}"#, by: validator).written
        == #"{"f":[{"2":null,"b":1},{"k":{"2":null,"b":1}}]}"#)
  }
}
