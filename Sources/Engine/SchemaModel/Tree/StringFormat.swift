public import JSPrimitives
internal import SourceJSON

extension ZodSchema {
  /// A format that a string must have.
  public enum StringFormat: Sendable, Hashable {
    /// A match of a regular expression.
    case regex(PatternLiteral)
    /// A prefix. The pattern is the one that Zod derives from it, if the document has it.
    case startsWith(JSText, pattern: PatternLiteral?)
    /// A suffix. The pattern is the one that Zod derives from it, if the document has it.
    case endsWith(JSText, pattern: PatternLiteral?)
    /// A part of the string. The pattern is the one that Zod derives from it, if the document has it.
    ///
    /// It is at or after `position`, in UTF-16 code units; nil for anywhere.
    case includes(JSText, position: Int? = nil, pattern: PatternLiteral?)
    /// A format with a name, such as `email`. Without a pattern it has Zod's own.
    ///
    /// A format of Zod's own whose options matter is one of the cases below.
    case named(NamedFormat, pattern: PatternLiteral?)
    /// ISO 8601 in UTC or as the options say; the pattern is that of the version of Zod.
    case datetime(DatetimeOptions)
    /// A URL with conditions on its parts.
    case url(URLOptions)
    /// A JSON Web Token; its header must name the algorithm, if there is one.
    case jwt(algorithm: String?)
    /// A format of its own by a pattern: `z.stringFormat(name, pattern)`, hashes, `hex` and `hostname`.
    ///
    /// Its issue has neither origin nor pattern.
    case pattern(name: String, PatternLiteral)
    /// A format of its own by a function: `z.stringFormat(name, function)`.
    case function(name: String, ZodSchema.Predicate)
  }
}

extension ZodSchema.StringFormat {
  /// Returns a prefix.
  @_disfavoredOverload
  public static func startsWith(_ prefix: String, pattern: ZodSchema.PatternLiteral?)
    -> ZodSchema.StringFormat
  {
    .startsWith(JSText(prefix), pattern: pattern)
  }
  /// Returns a suffix.
  @_disfavoredOverload
  public static func endsWith(_ suffix: String, pattern: ZodSchema.PatternLiteral?)
    -> ZodSchema.StringFormat
  {
    .endsWith(JSText(suffix), pattern: pattern)
  }
  /// Returns a part of the string, at or after a position in UTF-16 code units.
  @_disfavoredOverload
  public static func includes(
    _ part: String, position: Int? = nil, pattern: ZodSchema.PatternLiteral?
  ) -> ZodSchema.StringFormat {
    .includes(JSText(part), position: position, pattern: pattern)
  }
}

extension ZodSchema {
  /// The options of `z.iso.datetime`.
  public struct DatetimeOptions: Sendable, Hashable {
    /// The digits after the seconds' point; -1 for no seconds, nil for any number of digits or no seconds.
    public var precision: Int?
    /// Whether an offset such as `+02:00` may take the place of `Z`.
    public var allowsOffset: Bool
    /// Whether `Z` may be missing.
    public var allowsLocal: Bool

    /// Options, by default Zod's: only `Z`, any precision.
    public init(precision: Int? = nil, allowsOffset: Bool = false, allowsLocal: Bool = false) {
      self.precision = precision
      self.allowsOffset = allowsOffset
      self.allowsLocal = allowsLocal
    }
  }

  /// The conditions of `z.url` on the parts of a URL.
  public struct URLOptions: Sendable, Hashable {
    /// The pattern of the host.
    public var hostname: PatternLiteral?
    /// Whether the host must match Zod's own pattern of a domain, which differs by version; a `hostname` takes its
    /// place.
    public var requiresDomain: Bool
    /// The pattern of the scheme without its colon.
    public var `protocol`: PatternLiteral?
    /// Whether the output is the normalized URL, not the trimmed text.
    public var isNormalizing: Bool

    /// Conditions on a URL.
    public init(
      hostname: PatternLiteral? = nil, protocol: PatternLiteral? = nil, isNormalizing: Bool = false,
      requiresDomain: Bool = false
    ) {
      self.hostname = hostname
      self.requiresDomain = requiresDomain
      self.protocol = `protocol`
      self.isNormalizing = isNormalizing
    }
  }

  /// A JavaScript regular expression as text. The validator compiles it.
  public struct PatternLiteral: Sendable, Hashable {
    /// The source with its unpaired surrogates, as JavaScript has it.
    package var jsSource: JSText
    /// The flags, such as `iu`; nil if a document has none.
    public var flags: String?

    /// The source: what is between the slashes of a regular expression literal.
    ///
    /// An unpaired surrogate in a pattern of a schema document reads as U+FFFD.
    public var source: String {
      get { jsSource.string }
      set { jsSource = JSText(newValue) }
    }

    /// A pattern from its source and flags.
    public init(_ source: String, flags: String? = nil) {
      jsSource = JSText(source)
      self.flags = flags
    }

    /// A pattern from its source, which may have unpaired surrogates, and flags.
    @_disfavoredOverload
    package init(_ source: JSText, flags: String? = nil) {
      jsSource = source
      self.flags = flags
    }
  }
}

// MARK: Writing

extension SchemaWriter {
  /// Returns the fields of a check of a format, `check` first.
  mutating func format(_ format: ZodSchema.StringFormat, path: String) -> JSONObject {
    switch format {
    case .regex(let pattern): return Self.format("regex", pattern)
    case .startsWith(let prefix, let pattern):
      // A pattern that was derived from the prefix implies it, as in a dump of the web app's schemas.
      if pattern.flatMap(ZodSchema.StringFormat.literalPrefix) == prefix {
        return Self.format("starts_with", pattern)
      }
      return Self.format("starts_with", pattern, ("prefix", .string(prefix)))
    case .endsWith(let suffix, let pattern):
      return Self.format("ends_with", pattern, ("suffix", .string(suffix)))
    case .includes(let text, let position, let pattern):
      var object = Self.format("includes", pattern, ("includes", .string(text)))
      later("position", position.map { .number(Double($0)) }, in: &object)
      return object
    case .named(.nanoid, let pattern?) where pattern.nanoidLength != nil:
      return later(
        Self.format("nanoid", nil, ("length", .number(Double(pattern.nanoidLength ?? 0)))))
    case .pattern("currency_code", CurrencyCodes.pattern):
      return later(Self.format("currency_code", nil))
    case .named(let format, let pattern):
      let object = Self.format(JSText(format.name), pattern)
      return pattern == nil && !format.row.isOfDocumentVersion1 ? later(object) : object
    case .datetime(let options):
      var object = Self.format("datetime", nil)
      later("precision", options.precision.map { .number(Double($0)) }, in: &object)
      later("offset", .boolean(options.allowsOffset), in: &object)
      later("local", .boolean(options.allowsLocal), in: &object)
      return object
    case .url(let options): return url(options)
    case .jwt(let algorithm):
      var object = later(Self.format("jwt", nil))
      object["alg"] = algorithm.map { .string(JSText($0)) }
      return object
    case .pattern(let name, let pattern): return later(Self.format(JSText(name), pattern))
    case .function(let name, let predicate):
      let function = self.function(predicate, path: "\(path).function")
      return later(Self.format(JSText(name), nil, ("function", function)))
    }
  }

  /// Returns the fields of a check of a named format with the pattern of the document's version of Zod.
  func namedFormat(_ format: ZodSchema.NamedFormat) -> JSONObject {
    Self.format(JSText(format.name), format.pattern(in: zod))
  }

  private static func format(
    _ format: JSText, _ pattern: ZodSchema.PatternLiteral?, _ fields: JSONObject.Member...
  ) -> JSONObject {
    var object = JSONObject([("check", "string_format"), ("format", .string(format))] + fields)
    guard let pattern else { return object }
    object["pattern"] = .string(pattern.jsSource)
    object["flags"] = pattern.flags.map { .string(JSText($0)) }
    return object
  }

  private mutating func url(_ options: ZodSchema.URLOptions) -> JSONObject {
    var object = Self.format("url", nil)
    let domain: JSONValue? = options.requiresDomain ? "domain" : nil
    later("hostname", options.hostname?.document ?? domain, in: &object)
    later("protocol", options.protocol?.document, in: &object)
    flag("normalize", options.isNormalizing, in: &object)
    return object
  }
}

extension ZodSchema.PatternLiteral {
  /// The length of the identifiers of `z.nanoid({ length })` whose pattern this is; nil for another pattern.
  var nanoidLength: Int? {
    guard flags == "", let start = source.lastIndex(of: "{"), source.hasSuffix("}$"),
      let length = Int(source[source.index(after: start)...].dropLast(2))
    else { return nil }
    return self == ZodSchema.NamedFormat.nanoid(length: length) ? length : nil
  }

  /// The pattern as an object of its own.
  fileprivate var document: JSONValue {
    var object: JSONObject = JSONObject([("pattern", .string(jsSource))])
    object["flags"] = flags.map { .string(JSText($0)) }
    return .object(object)
  }
}
