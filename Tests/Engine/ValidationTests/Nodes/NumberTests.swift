import SchemaModel
import SourceJSON
import Testing
import Validation

/// Numbers, which are finite, and their limits.
@Suite struct NumberTests {
  @Test(arguments: ["1e999", "-1e999", "1.7976931348623159e308"])
  func infinityIsATypeErrorThatSaysSo(_ payload: String) throws {
    try expectIssues(
      payload, by: .number(),
      #"{"expected":"number","code":"invalid_type","received":"Infinity","path":[],"message":"Invalid input: expected number, received number"}"#
    )
  }

  @Test func notANumberIsATypeError() throws {
    let outcome = try Validator(.number().gte(0)).validate(.number(.nan))
    #expect(outcome.issues.map(\.code) == [.invalidType])
    #expect(outcome.issues.first?[parameter: "expected"] == "number")
  }

  @Test(arguments: [
    ("-0", "0"), ("1.0", "1"), ("1e2", "100"), ("1e21", "1e+21"), ("0.0000001", "1e-7"),
    ("1e-999", "0"), ("5e-324", "5e-324"), ("100000.000", "100000"), ("0.1", "0.1"),
  ])
  func printsAsJavaScriptDoes(_ payload: String, _ output: String) throws {
    try expectValid(payload, by: .number(), output: output)
  }

  @Test func limitsAreInclusiveOrNot() throws {
    try expectValid("0", by: .number().gte(0).lte(0))
    try expectValid("-0", by: .number().min(0), output: "0")
    try expectIssues(
      "0", by: .number().gt(0).lt(0),
      #"{"origin":"number","code":"too_small","minimum":0,"inclusive":false,"path":[],"message":"Too small: expected number to be >0"}"#,
      #"{"origin":"number","code":"too_big","maximum":0,"inclusive":false,"path":[],"message":"Too big: expected number to be <0"}"#
    )
    try expectIssues(
      "100000.01", by: .number().max(100_000),
      #"{"origin":"number","code":"too_big","maximum":100000,"inclusive":true,"path":[],"message":"Too big: expected number to be <=100000"}"#
    )
  }

  @Test func aNumberIsRoundedBeforeItIsCompared() throws {
    let schema = ZodSchema.number().max(100_000, "Large")
    try expectValid("100000.000000000007275957614183425", by: schema, output: "100000")
    try expectInvalid("100000.000000000007275957614183426", by: schema, "Large")
  }

  @Test func multiplesAreDecimal() throws {
    for payload in ["0.3", "2.5", "-0.7", "0"] {
      try expectValid(payload, by: .number().multipleOf(0.1))
    }
    try expectIssues(
      "1", by: .number().multipleOf(2),
      #"{"origin":"number","code":"not_multiple_of","divisor":2,"path":[],"message":"Invalid number: must be a multiple of 2"}"#
    )
  }

  @Test func integersAreSafe() throws {
    try expectValid("9007199254740991", by: .number().int())
    try expectValid("-9007199254740991", by: .number().int())
    try expectIssues(
      "9007199254740992", by: .number().int(),
      #"{"code":"too_big","maximum":9007199254740991,"note":"Integers must be within the safe integer range.","origin":"int","inclusive":true,"path":[],"message":"Too big: expected int to be <=9007199254740991"}"#
    )
    try expectIssues(
      "2.5", by: .number().int(),
      #"{"expected":"int","format":"safeint","code":"invalid_type","path":[],"message":"Invalid input: expected int, received number"}"#
    )
  }
}
