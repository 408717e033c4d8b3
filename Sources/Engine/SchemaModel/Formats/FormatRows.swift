internal import JSPrimitives

/// The rows of string formats: `core/regexes.ts`, `core/schemas.ts`, `locales/en.ts` and `classic/from-json-schema.ts` of Zod's
/// versions.
extension ZodSchema.NamedFormat {
  // MARK: Identifiers

  /// A UUID of any version and variant.
  public static let guid = Self(
    Row("guid", "GUID").shownInJSONSchema(as: "uuid").pattern(
      #"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"#))

  /// A UUID of RFC 9562.
  public static let uuid = Self(
    Row("uuid", "UUID").pattern(shared: false) { PatternLiteral(FormatPatterns.uuid(in: $0)) }
      .jsonSchema("uuid", "guid").samples("ffffffff-ffff-ffff-ffff-ffffffffffff").changed(.uuid)
      .ofDocumentVersion1)

  /// A Nano ID.
  public static let nanoid = Self(
    Row("nanoid").pattern("^[a-zA-Z0-9_-]{21}$").jsonSchema("nanoid"))

  /// A CUID.
  public static let cuid = Self(
    Row("cuid").pattern(FormatPatterns.cuid).jsonSchema("cuid").samples(
      "c123456", nearMisses: ["CABCDEFGH", "cABCDEFGHI", "c_________", "c12345"]
    ).changed(.cuid))

  /// A CUID2.
  public static let cuid2 = Self(
    Row("cuid2").pattern("^[0-9a-z]+$").jsonSchema("cuid2"))

  /// A ULID.
  public static let ulid = Self(
    Row("ulid", "ULID").pattern(FormatPatterns.ulid).jsonSchema("ulid").samples(
      "7ZZZZZZZZZZZZZZZZZZZZZZZZZ", nearMisses: ["8ZZZZZZZZZZZZZZZZZZZZZZZZZ"]
    ).changed(.ulid))

  /// An XID.
  public static let xid = Self(
    Row("xid", "XID").pattern("^[0-9a-vA-V]{20}$").jsonSchema("xid"))

  /// A KSUID.
  public static let ksuid = Self(
    Row("ksuid", "KSUID").pattern("^[A-Za-z0-9]{27}$").jsonSchema("ksuid"))

  // MARK: Networks

  /// An email address.
  public static let email = Self(
    Row("email", "email address").pattern(FormatPatterns.email).jsonSchema("email").changed(
      .emailPattern
    ).ofDocumentVersion1)

  /// A URL that the WHATWG URL parser accepts.
  public static let url = Self(
    Row("url", "URL").rule(.special).jsonSchema("uri", "uri-reference").shownInJSONSchema(as: "uri")
      .ofDocumentVersion1)

  /// A phone number by E.164.
  public static let e164 = Self(
    Row("e164", "E.164 number").pattern(FormatPatterns.e164).jsonSchema("e164").samples(
      "+1123456789", nearMisses: ["+0123456789"]
    ).changed(.e164))

  /// An IPv4 address.
  public static let ipv4 = Self(
    Row("ipv4", "IPv4 address").pattern(
      #"^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$"#
    ).jsonSchema("ipv4"))

  /// An IPv6 address.
  public static let ipv6 = Self(
    Row("ipv6", "IPv6 address").pattern(FormatPatterns.ipv6).rule(.special).jsonSchema("ipv6")
      .samples(
        "::1", nearMisses: ["::1\n", "::@1\\", "::1\t", "1:2\n:3::", "::1]/[", "::1%25"]
      ).changed(.ipv6Pattern))

  /// A MAC address.
  public static let mac = Self(
    Row("mac", "MAC address").word(since: .v4_2_1).pattern(shared: false) { _ in
      macAddress(delimiter: ":")
    }
    .origin("mac", "4.1.13", .v4_2_1).jsonSchema("mac"))

  /// A range of IPv4 addresses.
  public static let cidrv4 = Self(
    Row("cidrv4", "IPv4 range").pattern(
      #"^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$"#
    ).jsonSchema("cidr"))

  /// A range of IPv6 addresses.
  public static let cidrv6 = Self(
    Row("cidrv6", "IPv6 range").pattern(FormatPatterns.cidrv6).rule(.special)
      .jsonSchema("cidr-v6").samples(
        "::1/64",
        nearMisses: ["::1\n/64", "::@1\\/64", "::\t/0", "::1]/64", "::1/64/2"]
      ).changed(.cidrv6Pattern))

  // MARK: Encodings

  /// Text in Base64.
  public static let base64 = Self(
    Row("base64", "base64-encoded string").pattern(FormatPatterns.base64).rule(.special)
      .jsonSchema("base64").samples("aGVsbG8=", nearMisses: spacedBase64).changed(.base64Pattern))

  /// Text in Base64url, without padding.
  public static let base64url = Self(
    Row("base64url", "base64url-encoded string").pattern("^[A-Za-z0-9_-]*$")
      .rule(.special).jsonSchema("base64url").samples("aGVsbG8", nearMisses: spacedBase64))

  /// A JSON Web Token.
  public static let jwt = Self(
    Row("jwt", "JWT").rule(.special).jsonSchema("jwt"))

  // MARK: Dates and times

  /// A date with a time by ISO 8601.
  public static let datetime = Self(
    Row("datetime", "ISO datetime").pattern(shared: false) {
      ISOPatterns.datetime(ZodSchema.DatetimeOptions(), in: $0)
    }
    .jsonSchema("date-time").shownInJSONSchema(as: "date-time").samples(
      "2026-01-01T00:00:00Z",
      nearMisses: [
        "2026-01-01T00:00+01:00", "2026-01-01T00:00:00", "2026-01-01T00:00Z", "2026-01-01T00:00",
      ]
    ).changed(.datetimePattern).ofDocumentVersion1)

  /// A date by ISO 8601.
  public static let date = Self(
    Row("date", "ISO date").pattern(shared: true) { _ in ISOPatterns.date }.jsonSchema("date")
      .ofDocumentVersion1)

  /// A time by ISO 8601.
  public static let time = Self(
    Row("time", "ISO time").pattern(shared: false) { _ in ISOPatterns.time(precision: nil) }
      .jsonSchema("time"))

  /// A duration by ISO 8601.
  public static let duration = Self(
    Row("duration", "ISO duration").pattern(
      #"^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$"#
    ).jsonSchema("duration"))

  // MARK: Text

  /// Emoji only.
  public static let emoji = Self(
    Row("emoji").pattern(shared: false) { PatternLiteral(FormatPatterns.emoji(in: $0), flags: "u") }
      .jsonSchema("emoji").samples("\u{1F600}", nearMisses: ["\u{1F600}a", "12", "#"]).changed(
        .emojiPattern))

  /// Text without capital letters of ASCII.
  public static let lowercase = Self(
    Row("lowercase").pattern("^[^A-Z]*$"))

  /// Text without small letters of ASCII.
  public static let uppercase = Self(
    Row("uppercase").pattern("^[^a-z]*$"))

  // MARK: Payments

  /// The number of a credit card.
  public static let creditCard = Self(
    Row("credit_card", "credit card number").word(since: .v4_6_7).pattern(shared: true) {
      $0 < .v4_6_7 ? nil : PatternLiteral(FormatPatterns.creditCard)
    }
    .rule(.algorithm(CreditCard.isValid)).origin("creditCard", "4.5", .v4_6_7)
    .jsonSchema("credit_card", since: .v4_6_7).samples(
      "4111111111111111", "4111-1111-1111-1111", "000000000000", nearMisses: ["4111111111111112"]
    ).make(CreditCard.number))

  /// An International Bank Account Number.
  public static let iban = Self(
    Row("iban", "IBAN").word(since: .v4_6_7).pattern(shared: true) {
      $0 < .v4_6_7 ? nil : PatternLiteral(#"^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$"#)
    }
    .rule(.algorithm(IBAN.isValid, testsPatternFirst: true)).origin("iban", "4.6", .v4_6_7)
    .jsonSchema("iban", since: .v4_6_7).samples(
      "GB82WEST12345698765432", nearMisses: ["GB82WEST12345698765433"]
    ).make(IBAN.number))

  // MARK: All

  /// All formats.
  public static let allCases: [Self] = [
    .guid, .uuid, .nanoid, .cuid, .cuid2, .ulid, .xid, .ksuid, .email, .url, .e164, .ipv4, .ipv6,
    .mac, .cidrv4, .cidrv6, .base64, .base64url, .jwt, .datetime, .date, .time,
    .duration, .emoji, .lowercase, .uppercase, .creditCard, .iban,
  ]

  /// The names of other checks, and of formats that are made of a pattern: messages and JSON Schema know them.
  static let otherRows = [
    Row("regex", "input"),
    Row("starts_with"),
    Row("ends_with"),
    Row("includes"),
    Row("template_literal", "input"),
    Row("json_string", "JSON string").shownInJSONSchema(as: "json-string"),
    Row("currency_code", "currency code").word(since: .v4_6_7),
    Row("hostname").pattern(shared: true) { _ in hostname }.jsonSchema("hostname", since: .v4_6_7),
    Row("hex").pattern(shared: true) { _ in hexadecimal },
    Row("uuidv4", "UUIDv4"),
    Row("uuidv6", "UUIDv6"),
  ]

  private static let spacedBase64: [JSText] = [
    "aG\nV", "aGVs bG8=", "aGVs\nbG8=", "aGVs    ", "aGVs\tbG8", " aGVsbG8", "aGVsbG8=\n",
  ]

  private typealias PatternLiteral = ZodSchema.PatternLiteral
}
