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
    stringFormat("hostname", pattern: NamedFormat.hostname, message, error: error)
  }
  /// `z.hex()`: hexadecimal digits of any number.
  public static func hex(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    stringFormat("hex", pattern: NamedFormat.hexadecimal, message, error: error)
  }
  /// `z.hash(algorithm, { enc })`: text of the length of a hash.
  public static func hash(
    _ algorithm: HashFormat.Algorithm, enc: HashFormat.Encoding = .hex, _ message: String? = nil,
    error: ErrorFunction? = nil
  ) -> ZodSchema {
    let format = HashFormat(algorithm, encoding: enc)
    return stringFormat(format.name, pattern: format.pattern, message, error: error)
  }
}
