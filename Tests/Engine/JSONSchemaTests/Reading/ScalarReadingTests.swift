import SchemaModel
import Testing

/// The types without schemas below them: `z.fromJSONSchema`.
@Suite struct ScalarReadingTests {
  @Test func aBooleanTakesEveryValueOrNone() throws {
    try expect("true", reads: .any)
    try expect("false", reads: .never)
    try expect(#"{"not": {}}"#, reads: .never)
  }

  @Test func withoutATypeItsKeywordsAreIgnored() throws {
    try expect("{}", reads: .any)
    try expect(#"{"minimum": 1, "properties": {"a": {"type": "string"}}}"#, reads: .any)
    try expect(#"{"type": ""}"#, reads: .any)
  }

  @Test func types() throws {
    try expect(#"{"type": "string"}"#, reads: .string())
    try expect(#"{"type": "number"}"#, reads: .number())
    try expect(
      #"{"type": "integer"}"#,
      reads: ZodSchema(.number, checks: [ZodSchema.Check(.numberFormat(.safeint))]))
    try expect(#"{"type": "boolean"}"#, reads: .boolean())
    try expect(#"{"type": "null"}"#, reads: .null)
  }

  @Test func aListOfTypesIsAUnionWhoseOptionsKeepAllKeywords() throws {
    try expect(#"{"type": []}"#, reads: .never)
    try expect(#"{"type": ["string"], "minLength": 2}"#, reads: .string().min(2))
    try expect(
      #"{"type": ["string", "number"], "minLength": 2, "minimum": 1}"#,
      reads: .union(.string().min(2), .number().gte(1)))
    try expect(
      #"{"type": ["null", ["boolean", "null"]]}"#, reads: .union(.null, .union(.boolean(), .null)))
  }

  @Test func aStringHasItsFormatFirst() throws {
    try expect(
      #"{"type": "string", "pattern": "b", "maxLength": 3, "minLength": 1, "format": "ipv4"}"#,
      reads: .string().ipv4().min(1).max(3)
        .check(.format(.regex(ZodSchema.PatternLiteral("b")))))
    try expect(#"{"type": "string", "minLength": "1", "format": "no"}"#, reads: .string())
  }

  @Test(
    arguments: [
      ("uri", .url), ("uri-reference", .url), ("guid", .uuid), ("uuid", .uuid),
      ("cidr", .cidrv4), ("cidr-v6", .cidrv6), ("email", .email),
    ] as [(String, ZodSchema.NamedFormat)])
  func formats(name: String, format: ZodSchema.NamedFormat) throws {
    try expect(
      #"{"type": "string", "format": "\#(name)"}"#,
      reads: ZodSchema(.string, checks: [ZodSchema.Check(.format(.named(format, pattern: nil)))]))
  }

  @Test func aTimeHasAZoneFrom467() throws {
    let text = #"{"type": "string", "format": "time"}"#
    try expect(
      text, reads: ZodSchema(.string, checks: [.init(.format(.named(.time, pattern: nil)))]),
      in: .before467)
    try expect(#""10:00""#, by: text, zod: .v4_4_3, is: #""10:00""#)
    try expect(#""23:59:59.5-05:30""#, by: text, is: #""23:59:59.5-05:30""#)
    for payload in [#""10:00:00""#, #""10:00Z""#, #""24:00:00Z""#] {
      try expect(
        payload, by: text,
        is:
          #"{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$/","path":[],"message":"Invalid string: must match pattern /^(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$/"}"#
      )
    }
  }

  @Test func formatsThatCameLater() throws {
    try expect(
      #"{"type": "string", "format": "iban"}"#,
      reads: ZodSchema(.string, checks: [.init(.format(.named(.iban, pattern: nil)))]),
      in: [.v4_6_7])
    try expect(#"{"type": "string", "format": "iban"}"#, reads: .string(), in: .before467)
    try expect(
      #"{"type": "string", "format": "hostname"}"#, reads: .string(), in: [.v4_3_6, .v4_4_3])
    try expect(#"{"type": "string", "format": "hostname"}"#, reads: .hostname(), in: [.v4_6_7])
    try expect(#"{"type": "string", "format": "credit_card"}"#, reads: .creditCard(), in: [.v4_6_7])
    try expect(
      #"{"type": "string", "format": "date-time"}"#, reads: .iso.datetime(offset: true),
      in: [.v4_6_7])
    try expect(
      #""2026-02-08T10:00:00+02:00""#, by: #"{"type": "string", "format": "date-time"}"#,
      zod: .v4_4_3,
      is:
        #"{"origin":"string","code":"invalid_format","format":"datetime","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z))$/","path":[],"message":"Invalid ISO datetime"}"#
    )
  }

  @Test func aPatternIsNotAnchoredAndEscapesSlashes() throws {
    try expect(
      #""xa/bx""#, by: #"{"type": "string", "pattern": "a/b"}"#, is: #""xa/bx""#)
    try expect(
      #"{"type": "string", "pattern": "a/b"}"#,
      reads: .string().check(.format(.regex(ZodSchema.PatternLiteral(#"a\/b"#)))))
    try expect(
      #"{"type": "string", "pattern": 5}"#,
      reads: .string().check(.format(.regex(ZodSchema.PatternLiteral("5")))))
  }

  @Test func boundsOfNumbers() throws {
    try expect(
      #"{"type": "number", "multipleOf": 2, "exclusiveMaximum": 9, "exclusiveMinimum": 0, "maximum": 8, "minimum": 1}"#,
      reads: .number().gte(1).lte(8).gt(0).lt(9).multipleOf(2))
    try expect(#"{"type": "number", "exclusiveMinimum": true}"#, reads: .number())
  }

  @Test func anExclusiveBoundOfDraft4ReplacesTheOtherFrom467() throws {
    let text = #"{"type": "number", "minimum": 1, "exclusiveMinimum": true}"#
    try expect(text, reads: .number().gte(1).gt(1), in: [.v4_3_6, .v4_4_3])
    try expect(text, reads: .number().gt(1), in: [.v4_6_7])
  }

  @Test func valuesOfEnumAndConst() throws {
    try expect(#"{"enum": []}"#, reads: .never)
    try expect(#"{"enum": ["a"]}"#, reads: .literal("a"))
    try expect(
      #"{"enum": ["b", "a", "b"]}"#, reads: ZodSchema(.enumeration(.init(["b", "a"]))))
    try expect(#"{"enum": ["b", 1]}"#, reads: .union(.literal("b"), .literal(1)))
    try expect(#"{"const": null}"#, reads: .literal(nil))
    try expect(#"{"const": [1, 2]}"#, reads: .literal(1, 2))
  }
}
