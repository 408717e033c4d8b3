import SchemaModel
import SourceJSON
import Testing

@Suite("String formats")
struct SchemaFormatsTests {
  @Test(
    "A format is a method of a string and a schema, whose one message serves both",
    arguments: [
      (.email, .string().email("m"), .email("m")), (.guid, .string().guid("m"), .guid("m")),
      (.uuid, .string().uuid("m"), .uuid("m")), (.emoji, .string().emoji("m"), .emoji("m")),
      (.nanoid, .string().nanoid("m"), .nanoid("m")), (.cuid, .string().cuid("m"), .cuid("m")),
      (.cuid2, .string().cuid2("m"), .cuid2("m")), (.ulid, .string().ulid("m"), .ulid("m")),
      (.xid, .string().xid("m"), .xid("m")), (.ksuid, .string().ksuid("m"), .ksuid("m")),
      (.ipv4, .string().ipv4("m"), .ipv4("m")), (.ipv6, .string().ipv6("m"), .ipv6("m")),
      (.cidrv4, .string().cidrv4("m"), .cidrv4("m")),
      (.cidrv6, .string().cidrv6("m"), .cidrv6("m")),
      (.base64, .string().base64("m"), .base64("m")),
      (.base64url, .string().base64url("m"), .base64url("m")),
      (.e164, .string().e164("m"), .e164("m")), (.url, .string().url("m"), .url("m")),
      (.datetime, .string().datetime("m"), .iso.datetime("m")),
      (.date, .string().date("m"), .iso.date("m")), (.time, .string().time("m"), .iso.time("m")),
      (.duration, .string().duration("m"), .iso.duration("m")),
    ] as [(ZodSchema.NamedFormat, ZodSchema, ZodSchema)])
  func named(format: ZodSchema.NamedFormat, method: ZodSchema, schema: ZodSchema) {
    var checks = [ZodSchema.Check(.format(.named(format, pattern: nil)), message: "m")]
    #expect(method == ZodSchema(.string, checks: checks))
    checks[0].isOwnFormat = [.base64, .base64url].contains(format)
    #expect(schema == ZodSchema(.string, message: "m", checks: checks))
  }

  private func format(_ schema: ZodSchema) -> ZodSchema.StringFormat? {
    guard case .format(let format) = schema.checks.first?.kind else { return nil }
    return format
  }

  @Test("An email may have a pattern of its own")
  func email() {
    #expect(
      format(.email(pattern: ZodSchema.PatternLiteral("@", flags: "u")))
        == .named(.email, pattern: ZodSchema.PatternLiteral("@", flags: "u")))
  }

  @Test("A version of UUIDs has its pattern")
  func uuids() {
    for (schema, version) in [
      (ZodSchema.uuidv4(), 4), (.uuidv6(), 6), (.uuidv7(), 7), (.uuid(version: .v1), 1),
    ] {
      let source =
        "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-\(version)[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$"
      #expect(format(schema) == .named(.uuid, pattern: ZodSchema.PatternLiteral(.init(source))))
    }
    #expect(ZodSchema.string().uuidv7() == .string().uuid(version: .v7))
  }

  @Test("A URL has conditions on its parts")
  func urls() {
    let host = ZodSchema.PatternLiteral("^a$")
    #expect(format(.url(hostname: host)) == .url(ZodSchema.URLOptions(hostname: host)))
    #expect(
      format(.string().url(normalize: true)) == .url(ZodSchema.URLOptions(isNormalizing: true)))
    #expect(
      format(.httpURL())
        == .url(
          ZodSchema.URLOptions(protocol: ZodSchema.PatternLiteral("^https?$"), requiresDomain: true)
        ))
  }

  @Test("A date and time has options, and the pattern of its version of Zod")
  func datetimes() {
    #expect(
      format(.iso.datetime(precision: 3, local: true))
        == .datetime(ZodSchema.DatetimeOptions(precision: 3, allowsLocal: true)))
    #expect(
      format(.string().datetime(offset: true))
        == .datetime(ZodSchema.DatetimeOptions(allowsOffset: true)))
  }

  @Test(
    "A time of day with a precision has its pattern",
    arguments: [(-1, ""), (0, #":[0-5]\d"#), (3, #":[0-5]\d\.\d{3}"#)])
  func times(precision: Int, seconds: String) {
    let source = #"^(?:[01]\d|2[0-3]):[0-5]\d\#(seconds)$"#
    #expect(
      format(.iso.time(precision: precision))
        == .named(.time, pattern: ZodSchema.PatternLiteral(.init(source))))
  }

  @Test("Formats with an option, or of a later version")
  func others() {
    #expect(format(.jwt()) == .jwt(algorithm: nil))
    #expect(format(.string().jwt(alg: "ES256")) == .jwt(algorithm: "ES256"))
    #expect(format(.mac()) == .named(.mac, pattern: nil))
    #expect(
      format(.mac(delimiter: "."))
        == .named(
          .mac,
          pattern: ZodSchema.PatternLiteral(
            #"^(?:[0-9A-F]{2}\.){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}\.){5}[0-9a-f]{2}$"#)))
    #expect(format(.creditCard()) == .named(.creditCard, pattern: nil))
    #expect(format(.iban()) == .named(.iban, pattern: nil))
    #expect(format(.string().iban()) == .named(.iban, pattern: nil))
    #expect(
      format(.currencyCode()) == .pattern(name: "currency_code", CurrencyCodes.pattern))
    #expect(
      format(.nanoid(length: 3))
        == .named(.nanoid, pattern: ZodSchema.NamedFormat.nanoid(length: 3)))
    #expect(
      ZodSchema.nanoid(length: 0).node == .invalid("Invalid nanoid length: 0"))
    #expect(format(.string().lowercase()) == .named(.lowercase, pattern: nil))
    #expect(format(.string().uppercase()) == .named(.uppercase, pattern: nil))
    #expect(
      format(.string().includes("a", position: 2)) == .includes("a", position: 2, pattern: nil))
  }

  @Test(
    "A hash has the length of its bytes in an encoding",
    arguments: [
      (.hash(.md5), "md5_hex", "^[0-9a-fA-F]{32}$"),
      (.hash(.sha512), "sha512_hex", "^[0-9a-fA-F]{128}$"),
      (.hash(.md5, enc: .base64), "md5_base64", "^[A-Za-z0-9+/]{22}==$"),
      (.hash(.sha1, enc: .base64), "sha1_base64", "^[A-Za-z0-9+/]{27}=$"),
      (.hash(.sha256, enc: .base64), "sha256_base64", "^[A-Za-z0-9+/]{43}=$"),
      (.hash(.sha384, enc: .base64), "sha384_base64", "^[A-Za-z0-9+/]{64}$"),
      (.hash(.sha512, enc: .base64), "sha512_base64", "^[A-Za-z0-9+/]{86}==$"),
      (.hash(.sha256, enc: .base64url), "sha256_base64url", "^[A-Za-z0-9_-]{43}$"),
      (.hex(), "hex", "^[0-9a-fA-F]*$"),
    ] as [(ZodSchema, String, String)])
  func hashes(schema: ZodSchema, name: String, pattern: String) {
    #expect(format(schema) == .pattern(name: name, ZodSchema.PatternLiteral(.init(pattern))))
  }

  @Test("A format of its own has a pattern or a function")
  func own() {
    #expect(
      ZodSchema.stringFormat("coupon", pattern: ZodSchema.PatternLiteral("^[A-Z]$"), "m")
        == ZodSchema(
          .string, message: "m",
          checks: [
            ZodSchema.Check(
              .format(.pattern(name: "coupon", ZodSchema.PatternLiteral("^[A-Z]$"))), message: "m")
          ]))
    #expect(format(.stringFormat("coupon", "isCoupon")) == .function(name: "coupon", "isCoupon"))
  }
}
