internal import JSPrimitives
internal import SchemaModel

/// The names in default messages, which depend on the version of Zod.
extension IssueMessage {
  /// Returns the name of an expected type.
  static func typeName(_ type: JSText, in zod: ZodVersion) -> JSText {
    type == "nan" && zod >= .v4_3_6 ? "NaN" : type
  }

  /// Returns the unit of an origin whose values "have" a number of something.
  static func unit(of origin: JSText, in zod: ZodVersion) -> JSText? {
    switch origin {
    case "string": "characters"
    case "array", "set": "items"
    case "map": zod >= .v4_3_6 ? "entries" : nil
    case "file": "bytes"
    default: nil
    }
  }

  /// Returns the name of a format; its name in schemas if it has no other.
  static func formatName(_ name: String, in zod: ZodVersion) -> String {
    if let since = formatsWithNameSince.first(where: { $0.key == name })?.value, zod < since {
      return name
    }
    return formatNames.first { $0.key == name }?.value ?? name
  }

  /// The formats that had no other name in earlier versions.
  private static let formatsWithNameSince: KeyValuePairs<String, ZodVersion> = [
    "mac": .v4_2_1, "credit_card": .v4_6_7, "currency_code": .v4_6_7, "iban": .v4_6_7,
  ]

  /// The names in messages of formats that have another name in schemas.
  private static let formatNames: KeyValuePairs = [
    "regex": "input", "email": "email address", "url": "URL", "uuid": "UUID", "uuidv4": "UUIDv4",
    "uuidv6": "UUIDv6", "guid": "GUID", "ulid": "ULID", "xid": "XID", "ksuid": "KSUID",
    "datetime": "ISO datetime", "date": "ISO date", "time": "ISO time",
    "duration": "ISO duration", "ipv4": "IPv4 address", "ipv6": "IPv6 address",
    "mac": "MAC address", "cidrv4": "IPv4 range", "cidrv6": "IPv6 range",
    "base64": "base64-encoded string", "base64url": "base64url-encoded string",
    "json_string": "JSON string", "e164": "E.164 number", "jwt": "JWT",
    "template_literal": "input", "credit_card": "credit card number",
    "currency_code": "currency code", "iban": "IBAN",
  ]
}
