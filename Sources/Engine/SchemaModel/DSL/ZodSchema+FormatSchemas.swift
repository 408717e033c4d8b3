internal import JSPrimitives

/// The string formats as schemas: `z.email()` is a string with that format, and one message serves both.
extension ZodSchema {
  /// `z.email({ pattern })`: an email address, by Zod's pattern or another.
  public static func email(
    _ message: String? = nil, pattern: PatternLiteral? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    .string(message, error: error).email(message, pattern: pattern, error: error)
  }
  /// `z.uuid({ version })`: RFC 9562, versions 1 to 8, or one version.
  public static func uuid(
    _ message: String? = nil, version: UUIDVersion? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    .string(message, error: error).uuid(message, version: version, error: error)
  }
  /// `z.uuidv4()`: a random UUID.
  public static func uuidv4(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .uuid(message, version: .v4, error: error)
  }
  /// `z.uuidv6()`: a UUID by a time, in an order of fields that sorts.
  public static func uuidv6(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .uuid(message, version: .v6, error: error)
  }
  /// `z.uuidv7()`: a UUID by a Unix time.
  public static func uuidv7(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .uuid(message, version: .v7, error: error)
  }
  /// `z.url({ hostname, protocol, normalize })`: a URL that the WHATWG URL parser accepts.
  public static func url(
    _ message: String? = nil, hostname: PatternLiteral? = nil, protocol: PatternLiteral? = nil,
    normalize: Bool = false, error: ErrorFunction? = nil
  ) -> ZodSchema {
    .string(message, error: error).url(
      message, hostname: hostname, protocol: `protocol`, normalize: normalize, error: error)
  }
  /// `z.httpUrl({ normalize })`: a URL of the web, whose host is a domain by the pattern of Zod's version.
  public static func httpURL(
    _ message: String? = nil, normalize: Bool = false, error: ErrorFunction? = nil
  ) -> ZodSchema {
    let options = URLOptions(
      protocol: PatternLiteral("^https?$"), isNormalizing: normalize, requiresDomain: true)
    return .string(message, error: error).url(options, message, error)
  }
  /// `z.jwt({ alg })`: a JSON Web Token, whose header names an algorithm. Its signature is not verified.
  public static func jwt(
    _ message: String? = nil, alg: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    .string(message, error: error).jwt(message, alg: alg, error: error)
  }
  /// `z.mac({ delimiter })`: a MAC address of 48 bits, whose letters have one case.
  public static func mac(
    _ message: String? = nil, delimiter: String = ":", error: ErrorFunction? = nil
  ) -> ZodSchema {
    // The default delimiter leaves the pattern to the validator.
    let pattern = delimiter == ":" ? nil : NamedFormat.macAddress(delimiter: JSText(delimiter))
    return .string(message, error: error).named(.mac, pattern, message, error)
  }
  /// `z.guid()`: a UUID of any version and variant.
  public static func guid(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .string(message, error: error).guid(message, error: error)
  }
  /// `z.nanoid({ length })`: a Nano ID of 21 characters, or of another number, from Zod 4.6.7 on.
  public static func nanoid(
    _ message: String? = nil, length: Int? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    .string(message, error: error).nanoid(message, length: length, error: error)
  }
  /// `z.emoji()`: emoji only.
  public static func emoji(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .string(message, error: error).emoji(message, error: error)
  }
  /// `z.cuid()`: a CUID, whose pattern differs by version.
  public static func cuid(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .string(message, error: error).cuid(message, error: error)
  }
  /// `z.cuid2()`: a CUID2.
  public static func cuid2(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .string(message, error: error).cuid2(message, error: error)
  }
  /// `z.ulid()`: a ULID.
  public static func ulid(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .string(message, error: error).ulid(message, error: error)
  }
  /// `z.xid()`: an XID.
  public static func xid(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .string(message, error: error).xid(message, error: error)
  }
  /// `z.ksuid()`: a KSUID.
  public static func ksuid(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .string(message, error: error).ksuid(message, error: error)
  }
  /// `z.ipv4()`: an IPv4 address.
  public static func ipv4(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .string(message, error: error).ipv4(message, error: error)
  }
  /// `z.ipv6()`: an IPv6 address.
  public static func ipv6(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .string(message, error: error).ipv6(message, error: error)
  }
  /// `z.cidrv4()`: a range of IPv4 addresses, such as `10.0.0.0/8`.
  public static func cidrv4(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .string(message, error: error).cidrv4(message, error: error)
  }
  /// `z.cidrv6()`: a range of IPv6 addresses, such as `fe80::/10`.
  public static func cidrv6(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .string(message, error: error).cidrv6(message, error: error)
  }
  /// `z.base64()`: text in Base64.
  public static func base64(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .string(message, error: error).base64(message, error: error).isOwnFormat()
  }
  /// `z.base64url()`: text in Base64url, without padding.
  public static func base64url(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .string(message, error: error).base64url(message, error: error).isOwnFormat()
  }
  /// `z.e164()`: a phone number by E.164.
  public static func e164(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .string(message, error: error).e164(message, error: error)
  }

  /// Returns the schema with its last check as the schema itself, which shows in its JSON Schema.
  private func isOwnFormat() -> ZodSchema {
    var schema = self
    schema.checks[schema.checks.count - 1].isOwnFormat = true
    return schema
  }
}
