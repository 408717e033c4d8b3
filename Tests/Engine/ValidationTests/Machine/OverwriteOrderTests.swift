import SchemaModel
import Testing

/// Overwriting checks, which run in the order of all checks.
@Suite struct OverwriteOrderTests {
  @Test func aCheckSeesTheTextAsItStandsAtItsPlace() throws {
    try expectValid(#"" a ""#, by: .string().min(3).trim(), output: #""a""#)
    try expectInvalid(#"" a ""#, by: .string().trim().min(3, "Short"), "Short")
    try expectValid(#""ABC""#, by: .string().toLowerCase().regex("^[a-z]+$"), output: #""abc""#)
    try expectInvalid(#""ABC""#, by: .string().regex("^[a-z]+$", "No").toLowerCase(), "No")
  }

  @Test func theWebAppsAddressIsTestedBeforeItIsTrimmed() throws {
    let schema = ZodSchema.string().email("No address").toLowerCase().trim()
    try expectValid(#""Ana@Club.Example""#, by: schema, output: #""ana@club.example""#)
    try expectInvalid(#"" ana@club.example""#, by: schema, "No address")
  }

  @Test func lengthsAreThoseBeforeTheMapping() throws {
    let state = ZodSchema.string().length(2, "Two letters").toUpperCase()
    try expectValid(#""ga""#, by: state, output: #""GA""#)
    try expectValid(#""ßa""#, by: state, output: #""SSA""#)
    try expectInvalid(#""ß""#, by: state, "Two letters")
  }

  @Test func theyAreSkippedOnceThePayloadIsAborted() throws {
    let schema = ZodSchema.string().check(.maxLength(4), "Long", abort: true).trim().max(
      3, "Longer")
    try expectInvalid(#""  a  ""#, by: schema, "Long")
    try expectInvalid(#""  a  ""#, by: schema, zod: .v4_3_6, "Long", "Longer")
    try expectValid(#"" a  ""#, by: schema, output: #""a""#)
  }

  @Test(arguments: [
    (#""\u00a0\ufeff a\u2028""#, #""a""#), (#""\u180ea""#, #""\#u{180E}a""#),
    (#""\u0085a""#, #""\#u{85}a""#),
    (#"" ""#, #""""#), (#""a b""#, #""a b""#),
  ])
  func trimRemovesTheWhiteSpaceOfECMAScript(_ payload: String, _ output: String) throws {
    try expectValid(payload, by: .string().trim(), output: output)
  }
}
