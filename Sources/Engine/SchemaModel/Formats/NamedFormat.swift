package import JSPrimitives

extension ZodSchema {
  /// The string formats that have a name, such as `email`.
  public enum NamedFormat {
    /// The names of Zod's own formats. Any other name is that of `z.stringFormat`, `z.hash`, `z.hex` or
    /// `z.hostname`, whose issues have neither origin nor pattern.
    package static let builtInNames = rows.filter(\.isBuiltIn).map(\.name)

    /// Returns a version's pattern of a format, without options, or nil if the format has none or the
    /// name is unknown.
    ///
    /// `url` and `jwt` have rules and no pattern. `hostname` and `hex` are the patterns of the formats that `z.hostname` and
    /// `z.hex` make.
    package static func pattern(
      of name: String, in version: ZodVersion = .newestRelease
    ) -> PatternLiteral? {
      switch row(name)?.pattern {
      case .constant(let source): PatternLiteral(source())
      case .ofVersion(let literal): literal(version)
      case .none?, nil: nil
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
      guard let row = row(name) else { return false }
      if case .none = row.pattern { return false }
      return row.sharesPattern
    }
  }
}
