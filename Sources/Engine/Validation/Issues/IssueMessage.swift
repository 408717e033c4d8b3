internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The default message of each issue.
///
/// Zod 4.3.6, `locales/en.ts`.
enum IssueMessage {
  static let invalidInput: JSText = "Invalid input"

  static func invalidType(expected: String, received: String) -> JSText {
    JSText("Invalid input: expected \(expected), received \(received)")
  }

  static func invalidType(expected: JSText, received: JSText) -> JSText {
    "Invalid input: expected " + expected + ", received " + received
  }

  static let invalidKey: JSText = "Invalid key in record"
  static let severalMatches: JSText = "Invalid input: more than one option matched"

  /// The message of a discriminated union without a match, as Zod says it from 4.4.3 on.
  static func noDiscriminator(_ values: [Constant]) -> JSText {
    guard !values.isEmpty else { return invalidInput }
    return "Invalid discriminator value. Expected "
      + joined(values.map { "'" + plainText($0) + "'" }, separator: " | ")
  }

  static func invalidValue(_ values: [Constant]) -> JSText {
    if values.count == 1 {
      return "Invalid input: expected " + primitive(values[0])
    }
    return "Invalid option: expected one of " + joined(values.map(primitive), separator: "|")
  }

  static func tooBig(origin: String, maximum: Double, inclusive: Bool) -> JSText {
    limit("Too big", origin: origin, inclusive ? "<=" : "<", maximum)
  }

  static func tooSmall(origin: String, minimum: Double, inclusive: Bool) -> JSText {
    limit("Too small", origin: origin, inclusive ? ">=" : ">", minimum)
  }

  /// Returns the message of a length or size.
  static func length(_ code: IssueCode, origin: String, limit: Double, isExactly: Bool) -> JSText {
    if isExactly {
      let verdict = code == .tooBig ? "Too big" : "Too small"
      return self.limit(verdict, origin: origin, "exactly ", limit)
    }
    return code == .tooBig
      ? tooBig(origin: origin, maximum: limit, inclusive: true)
      : tooSmall(origin: origin, minimum: limit, inclusive: true)
  }

  /// Returns the message of a number's bound, whose limit is given as text.
  static func bound(
    _ code: IssueCode, origin: JSText, limit: JSText, inclusive: Bool
  ) -> JSText {
    let verdict: JSText = code == .tooBig ? "Too big" : "Too small"
    let comparison: JSText =
      code == .tooBig ? (inclusive ? "<=" : "<") : (inclusive ? ">=" : ">")
    return verdict + ": expected " + origin + " to be " + comparison + limit
  }

  /// Returns the message of a bound. A string and an array "have" a number of units; any other value "is" large.
  private static func limit(
    _ verdict: String, origin: String, _ comparison: String, _ limit: Double
  ) -> JSText {
    let amount = comparison + JSNumber.string(limit)
    let unit: String? =
      switch origin {
      case "string": "characters"
      case "array": "items"
      default: nil
      }
    guard let unit else { return JSText("\(verdict): expected \(origin) to be \(amount)") }
    return JSText("\(verdict): expected \(origin) to have \(amount) \(unit)")
  }

  static func startsWith(_ prefix: JSText) -> JSText {
    "Invalid string: must start with \"" + prefix + "\""
  }

  static func endsWith(_ suffix: JSText) -> JSText {
    "Invalid string: must end with \"" + suffix + "\""
  }

  static func includes(_ text: JSText) -> JSText {
    "Invalid string: must include \"" + text + "\""
  }

  static func regex(_ pattern: JSText) -> JSText {
    "Invalid string: must match pattern " + pattern
  }

  static func format(_ name: String) -> JSText {
    JSText("Invalid \(formatNames[name] ?? name)")
  }

  static func notMultipleOf(_ divisor: JSText) -> JSText {
    "Invalid number: must be a multiple of " + divisor
  }

  static func unrecognizedKeys(_ keys: [JSText]) -> JSText {
    JSText("Unrecognized key\(keys.count > 1 ? "s" : ""): ")
      + joined(keys.map { "\"" + $0 + "\"" }, separator: ", ")
  }

  private static func joined(_ texts: [JSText], separator: JSText) -> JSText {
    // Every part starts and ends in ASCII, so joining never makes a pair of two lone surrogates.
    var bytes: [UInt8] = []
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes += separator.bytes }
      bytes += text.bytes
    }
    return JSText(wtf8: bytes)
  }

  /// Returns a value as messages show it; strings are quoted but not escaped.
  private static func primitive(_ value: Constant) -> JSText {
    switch value {
    case .json(.string(let text)): "\"" + text + "\""
    case .bigint(let digits): JSText(digits + "n")
    default: plainText(value)
    }
  }

  /// Returns a value as `String(value)` prints it.
  private static func plainText(_ value: Constant) -> JSText {
    switch value {
    case .json(.string(let text)): text
    case .json(.number(let number)): JSText(JSNumber.string(number))
    case .json(.boolean(let value)): value ? "true" : "false"
    case .undefined: "undefined"
    case .bigint(let digits): JSText(digits)
    case .json, .date: "null"
    }
  }

  /// The names in messages of formats that have another name in schemas.
  private static let formatNames: [String: String] = [
    "regex": "input", "email": "email address", "url": "URL", "uuid": "UUID", "uuidv4": "UUIDv4",
    "uuidv6": "UUIDv6", "guid": "GUID", "ulid": "ULID", "xid": "XID", "ksuid": "KSUID",
    "datetime": "ISO datetime", "date": "ISO date", "time": "ISO time",
    "duration": "ISO duration", "ipv4": "IPv4 address", "ipv6": "IPv6 address",
    "mac": "MAC address", "cidrv4": "IPv4 range", "cidrv6": "IPv6 range",
    "base64": "base64-encoded string", "base64url": "base64url-encoded string",
    "json_string": "JSON string", "e164": "E.164 number", "jwt": "JWT",
    "template_literal": "input", "credit_card": "credit card number",
  ]
}
