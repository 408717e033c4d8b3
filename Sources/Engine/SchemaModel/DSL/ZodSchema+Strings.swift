internal import JSPrimitives

/// The methods that test or rewrite a string.
extension ZodSchema {
  /// `.regex(/pattern/flags)`: a match of a regular expression. It is compiled with the schema.
  public func regex(
    _ pattern: String, flags: String? = nil, _ message: String? = nil,
    error: ErrorFunction? = nil
  ) -> ZodSchema {
    check(.format(.regex(PatternLiteral(pattern, flags: flags))), of: [.string], message, error)
  }
  /// `.startsWith(prefix)`: a prefix.
  public func startsWith(
    _ prefix: String, _ message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    check(.format(.startsWith(JSText(prefix), pattern: nil)), of: [.string], message, error)
  }
  /// `.endsWith(suffix)`: a suffix.
  public func endsWith(
    _ suffix: String, _ message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    check(.format(.endsWith(JSText(suffix), pattern: nil)), of: [.string], message, error)
  }
  /// `.includes(text, { position })`: a part of the string, at or after a position in UTF-16 code units.
  public func includes(
    _ text: String, position: Int? = nil, _ message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    check(
      .format(.includes(JSText(text), position: position, pattern: nil)), of: [.string], message,
      error)
  }
  /// `.lowercase()`: no letter of `A` to `Z`.
  public func lowercase(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    check(.format(.named(.lowercase, pattern: nil)), of: [.string], message, error)
  }
  /// `.uppercase()`: no letter of `a` to `z`.
  public func uppercase(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    check(.format(.named(.uppercase, pattern: nil)), of: [.string], message, error)
  }

  /// `.trim()`: removes leading and trailing ECMAScript white space.
  public func trim() -> ZodSchema { check(.overwrite(.trim), of: [.string]) }
  /// `.toLowerCase()`: maps the string to lower case.
  public func toLowerCase() -> ZodSchema { check(.overwrite(.toLowerCase), of: [.string]) }
  /// `.toUpperCase()`: maps the string to upper case.
  public func toUpperCase() -> ZodSchema { check(.overwrite(.toUpperCase), of: [.string]) }
  /// `.normalize(form)`: a normalization form of Unicode.
  public func normalize(_ form: NormalizationForm = .nfc) -> ZodSchema {
    check(.overwrite(.normalizing(form)), of: [.string])
  }
  /// `.slugify()`: lower case, ASCII words joined by hyphens.
  public func slugify() -> ZodSchema { check(.overwrite(.slugify), of: [.string]) }
}
