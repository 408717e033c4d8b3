package import JSPrimitives

extension ZodSchema {
  /// A string format of Zod's own that has a name, such as `email`.
  public struct NamedFormat: Sendable, Hashable, CaseIterable, CustomStringConvertible {
    /// The row of the format. Each name has one object, so two formats are the same if the objects are.
    private let known: Known
    private final class Known: Sendable {
      let row: Row
      init(_ row: Row) { self.row = row }
    }

    init(_ row: Row) { known = Known(row) }

    /// The format of a name in schema documents and issues, such as `base64url`; nil if Zod has none.
    ///
    /// A name of `z.stringFormat`, `z.hash`, `z.hex` or `z.hostname` is not among them: its issues have neither origin nor
    /// pattern.
    public init?(_ name: String) {
      guard let format = Self.byName[name] else { return nil }
      self = format
    }

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

    package var row: Row { known.row }

    /// The name in schema documents and issues, such as `base64url`.
    public var name: String { row.name }
    /// The name.
    public var description: String { name }

    /// Returns a version's pattern of the format, without options, or nil if the format has none.
    ///
    /// `url` and `jwt` have rules and no pattern.
    package func pattern(in version: ZodVersion = .newestRelease) -> PatternLiteral? {
      row.pattern(in: version)
    }

    /// Returns the pattern of the format by the rules of a version, or nil if the format has none.
    package func pattern(in semantics: ZodSemantics) -> PatternLiteral? {
      row.pattern(in: row.change.map(semantics.version(of:)) ?? semantics.version)
    }

    /// Whether a document of a schema written in Swift has the format's pattern.
    var writesPattern: Bool { row.isOfDocumentVersion1 && row.hasPattern }

    /// Whether two formats are the same one.
    public static func == (left: Self, right: Self) -> Bool { left.known === right.known }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

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

    /// The pattern of `z.hostname()`.
    package static let hostname = PatternLiteral(
      #"^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$"#
    )
    /// The pattern of `z.hex()`.
    package static let hexadecimal = PatternLiteral("^[0-9a-fA-F]*$")

    /// The pattern that `z.httpUrl` has for the scheme of a URL.
    package static let httpProtocol = PatternLiteral("^https?$")

    /// Whether Zod has one `RegExp` object for the format, which all of its checks share.
    var hasSharedPattern: Bool { row.hasPattern && row.sharesPattern }
  }
}
