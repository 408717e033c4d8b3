import SchemaModel
import Testing

/// The wrappers for absent values, null and values with issues.
@Suite struct AbsentValueTests {
  /// Expects the output of an absent field `f` of an object: this text, or no key.
  private func expectAbsent(
    _ schema: ZodSchema, becomes output: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectValid(
      "{}", by: .object { Field("f", schema) }, output: output.map { #"{"f":\#($0)}"# } ?? "{}",
      sourceLocation: sourceLocation)
  }

  @Test func optionalAcceptsAbsentButNotNull() throws {
    try expectAbsent(.string().optional(), becomes: nil)
    try expectInvalid(
      "null", by: .string().optional(), "Invalid input: expected string, received null")
    try expectInvalid(#""a""#, by: .string().min(2, "Short").optional(), "Short")
  }

  @Test func nullableAcceptsNullButNotAbsent() throws {
    try expectValid("null", by: .string().min(2).nullable())
    try expectInvalid(
      "{}", by: .object { Field("f", .number().nullable()) },
      "f: Invalid input: expected number, received undefined")
  }

  @Test func nullableAndOptionalInEitherOrder() throws {
    for schema in [ZodSchema.string().nullable().optional(), .string().optional().nullable()] {
      try expectAbsent(schema, becomes: nil)
      try expectValid("null", by: schema)
      try expectValid(#""a""#, by: schema)
    }
  }

  @Test func aDefaultIsNotValidated() throws {
    try expectAbsent(.boolean().default(false), becomes: "false")
    try expectAbsent(.literal(1).default("other"), becomes: #""other""#)
    try expectAbsent(.string().trim().default(" a "), becomes: #"" a ""#)
    try expectAbsent(.array(.unknown).default([1, nil, [:]]), becomes: "[1,null,{}]")
  }

  @Test func aDefaultStandsForAbsentOnly() throws {
    try expectInvalid(
      "null", by: .boolean().default(false), "Invalid input: expected boolean, received null")
    try expectValid("null", by: .null.default("x"))
    try expectValid("null", by: .boolean().nullable().default(true))
    try expectAbsent(.boolean().nullable().default(true), becomes: "true")
  }

  @Test func aPrefaultIsValidated() throws {
    try expectAbsent(.string().trim().prefault(" a "), becomes: #""a""#)
    try expectInvalid(
      "{}", by: .object { Field("f", .null.prefault("x")) },
      "f: Invalid input: expected null, received string")
    try expectAbsent(.string().max(4).prefault(nil).prefault(""), becomes: #""""#)
  }

  @Test func aCatchReplacesWhateverHasIssues() throws {
    let schema = ZodSchema.string().min(2).catch("none")
    try expectValid("null", by: schema, output: #""none""#)
    try expectValid(#""a""#, by: schema, output: #""none""#)
    try expectValid(#""ab""#, by: schema)
    try expectAbsent(schema, becomes: #""none""#)
    try expectValid(
      #"{"f":{"a":1}}"#, by: .object { Field("f", .record(.string()).catch(nil)) },
      output: #"{"f":null}"#)
  }

  @Test func aCatchOfWhatAcceptsAbsentLeavesIt() throws {
    try expectAbsent(.null.default("x").catch(0), becomes: #""x""#)
    try expectAbsent(.unknown.catch(false).catch(0), becomes: nil)
  }

  @Test func nullableHandsNullOnToNoOne() throws {
    try expectValid("null", by: .boolean().catch(true).nullable())
    try expectValid(#""ß""#, by: .boolean().catch(true).nullable(), output: "true")
    try expectAbsent(.literal("a").default("x").nullable(), becomes: #""x""#)
  }

  /// An inner node that accepts absent values runs, and its issues are forgiven.
  @Test func optionalRunsWhatAcceptsAbsentItself() throws {
    try expectAbsent(.literal(1).default(0).optional(), becomes: "0")
    try expectAbsent(.boolean().default("x").optional(), becomes: #""x""#)
    let bad = ZodSchema.object { Field("f", .enumeration("a", "b").prefault(nil).optional()) }
    #expect(try outcome(of: "{}", by: .init(bad)).isValid)
    try expectAbsent(.boolean().optional().optional(), becomes: nil)
  }

  @Test func optionalPassesAbsentByOtherNodes() throws {
    try expectAbsent(.string().transform(.trim).optional(), becomes: nil)
    try expectAbsent(.literal(nil).or(.literal("")).optional(), becomes: nil)
    try expectAbsent(.string().pipe(.null).optional(), becomes: nil)
  }

  @Test func aUnionAcceptsAbsentByAnOption() throws {
    try expectAbsent(.boolean().catch(0).or(.literal("")), becomes: "0")
    try expectAbsent(.number().or(.unknown.default(0)), becomes: "0")
    try expectInvalid("{}", by: .object { Field("f", .null.or(.literal(""))) }, "f: Invalid input")
  }
}
