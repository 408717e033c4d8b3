internal import JSPrimitives

extension ZodSchema.NamedFormat {
  /// The string formats that have a name, those of Zod's own first. `core/regexes.ts`, `core/schemas.ts`, `locales/en.ts`
  /// and `classic/from-json-schema.ts` of Zod's versions.
  package static let rows: [Row] =
    identifiers + networks + encodings + times + texts + payments + own

  private static let identifiers = [
    Row("guid", "GUID").pattern(
      #"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"#),
    Row("uuid", "UUID").pattern(shared: false) { PatternLiteral(FormatPatterns.uuid(in: $0)) }
      .jsonSchema("uuid", "guid").samples("ffffffff-ffff-ffff-ffff-ffffffffffff"),
    Row("nanoid").pattern("^[a-zA-Z0-9_-]{21}$").jsonSchema("nanoid"),
    Row("cuid").pattern(FormatPatterns.cuid).jsonSchema("cuid").samples(
      "c123456", nearMisses: ["CABCDEFGH", "cABCDEFGHI", "c_________", "c12345"]),
    Row("cuid2").pattern("^[0-9a-z]+$").jsonSchema("cuid2"),
    Row("ulid", "ULID").pattern(FormatPatterns.ulid).jsonSchema("ulid").samples(
      "7ZZZZZZZZZZZZZZZZZZZZZZZZZ", nearMisses: ["8ZZZZZZZZZZZZZZZZZZZZZZZZZ"]),
    Row("xid", "XID").pattern("^[0-9a-vA-V]{20}$").jsonSchema("xid"),
    Row("ksuid", "KSUID").pattern("^[A-Za-z0-9]{27}$").jsonSchema("ksuid"),
  ]

  private static let networks = [
    Row("email", "email address").pattern(FormatPatterns.email).jsonSchema("email"),
    Row("url", "URL").rule(.special).jsonSchema("uri", "uri-reference"),
    Row("e164", "E.164 number").pattern(FormatPatterns.e164).jsonSchema("e164").samples(
      "+1123456789", nearMisses: ["+0123456789"]),
    Row("ipv4", "IPv4 address").pattern(
      #"^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$"#
    ).jsonSchema("ipv4"),
    Row("ipv6", "IPv6 address").pattern(FormatPatterns.ipv6).rule(.special).jsonSchema("ipv6")
      .samples(
        "::1", nearMisses: ["::1\n", "::@1\\", "::1\t", "1:2\n:3::", "::1]/[", "::1%25"]),
    Row("mac", "MAC address").word(since: .v4_2_1).pattern(shared: false) { _ in
      macAddress(delimiter: ":")
    }
    .origin("mac", "4.1.13", .v4_2_1).jsonSchema("mac"),
    Row("cidrv4", "IPv4 range").pattern(
      #"^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$"#
    ).jsonSchema("cidr"),
    Row("cidrv6", "IPv6 range").pattern(FormatPatterns.cidrv6).rule(.special)
      .jsonSchema("cidr-v6").samples(
        "::1/64",
        nearMisses: ["::1\n/64", "::@1\\/64", "::\t/0", "::1]/64", "::1/64/2"]),
  ]

  private static let encodings = [
    Row("base64", "base64-encoded string").pattern(FormatPatterns.base64).rule(.special)
      .jsonSchema("base64").samples("aGVsbG8=", nearMisses: spacedBase64),
    Row("base64url", "base64url-encoded string").pattern("^[A-Za-z0-9_-]*$")
      .rule(.special).jsonSchema("base64url").samples("aGVsbG8", nearMisses: spacedBase64),
    Row("jwt", "JWT").rule(.special).jsonSchema("jwt"),
    Row("json_string", "JSON string").rule(.special),
  ]

  private static let spacedBase64: [JSText] = [
    "aG\nV", "aGVs bG8=", "aGVs\nbG8=", "aGVs    ", "aGVs\tbG8", " aGVsbG8", "aGVsbG8=\n",
  ]

  private static let times = [
    Row("datetime", "ISO datetime").pattern(shared: false) {
      ISOPatterns.datetime(ZodSchema.DatetimeOptions(), in: $0)
    }
    .jsonSchema("date-time").samples(
      "2026-01-01T00:00:00Z",
      nearMisses: [
        "2026-01-01T00:00+01:00", "2026-01-01T00:00:00", "2026-01-01T00:00Z", "2026-01-01T00:00",
      ]),
    Row("date", "ISO date").pattern(shared: true) { _ in ISOPatterns.date }.jsonSchema("date"),
    Row("time", "ISO time").pattern(shared: false) { _ in ISOPatterns.time(precision: nil) }
      .jsonSchema("time"),
    Row("duration", "ISO duration").pattern(
      #"^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$"#
    ).jsonSchema("duration"),
  ]

  private static let texts = [
    Row("emoji").pattern(shared: false) { PatternLiteral(FormatPatterns.emoji(in: $0), flags: "u") }
      .jsonSchema("emoji").samples("\u{1F600}", nearMisses: ["\u{1F600}a", "12", "#"]),
    Row("lowercase").pattern("^[^A-Z]*$"),
    Row("uppercase").pattern("^[^a-z]*$"),
    Row("regex", "input"),
    Row("starts_with"),
    Row("ends_with"),
    Row("includes"),
    Row("template_literal", "input"),
  ]

  private static let payments = [
    Row("credit_card", "credit card number").word(since: .v4_6_7).pattern(shared: true) {
      $0 < .v4_6_7 ? nil : PatternLiteral(FormatPatterns.creditCard)
    }
    .rule(.algorithm(CreditCard.isValid)).origin("creditCard", "4.5", .v4_6_7)
    .jsonSchema("credit_card", since: .v4_6_7).samples(
      "4111111111111111", "4111-1111-1111-1111", "000000000000", nearMisses: ["4111111111111112"]
    ).make(CreditCard.number),
    Row("iban", "IBAN").word(since: .v4_6_7).pattern(shared: true) {
      $0 < .v4_6_7 ? nil : PatternLiteral(#"^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$"#)
    }
    .rule(.algorithm(IBAN.isValid, testsPatternFirst: true)).origin("iban", "4.6", .v4_6_7)
    .jsonSchema("iban", since: .v4_6_7).samples(
      "GB82WEST12345698765432", nearMisses: ["GB82WEST12345698765433"]
    ).make(IBAN.number),
  ]

  private static let own = [
    Row("currency_code", "currency code").word(since: .v4_6_7).own,
    Row("hostname").pattern(
      #"^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$"#
    ).jsonSchema("hostname", since: .v4_6_7).own,
    Row("hex").pattern("^[0-9a-fA-F]*$").own,
    Row("uuidv4", "UUIDv4").own,
    Row("uuidv6", "UUIDv6").own,
  ]

  private typealias PatternLiteral = ZodSchema.PatternLiteral
}
