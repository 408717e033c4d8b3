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
  static func noDiscriminator(_ values: [ZodSchema.Constant]) -> JSText {
    guard !values.isEmpty else { return invalidInput }
    return "Invalid discriminator value. Expected "
      + joined(values.map { "'" + $0.printed + "'" }, separator: " | ")
  }

  static func invalidValue(_ values: [ZodSchema.Constant]) -> JSText {
    if values.count == 1 {
      return "Invalid input: expected " + values[0].quoted
    }
    return "Invalid option: expected one of " + joined(values.map(\.quoted), separator: "|")
  }

  /// Returns the message of a value that is too big or too small.
  ///
  /// A string, array, map, set or file "has" a number of units; any other value "is" large.
  ///
  /// - Parameters:
  ///   - code: `too_big` or `too_small`.
  ///   - origin: The kind of value, such as `string` or `number`.
  ///   - limit: The limit as JavaScript prints it.
  ///   - inclusive: Whether the limit itself is allowed.
  ///   - isExactly: Whether the message says that only the limit is allowed.
  ///   - zod: The version of Zod, which decides on the unit of a map.
  static func range(
    _ code: IssueCode, origin: JSText, limit: JSText, inclusive: Bool = true,
    isExactly: Bool = false, in zod: ZodVersion = .newestRelease
  ) -> JSText {
    let isBig = code == .tooBig
    let verdict: JSText = isBig ? "Too big: expected " : "Too small: expected "
    let comparison: JSText =
      if isExactly { "exactly " } else {
        isBig ? (inclusive ? "<=" : "<") : (inclusive ? ">=" : ">")
      }
    guard let unit = unit(of: origin, in: zod) else {
      return verdict + origin + " to be " + comparison + limit
    }
    return verdict + origin + " to have " + comparison + limit + " " + unit
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

  static func format(_ name: String, in zod: ZodVersion) -> JSText {
    JSText("Invalid \(formatName(name, in: zod))")
  }

  static func notMultipleOf(_ divisor: JSText) -> JSText {
    "Invalid number: must be a multiple of " + divisor
  }

  static func unrecognizedKeys(_ keys: [JSText]) -> JSText {
    var bytes = Array("Unrecognized key\(keys.count > 1 ? "s" : ""): ".utf8)
    bytes.reserveCapacity(bytes.count + keys.reduce(0) { $0 + $1.bytes.count + 4 })
    // Quotes keep the parts apart, so joining never makes a pair of two lone surrogates.
    for (index, key) in keys.enumerated() {
      bytes += (index > 0 ? ", \"" : "\"").utf8
      bytes += key.bytes
      bytes.append(UInt8(ascii: "\""))
    }
    return JSText(wtf8: bytes)
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
}
