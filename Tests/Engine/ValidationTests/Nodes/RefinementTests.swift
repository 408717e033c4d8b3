import SchemaModel
import Testing
import Validation

/// Refinements: their order, their values and the paths of their issues.
@Suite struct RefinementTests {
  @Test func runsAfterTheShapeBesideContinuingIssues() throws {
    let schema = ZodSchema.object { Field("a", .string().length(0, "Not empty")) }
      .refine(.alwaysFail, path: ["b"], "Never")
    try expectInvalid(#"{"a":"x"}"#, by: schema, "a: Not empty", "b: Never")
    try expectInvalid(#"{"a":""}"#, by: schema, "b: Never")
  }

  @Test(arguments: [
    (ZodSchema.string(), "null"), (.enumeration("x"), #""y""#), (.string().or(.null), "1"),
    (.string().max(1).transform(.trim).or(.literal("")), #""long""#),
  ])
  func isSkippedAfterAnIssueThatDoesNotContinue(_ field: ZodSchema, _ value: String) throws {
    let schema = ZodSchema.object { Field("a", field) }.refine(.alwaysFail, "Never")
    let issues = try outcome(of: #"{"a":\#(value)}"#, by: .init(schema, functions: .testing)).issues
    #expect(issues.map(\.field) == ["a"])
  }

  @Test func itsPathStartsAtItsObject() throws {
    let pair = ZodSchema.object { Field("a", .unknown.optional()) }.refine(
      .alwaysFail, path: ["x", 0], "Never")
    try expectInvalid("{}", by: pair, "x.0: Never")
    try expectInvalid(
      #"{"list":[{}]}"#, by: .object { Field("list", .array(pair)) }, "list.0.x.0: Never")
    try expectInvalid(
      "{}", by: .object { Field("a", .unknown.optional()) }.refine(.alwaysFail), "Invalid input")
  }

  @Test func seesTheValueAsItStandsAtItsPlace() throws {
    try expectInvalid(#""  ""#, by: .string().trim().refine(.truthy, "Empty"), "Empty")
    try expectValid(#""  ""#, by: .string().refine(.truthy).trim(), output: #""""#)
  }

  @Test func seesTheObjectsOutput() throws {
    var functions = FunctionRegistry.standard
    functions.register(predicate: "isExactly") { $0 == ["a": "x", "b": false] }
    let schema = ZodSchema.object {
      Field("a", .string().trim())
      Field("b", .boolean().default(false))
      Field("c", .string().optional())
    }.refine("isExactly")
    let validator = try Validator(schema, functions: functions)
    #expect(try outcome(of: #"{"a":" x ","z":1}"#, by: validator).isValid)
    #expect(try outcome(of: #"{"a":"x","c":""}"#, by: validator).issues.map(\.code) == [.custom])
  }

  @Test func aFailedTextIsStillSeen() throws {
    let schema = ZodSchema.object {
      Field("school_id", .string().uuid("Bad").optional())
      Field("coach_id", .string().optional())
    }.refine(.schoolOrCoach, path: ["school_id"], "Neither")
    try expectInvalid(#"{"school_id":"x"}"#, by: schema, "school_id: Bad")
    try expectInvalid(#"{"school_id":""}"#, by: schema, "school_id: Bad", "school_id: Neither")
    try expectInvalid(#"{"coach_id":""}"#, by: schema, "school_id: Neither")
  }

  @Test(arguments: [
    ("2026-04-15", "2026-04-15", true), ("2026-04-15", "2026-04-14", false),
    ("2026-02-30", "2026-03-02", true), ("2026-02-30", "2026-03-01", false),
    ("2026-13-01", "2026-12-31", false), ("2026-01-00", "2027-01-01", false),
    ("2026-01-32", "2027-01-01", false), ("", "2026-01-01", true),
  ])
  func datesAreComparedAsJavaScriptReadsThem(
    _ start: String, _ end: String, _ holds: Bool
  ) throws {
    let schema = ZodSchema.object {
      Field("start_date", .string())
      Field("end_date", .string())
    }.refine(.endNotBeforeStart, path: ["end_date"], "Early")
    let payload = #"{"start_date":"\#(start)","end_date":"\#(end)"}"#
    if holds {
      try expectValid(payload, by: schema)
    } else {
      try expectInvalid(payload, by: schema, "end_date: Early")
    }
  }

  @Test func severalRefinementsAllRun() throws {
    let schema = ZodSchema.object { Field("a", .unknown.optional()) }
      .refine(.alwaysFail, "One").refine(.alwaysPass, "Two").refine(.alwaysFail, "Three")
    try expectInvalid("{}", by: schema, "One", "Three")
  }
}
