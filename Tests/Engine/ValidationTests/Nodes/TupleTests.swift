import SchemaModel
import Testing

/// Tuples: a schema for each position, and one for the rest.
@Suite struct TupleTests {
  private static let pair = ZodSchema.tuple(.null, .string())

  @Test func eachItemHasItsSchema() throws {
    try expectValid(#"[null,"a"]"#, by: Self.pair)
    try expectValid("[]", by: .tuple())
    try expectInvalid(
      #"["a",null]"#, by: Self.pair, "0: Invalid input: expected null, received string",
      "1: Invalid input: expected string, received null")
  }

  @Test func anythingElseIsATypeError() throws {
    try expectInvalid("0", by: .tuple(), "Invalid input: expected tuple, received number")
    try expectInvalid("{}", by: .tuple(), "Invalid input: expected tuple, received object")
  }

  @Test func tooManyItemsAreAnIssueBesideThoseOfTheItems() throws {
    try expectIssues(
      "[null,1]", by: .tuple(.null),
      #"{"code":"too_big","maximum":1,"inclusive":true,"origin":"array","path":[],"message":"Too big: expected array to have <=1 items"}"#
    )
    try expectInvalid(
      "[0,1]", by: .tuple(.null), "Too big: expected array to have <=1 items",
      "0: Invalid input: expected null, received number")
    try expectInvalid(
      "[0,1]", by: .tuple(.null), zod: .v4_3_6, "Too big: expected array to have <=1 items")
  }

  @Test func tooFewItemsAreOneIssue() throws {
    let schema = ZodSchema.tuple(.number(), .null, .boolean())
    try expectIssues(
      "[7]", by: schema,
      #"{"code":"too_small","minimum":3,"inclusive":true,"origin":"array","path":[],"message":"Too small: expected array to have >=3 items"}"#
    )
    try expectIssues(
      "[7]", by: schema, zod: .v4_3_6,
      #"{"code":"too_small","minimum":3,"origin":"array","path":[],"message":"Too small: expected array to have >3 items"}"#
    )
  }

  /// In 4.3.6 a tuple may lack its last needed item, which is then validated as an absent value.
  @Test func oneMissingItemIsCounted() throws {
    try expectInvalid("[null]", by: Self.pair, "Too small: expected array to have >=2 items")
    try expectInvalid(
      "[null]", by: Self.pair, zod: .v4_3_6,
      "1: Invalid input: expected string, received undefined")
    try expectInvalid(
      "[null,0.3]", by: .tuple(.unknown, .literal(1).nullable(), .number(), rest: .number()),
      zod: .v4_3_6, "1: Invalid input: expected 1",
      "2: Invalid input: expected number, received undefined")
  }

  @Test func theRestHasOneSchema() throws {
    let schema = ZodSchema.tuple(.null, rest: .string().trim())
    try expectValid("[null]", by: schema)
    try expectValid(#"[null," a ","b"]"#, by: schema, output: #"[null,"a","b"]"#)
    try expectInvalid(
      #"[null,"a",0]"#, by: schema, "2: Invalid input: expected string, received number")
  }

  @Test func anOptionalTailMayBeMissing() throws {
    let schema = ZodSchema.tuple(.string(), .number().optional(), .boolean().default(true))
    #expect(try outcome(of: #"["a"]"#, by: .init(schema)).isValid)
    #expect(try outcome(of: #"["a",1]"#, by: .init(schema)).isValid)
    try expectValid(#"["a",1,false]"#, by: schema)
    try expectInvalid(
      #"["a",null]"#, by: schema, "1: Invalid input: expected number, received null")
  }
}
