import SchemaModel
import Testing

/// The formats of strings.
@Suite struct DefFormatTests {
  private func format(_ name: String, _ rest: String = "") throws -> ZodSchema.StringFormat? {
    let check = try DefTrees.check(#"{"check":"string_format","format":"\#(name)"\#(rest)}"#)
    guard case .format(let format) = check?.kind else { return nil }
    return format
  }

  private static let pattern = #","pattern":{"$regex":"^a","flags":"u"}"#

  @Test func aRegularExpressionHasItsFlags() throws {
    #expect(try format("regex", Self.pattern) == .regex(ZodSchema.PatternLiteral("^a", flags: "u")))
    #expect(
      try format("regex", #","pattern":{"$regex":"^a"}"#) == .regex(ZodSchema.PatternLiteral("^a")))
  }

  @Test func partsOfATextAreFormats() throws {
    #expect(try format("starts_with", #","prefix":"a""#) == .startsWith("a", pattern: nil))
    #expect(try format("ends_with", #","suffix":"a""#) == .endsWith("a", pattern: nil))
    #expect(
      try format("includes", #","includes":"a","position":2,"pattern":{"$regex":"^.{2}a"}"#)
        == .includes("a", position: 2, pattern: ZodSchema.PatternLiteral("^.{2}a")))
  }

  @Test(arguments: [ZodSchema.NamedFormat.email, .ipv6, .base64, .date, .lowercase, .iban])
  func aFormatOfZodKeepsItsPattern(_ named: ZodSchema.NamedFormat) throws {
    #expect(try format(named.name) == .named(named, pattern: nil))
    #expect(
      try format(named.name, Self.pattern)
        == .named(named, pattern: ZodSchema.PatternLiteral("^a", flags: "u")))
  }

  @Test func theOptionsOfAURLAreConditions() throws {
    #expect(try format("url") == .named(.url, pattern: nil))
    #expect(
      try format(
        "url",
        #","hostname":{"$regex":"b$"},"protocol":{"$regex":"^https$","flags":"i"},"normalize":true"#
      )
        == .url(
          ZodSchema.URLOptions(
            hostname: ZodSchema.PatternLiteral("b$"),
            protocol: ZodSchema.PatternLiteral("^https$", flags: "i"),
            isNormalizing: true)))
  }

  @Test func aTokenMayNameItsAlgorithm() throws {
    #expect(try format("jwt") == .jwt(algorithm: nil))
    #expect(try format("jwt", #","alg":"ES256""#) == .jwt(algorithm: "ES256"))
  }

  @Test func aDateTimeHasAPatternOrOptions() throws {
    let options = #","precision":3,"offset":true,"local":false"#
    #expect(
      try format("datetime", options)
        == .datetime(ZodSchema.DatetimeOptions(precision: 3, allowsOffset: true)))
    #expect(
      try format("datetime", options + Self.pattern)
        == .named(.datetime, pattern: ZodSchema.PatternLiteral("^a", flags: "u")))
    #expect(
      try format("datetime", #","precision":null"#) == .datetime(ZodSchema.DatetimeOptions()))
  }

  @Test func anOptionInThePatternNeedsThePattern() throws {
    #expect(
      try format("uuid", #","version":"v4""# + Self.pattern)
        == .named(.uuid, pattern: ZodSchema.PatternLiteral("^a", flags: "u")))
    for (name, option) in [("uuid", "version"), ("mac", "delimiter"), ("time", "precision")] {
      let check = #"{"check":"string_format","format":"\#(name)","\#(option)":"x"}"#
      #expect(
        try DefTrees.refusal(#"{"type":"string","checks":[\#(check)]}"#)
          == "$.checks[0].pattern: the field is missing")
    }
  }

  @Test func anotherNameIsAFormatOfThePrograms() throws {
    #expect(
      try format("md5_hex", #","enc":"hex""# + Self.pattern)
        == .pattern(name: "md5_hex", ZodSchema.PatternLiteral("^a", flags: "u")))
    #expect(
      try format("card", #","fn":{"opaque":true,"name":"f1","kind":"format"}"#)
        == .function(name: "card", "f1"))
  }

  @Test(arguments: [
    (#""format":"odd""#, "$.checks[0].pattern: the field is missing"),
    (#""format":"email","version":"v4""#, "$.checks[0].version: unknown field"),
    (
      #""format":"md5_hex","enc":"base64","pattern":{"$regex":"a"}"#,
      "$.checks[0].enc: the format md5_hex has another encoding"
    ),
    (#""format":"regex","pattern":"a""#, "$.checks[0].pattern: expected an object"),
    (
      #""format":"regex","pattern":{"$regex":"a","g":1}"#,
      "$.checks[0].pattern.g: unknown field"
    ),
  ])
  func anOddFormatIsRefused(_ fields: String, _ refusal: String) throws {
    #expect(
      try DefTrees.refusal(
        #"{"type":"string","checks":[{"check":"string_format",\#(fields)}]}"#) == refusal)
  }

  @Test func aFormatsNodeIsAStringWithTheFormat() throws {
    let text =
      #"{"type":"string","check":"string_format","format":"email","error":{"opaque":true,"name":"f1","kind":"error"}}"#
    #expect(
      try DefTrees.schema(text)
        == ZodSchema(
          .string, error: "f1",
          checks: [ZodSchema.Check(.format(.named(.email, pattern: nil)), error: "f1")]))
  }
}
