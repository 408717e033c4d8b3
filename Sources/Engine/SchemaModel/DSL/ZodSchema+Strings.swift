public import JSPrimitives

/// The methods that test or rewrite a string.
extension ZodSchema {
  /// `.regex(/pattern/flags)`: a match of a regular expression. It is compiled with the schema.
  public func regex(
    _ pattern: JSText, flags: String? = nil, _ message: String? = nil,
    error: ErrorFunction? = nil
  ) -> ZodSchema {
    check(.format(.regex(PatternLiteral(pattern, flags: flags))), message, error: error)
  }
  /// `.startsWith(prefix)`: a prefix.
  public func startsWith(
    _ prefix: JSText, _ message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    check(.format(.startsWith(prefix, pattern: nil)), message, error: error)
  }
  /// `.endsWith(suffix)`: a suffix.
  public func endsWith(
    _ suffix: JSText, _ message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    check(.format(.endsWith(suffix, pattern: nil)), message, error: error)
  }
  /// `.includes(text, { position })`: a part of the string, at or after a position in UTF-16 code units.
  public func includes(
    _ text: JSText, position: Int? = nil, _ message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    check(.format(.includes(text, position: position, pattern: nil)), message, error: error)
  }
  /// `.lowercase()`: no letter of `A` to `Z`.
  public func lowercase(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    check(.format(.named("lowercase", pattern: nil)), message, error: error)
  }
  /// `.uppercase()`: no letter of `a` to `z`.
  public func uppercase(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    check(.format(.named("uppercase", pattern: nil)), message, error: error)
  }

  /// `.trim()`: removes leading and trailing ECMAScript white space.
  public func trim() -> ZodSchema { overwrite(.trim) }
  /// `.toLowerCase()`: maps the string to lower case.
  public func toLowerCase() -> ZodSchema { overwrite(.toLowerCase) }
  /// `.toUpperCase()`: maps the string to upper case.
  public func toUpperCase() -> ZodSchema { overwrite(.toUpperCase) }
  /// `.normalize(form)`: a normalization form of Unicode.
  public func normalize(_ form: NormalizationForm = .nfc) -> ZodSchema {
    overwrite(.normalizing(form))
  }
  /// `.slugify()`: lower case, ASCII words joined by hyphens.
  public func slugify() -> ZodSchema { overwrite(.slugify) }
}
