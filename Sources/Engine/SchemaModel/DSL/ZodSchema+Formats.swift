/// The methods that add a string format.
///
/// A format without a pattern here has that of the validator's version of Zod.
extension ZodSchema {
  /// `.email({ pattern })`: an email address, by Zod's pattern or another.
  public func email(
    _ message: String? = nil, pattern: PatternLiteral? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    named(.email, pattern, message, error)
  }
  /// `.uuid()`: RFC 9562, versions 1 to 8, or one version.
  public func uuid(
    _ message: String? = nil, version: UUIDVersion? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    named(.uuid, version?.pattern, message, error)
  }
  /// `.uuidv4()`: a random UUID.
  public func uuidv4(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.uuid, UUIDVersion.v4.pattern, message, error)
  }
  /// `.uuidv6()`: a UUID by a time, in an order of fields that sorts.
  public func uuidv6(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.uuid, UUIDVersion.v6.pattern, message, error)
  }
  /// `.uuidv7()`: a UUID by a Unix time.
  public func uuidv7(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.uuid, UUIDVersion.v7.pattern, message, error)
  }
  /// `.url({ hostname, protocol, normalize })`: a URL that the WHATWG URL parser accepts.
  public func url(
    _ message: String? = nil, hostname: PatternLiteral? = nil, protocol: PatternLiteral? = nil,
    normalize: Bool = false, error: ErrorFunction? = nil
  ) -> ZodSchema {
    url(
      URLOptions(hostname: hostname, protocol: `protocol`, isNormalizing: normalize), message,
      error)
  }
  /// `.jwt({ alg })`: a JSON Web Token, whose header names an algorithm. Its signature is not verified.
  public func jwt(
    _ message: String? = nil, alg: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    check(.format(.jwt(algorithm: alg)), of: [.string], message, error)
  }
  /// `.guid()`: a UUID of any version and variant.
  public func guid(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.guid, nil, message, error)
  }
  /// `.nanoid({ length })`: a Nano ID of 21 characters, or of another number, from Zod 4.6.7 on.
  public func nanoid(
    _ message: String? = nil, length: Int? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    guard length ?? 1 > 0 else {
      return ZodSchema(.invalid("Invalid nanoid length: \(length ?? 0)"))
    }
    return named(.nanoid, length.map { NamedFormat.nanoid(length: $0) }, message, error)
  }
  /// `.emoji()`: emoji only.
  public func emoji(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.emoji, nil, message, error)
  }
  /// `.cuid()`: a CUID, whose pattern differs by version.
  public func cuid(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.cuid, nil, message, error)
  }
  /// `.cuid2()`: a CUID2.
  public func cuid2(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.cuid2, nil, message, error)
  }
  /// `.ulid()`: a ULID.
  public func ulid(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.ulid, nil, message, error)
  }
  /// `.xid()`: an XID.
  public func xid(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.xid, nil, message, error)
  }
  /// `.ksuid()`: a KSUID.
  public func ksuid(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.ksuid, nil, message, error)
  }
  /// `.ipv4()`: an IPv4 address.
  public func ipv4(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.ipv4, nil, message, error)
  }
  /// `.ipv6()`: an IPv6 address.
  public func ipv6(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.ipv6, nil, message, error)
  }
  /// `.cidrv4()`: a range of IPv4 addresses, such as `10.0.0.0/8`.
  public func cidrv4(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.cidrv4, nil, message, error)
  }
  /// `.cidrv6()`: a range of IPv6 addresses, such as `fe80::/10`.
  public func cidrv6(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.cidrv6, nil, message, error)
  }
  /// `.base64()`: text in Base64.
  public func base64(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.base64, nil, message, error)
  }
  /// `.base64url()`: text in Base64url, without padding.
  public func base64url(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.base64url, nil, message, error)
  }
  /// `.e164()`: a phone number by E.164.
  public func e164(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.e164, nil, message, error)
  }

  func named(
    _ format: NamedFormat, _ pattern: PatternLiteral?, _ message: String?,
    _ error: ErrorFunction?, method: StaticString = #function
  ) -> ZodSchema {
    var schema = check(
      .format(.named(format, pattern: pattern)), of: [.string], message, error, method: method)
    if pattern == nil, format.writesPattern, !schema.checks.isEmpty {
      schema.checks[schema.checks.count - 1].writesPattern = true
    }
    return schema
  }

  func url(
    _ options: URLOptions, _ message: String?, _ error: ErrorFunction?
  ) -> ZodSchema {
    guard options != URLOptions() else { return named(.url, nil, message, error) }
    return check(.format(.url(options)), of: [.string], message, error)
  }

  /// The versions of UUIDs that a schema may demand.
  public enum UUIDVersion: Int, Sendable, Hashable, CaseIterable {
    /// A version of RFC 9562.
    case v1 = 1
    case v2, v3, v4, v5, v6, v7, v8

    /// Zod's pattern, which has neither the nil nor the max UUID.
    var pattern: PatternLiteral { NamedFormat.uuid(version: rawValue) }
  }
}
