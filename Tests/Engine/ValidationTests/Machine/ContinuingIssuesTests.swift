import SchemaModel
import Testing

/// The checks that run after an issue.
@Suite struct ContinuingIssuesTests {
  @Test func everyFailingCheckIsReportedInOrder() throws {
    let schema = ZodSchema.string().max(4, "Long").startsWith("@", "No at").endsWith("!", "No bang")
      .refine(.alwaysFail, "Never")
    try expectInvalid(#""abcdef""#, by: schema, "Long", "No at", "No bang", "Never")
    try expectInvalid(#""@bcdef""#, by: schema, "Long", "No bang", "Never")
    try expectInvalid(#""@bc!""#, by: schema, "Never")
  }

  @Test(arguments: ["null", "true", "5", "[]", "{}"])
  func aTypeErrorSkipsTheOtherChecks(_ payload: String) throws {
    let schema = ZodSchema.string("Not text").email("Not an address").refine(.alwaysFail, "Never")
    try expectInvalid(payload, by: schema, "Not text")
  }

  @Test func anUnlistedValueSkipsTheChecks() throws {
    try expectInvalid(
      #""b""#, by: .literal("a").refine(.alwaysFail, "Never"), #"Invalid input: expected "a""#)
    try expectInvalid(
      #""c""#, by: .enumeration("a", "b", message: "Neither").refine(.alwaysFail, "Never"),
      "Neither")
    try expectInvalid(#""a""#, by: .literal("a").refine(.alwaysFail, "Never"), "Never")
  }

  @Test func aFractionIsATypeErrorToAnIntegerCheck() throws {
    let schema = ZodSchema.number().int("Whole numbers").multipleOf(5, "Fives")
    try expectInvalid("0.3", by: schema, "Whole numbers")
    try expectInvalid("3", by: schema, "Fives")
  }

  @Test func aCheckWithAbortIsTheLastOneToFail() throws {
    let schema = ZodSchema.string().check(.maxLength(2), "Long", abort: true).date("No date")
    try expectInvalid(#""A@B.CO""#, by: schema, "Long")
    try expectInvalid(#""ab""#, by: schema, "No date")
  }

  @Test func abortLooksForwardOnly() throws {
    let schema = ZodSchema.string().date("No date").refine(.alwaysFail, "Never", abort: true)
      .endsWith("!", "No bang")
    try expectInvalid(#""ab""#, by: schema, "No date", "Never")
  }

  /// 4.3.6 runs checks of a length in spite of an abort before them.
  @Test func lengthChecksAreSkippedAfterAnAbort() throws {
    let schema = ZodSchema.string().check(
      .format(.startsWith("@", pattern: nil)), "No at", abort: true
    )
    .length(1, "Not one").endsWith("!", "No bang")
    try expectInvalid(#""abc""#, by: schema, "No at")
    try expectInvalid(#""abc""#, by: schema, zod: .v4_3_6, "No at", "Not one")
  }

  @Test func aBadElementDoesNotSkipTheArraysLengthCheck() throws {
    let schema = ZodSchema.array(.string()).min(3, "Few")
    try expectInvalid(
      #"[null, "a"]"#, by: schema, "0: Invalid input: expected string, received null", "Few")
  }
}
