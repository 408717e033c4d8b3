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
    named("hostname", message, error)
  }
  /// `z.hex()`: hexadecimal digits of any number.
  public static func hex(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named("hex", message, error)
  }
  /// `z.hash(algorithm, { enc })`: text of the length of a hash.
  public static func hash(
    _ algorithm: HashFormat.Algorithm, enc: HashFormat.Encoding = .hex, _ message: String? = nil,
    error: ErrorFunction? = nil
  ) -> ZodSchema {
    let format = HashFormat(algorithm, encoding: enc)
    return stringFormat(format.name, pattern: format.pattern, message, error: error)
  }

  /// Returns a format of Zod's own that is made like one of the schema's own.
  private static func named(
    _ name: String, _ message: String?, _ error: ErrorFunction?
  ) -> ZodSchema {
    guard let pattern = NamedFormat.pattern(of: name) else {
      return ZodSchema(.invalid("the format \(name) has no pattern"))
    }
    return stringFormat(name, pattern: pattern, message, error: error)
  }
}
