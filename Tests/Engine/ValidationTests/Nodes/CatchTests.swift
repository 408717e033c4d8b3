import SchemaModel
import Testing
import Validation

/// `catch`, and the issues that it leaves.
@Suite struct CatchTests {
  /// A catch on a pipe's right side gets a new list of issues; the left side still has the old one.
  private let rightSide = ZodSchema.unknown.pipe(.null.catch("a"))

  private let expectedNull = "Invalid input: expected null, received number"

  @Test func takesTheIssuesOfWhatItIsAround() throws {
    try expectValid("5", by: .null.catch("a"), output: #""a""#)
    try expectValid("5", by: rightSide, output: #""a""#)
    try expectValid("5", by: .null.catch("a").catch("b"), output: #""a""#)
    try expectValid("5", by: .null.catch("a").pipe(.string()).catch("b"), output: #""a""#)
  }

  @Test func returnsToTheListOfTheLeftSide() throws {
    try expectInvalid("5", by: rightSide.catch("x"), expectedNull)
    try expectInvalid("5", by: rightSide.nullable().default("d").catch("x"), expectedNull)
    try expectInvalid("5", by: .union(rightSide).catch("x"), expectedNull)
    try expectInvalid("5", by: rightSide.catch("x").pipe(.any), expectedNull)
    try expectInvalid(
      #"{"k":[5]}"#, by: .object { Field("k", .array(rightSide.catch("x"))) },
      "k.0: \(expectedNull)")
    try expectValid("null", by: rightSide.catch("x"))
  }

  @Test func aCatchAroundThatTakesThem() throws {
    try expectValid("5", by: rightSide.catch("x").catch("y"), output: #""y""#)
    try expectValid("5", by: .union(rightSide.catch("x"), .number()))
    // Several pipes share a list.
    try expectValid(
      "5", by: .unknown.pipe(rightSide.catch("b")).catch("x"), output: #""x""#)
  }

  /// Each option of a union has its own list.
  @Test func theListOfAnOptionIsNotTheUnions() throws {
    try expectValid("5", by: .union(rightSide, .boolean()).catch("x"), output: #""a""#)
  }

  @Test func theChecksBehindSeeWhatIsLeft() throws {
    try expectInvalid(
      "5", by: rightSide.catch("x").refine(.alwaysFail, "Never"), expectedNull)
    try expectInvalid("5", by: rightSide.refine(.alwaysFail, "Never"), "Never")
  }

  /// An `optional` that forgives the issues of an absent value returns its own payload.
  @Test func anOptionalLeavesTheIssuesOfAnAbsentValue() throws {
    let forgiving = ZodSchema.string().optional().pipe(.number()).optional()
    let schema = ZodSchema.object { Field("a", forgiving.catch("x").pipe(.unknown)) }
    try expectValid("{}", by: .object { Field("a", forgiving) })
    try expectInvalid(
      "{}", by: schema, "a: Invalid input: expected number, received undefined")
    try expectValid(
      "{}", by: .object { Field("a", forgiving.catch("x").catch("y").pipe(.unknown)) },
      output: #"{"a":"y"}"#)
  }
}
