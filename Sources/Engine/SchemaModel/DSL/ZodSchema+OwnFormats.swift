internal import JSPrimitives

/// The string formats whose issues show no pattern.
extension ZodSchema {
  /// `z.stringFormat(name, /pattern/flags)`: a format of the schema's own by a pattern.
  public static func stringFormat(
    _ name: String, pattern: PatternLiteral, _ message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    of(.string, .format(.pattern(name: name, pattern)), message, error)
  }
  /// `z.stringFormat(name, predicate)`: a format of the schema's own by a function.
  public static func stringFormat(
    _ name: String, _ predicate: Predicate, _ message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    of(.string, .format(.function(name: name, predicate)), message, error)
  }

  /// `z.hostname()`: the name of a host.
  public static func hostname(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    stringFormat(
      "hostname",
      pattern: PatternLiteral(
        #"^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"#
          + #"(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$"#), message, error: error)
  }
  /// `z.hex()`: hexadecimal digits of any number.
  public static func hex(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    stringFormat("hex", pattern: PatternLiteral("^[0-9a-fA-F]*$"), message, error: error)
  }
  /// `z.hash(algorithm, { enc })`: text of the length of a hash.
  public static func hash(
    _ algorithm: HashAlgorithm, enc: HashEncoding = .hex, _ message: String? = nil,
    error: ErrorFunction? = nil
  ) -> ZodSchema {
    stringFormat(
      "\(algorithm.rawValue)_\(enc.rawValue)", pattern: algorithm.pattern(enc), message,
      error: error)
  }
}

/// A hash function of `z.hash`.
public enum HashAlgorithm: String, Sendable, Hashable, CaseIterable {
  /// 16 bytes.
  case md5
  /// 20 bytes.
  case sha1
  /// 32 bytes.
  case sha256
  /// 48 bytes.
  case sha384
  /// 64 bytes.
  case sha512

  private var byteCount: Int {
    switch self {
    case .md5: 16
    case .sha1: 20
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }

  /// Zod's pattern of the hash in an encoding.
  func pattern(_ encoding: HashEncoding) -> PatternLiteral {
    // Base64 writes six bits a character, and pads to a multiple of four characters.
    let characters = (byteCount * 8 + 5) / 6
    let padding = String(repeating: "=", count: (4 - characters % 4) % 4)
    return switch encoding {
    case .hex: PatternLiteral(JSText("^[0-9a-fA-F]{\(byteCount * 2)}$"))
    case .base64: PatternLiteral(JSText("^[A-Za-z0-9+/]{\(characters)}\(padding)$"))
    case .base64url: PatternLiteral(JSText("^[A-Za-z0-9_-]{\(characters)}$"))
    }
  }
}

/// The encoding of a hash in `z.hash`.
public enum HashEncoding: String, Sendable, Hashable, CaseIterable {
  /// Hexadecimal digits of either case.
  case hex
  /// Base64, with padding.
  case base64
  /// Base64url, without padding.
  case base64url
}

extension PatternLiteral {
  /// Returns the pattern of a MAC address with a delimiter; nil for the default delimiter.
  static func mac(_ delimiter: JSText) -> PatternLiteral? {
    guard delimiter != ":" else { return nil }
    let escaped = delimiter.escapedForPattern
    return PatternLiteral(
      JSText("^(?:[0-9A-F]{2}") + escaped + JSText("){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}") + escaped
        + JSText("){5}[0-9a-f]{2}$"))
  }
}

extension JSText {
  /// The text with the characters escaped that a pattern gives a meaning, as Zod does.
  var escapedForPattern: JSText {
    let special = Array(".*+?^${}()|[]\\".utf8)
    return JSText(
      wtf8: bytes.flatMap { special.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] })
  }
}
