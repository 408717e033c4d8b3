package import JSPrimitives

extension ZodSchema {
  /// The string formats that have a name, such as `email`.
  public enum NamedFormat {
    /// The names of Zod's own formats. Any other name is that of `z.stringFormat`, `z.hash`, `z.hex` or
    /// `z.hostname`, whose issues have neither origin nor pattern.
    package static let builtInNames = [
      "guid", "uuid", "email", "url", "emoji", "nanoid", "cuid", "cuid2", "ulid", "xid", "ksuid",
      "ipv4", "ipv6", "mac", "cidrv4", "cidrv6", "base64", "base64url", "jwt", "e164", "datetime",
      "date", "time", "duration", "json_string", "lowercase", "uppercase", "regex", "starts_with",
      "ends_with", "includes", "template_literal", "credit_card", "iban",
    ]

    /// The names of the formats that no pattern alone decides.
    ///
    /// Some have a pattern all the same, for template literals and JSON Schema.
    package static let namesBeyondPatterns = [
      "url", "ipv6", "cidrv6", "base64", "base64url", "jwt", "credit_card", "iban", "json_string",
    ]

    /// Returns a version's pattern of a format, without options, or nil if the format has none or the
    /// name is unknown.
    ///
    /// `url` and `jwt` have rules and no pattern, and `credit_card` and `iban` are of 4.6.7. `hostname` and `hex` are
    /// the patterns of the formats that `z.hostname` and `z.hex` make.
    package static func pattern(
      of name: String, in version: ZodVersion = .newestRelease
    ) -> PatternLiteral? {
      switch name {
      case "base64": PatternLiteral(FormatPatterns.base64(in: version))
      case "email": PatternLiteral(FormatPatterns.email(in: version))
      case "iban" where version < .v4_6_7: nil
      case "e164": PatternLiteral(FormatPatterns.e164(in: version))
      case "ipv6": PatternLiteral(FormatPatterns.ipv6(in: version))
      case "uuid": PatternLiteral(FormatPatterns.uuid(in: version))
      case "ulid": PatternLiteral(FormatPatterns.ulid(in: version))
      case "cuid": PatternLiteral(FormatPatterns.cuid(in: version))
      case "emoji": PatternLiteral(FormatPatterns.emoji(in: version), flags: "u")
      case "cidrv6": PatternLiteral(FormatPatterns.cidrv6(in: version))
      case "credit_card": version < .v4_6_7 ? nil : PatternLiteral(FormatPatterns.creditCard)
      case "mac": macAddress(delimiter: ":")
      case "date": ISOPatterns.date
      case "time": ISOPatterns.time(precision: nil)
      case "datetime": ISOPatterns.datetime(DatetimeOptions(), in: version)
      default: FormatPatterns.constant(name).map { PatternLiteral($0) }
      }
    }

    /// Returns the pattern of `z.uuid({ version })`, a number from 1 to 8.
    package static func uuid(version: Int) -> PatternLiteral {
      PatternLiteral(JSText(FormatPatterns.uuid(version: version)))
    }

    /// Returns the pattern of `z.nanoid({ length })`, a number above 0.
    ///
    /// Its flags are empty, not nil, so that a document names the length and not the pattern.
    package static func nanoid(length: Int) -> PatternLiteral {
      PatternLiteral(JSText(FormatPatterns.nanoid(length: length)), flags: "")
    }

    /// Returns the pattern of `z.mac({ delimiter })`.
    package static func macAddress(delimiter: JSText) -> PatternLiteral {
      let delimiter = RegExpSource.escaping(delimiter)
      func pairs(_ digits: JSText) -> JSText {
        "^(?:[" + digits + "]{2}" + delimiter + "){5}[" + digits + "]{2}$"
      }
      return PatternLiteral(RegExpSource.source(pairs("0-9A-F") + "|" + pairs("0-9a-f")))
    }

    /// Returns the pattern that `z.httpUrl` has for the host of a URL.
    package static func domain(in version: ZodVersion) -> PatternLiteral {
      PatternLiteral(FormatPatterns.domain(in: version))
    }

    /// The pattern that `z.httpUrl` has for the scheme of a URL.
    package static let httpProtocol = PatternLiteral("^https?$")

    /// Whether Zod has one `RegExp` object for the format, which all of its checks share.
    static func hasSharedPattern(_ name: String) -> Bool {
      FormatPatterns.constant(name) != nil
        || ["base64", "cidrv6", "credit_card", "cuid", "date", "e164", "email", "ipv6", "ulid"]
          .contains(name)
    }
  }
}
