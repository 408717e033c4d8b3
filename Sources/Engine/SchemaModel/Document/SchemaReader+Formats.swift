internal import JSPrimitives
internal import SourceJSON

extension SchemaReader {
  /// Returns the format of a check.
  func format(_ reader: inout FieldReader) throws(SchemaDocument.ReadingError)
    -> ZodSchema.StringFormat
  {
    let name = try reader.string("format")
    let pattern = try pattern(&reader)
    switch name {
    case "regex":
      guard let pattern else { throw reader.error("pattern", "the field is missing") }
      return .regex(pattern)
    case "starts_with":
      // A dump of the web app's schemas has the derived pattern only, without the prefix itself.
      guard
        let prefix = try reader.optionalText("prefix")
          ?? pattern.flatMap(ZodSchema.StringFormat.literalPrefix)
      else {
        throw reader.error("prefix", "the field is missing")
      }
      return .startsWith(prefix, pattern: pattern)
    case "ends_with": return .endsWith(try reader.text("suffix"), pattern: pattern)
    case "includes":
      let text = try reader.text("includes")
      let position = reader.later("position") == nil ? nil : try reader.integer("position")
      return .includes(text, position: position, pattern: pattern)
    case "currency_code"
    where version > 1 && pattern == nil && reader.later("function") == nil:
      return .pattern(name: name, CurrencyCodes.pattern)
    case "nanoid" where reader.later("length") != nil:
      let length = try reader.integer("length")
      guard length > 0 else { throw reader.error("length", "expected 1 or more") }
      let own = ZodSchema.NamedFormat.nanoid(length: length)
      guard pattern == nil || pattern?.jsSource == own.jsSource else {
        throw reader.error("pattern", "the pattern is not that of the length")
      }
      return .named(.nanoid, pattern: own)
    case "datetime" where pattern == nil: return try datetime(&reader)
    case "url" where pattern == nil: return try url(&reader)
    case "jwt" where pattern == nil:
      return .jwt(algorithm: reader.later("alg") == nil ? nil : try reader.string("alg"))
    default:
      if let format = ZodSchema.NamedFormat(name) { return .named(format, pattern: pattern) }
      return try own(name, pattern, &reader)
    }
  }

  /// Returns the pattern in the fields of a format, or nil if there is none.
  private func pattern(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.PatternLiteral? {
    let source = try reader.optionalText("pattern")
    let flags = try reader.optionalString("flags")
    guard let source else {
      if flags != nil { throw reader.error("flags", "flags without a pattern") }
      return nil
    }
    return ZodSchema.PatternLiteral(source, flags: flags)
  }

  /// Returns a format that is not one of Zod's own.
  private func own(
    _ name: String, _ pattern: ZodSchema.PatternLiteral?, _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.StringFormat {
    if let pattern { return .pattern(name: name, pattern) }
    guard let function = try reader.function("function") else {
      throw reader.error("format", "unknown string format \"\(name)\"")
    }
    return .function(name: name, ZodSchema.Predicate(function))
  }

  private func datetime(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.StringFormat {
    let hasOptions = ["precision", "offset", "local"].contains { reader.later($0) != nil }
    guard hasOptions else { return .named(.datetime, pattern: nil) }
    let precision = reader.later("precision") == nil ? nil : try reader.integer("precision")
    guard precision ?? 0 >= -1 else { throw reader.error("precision", "expected -1 or more") }
    return .datetime(
      ZodSchema.DatetimeOptions(
        precision: precision, allowsOffset: try reader.flag("offset"),
        allowsLocal: try reader.flag("local")))
  }

  private func url(_ reader: inout FieldReader) throws(SchemaDocument.ReadingError)
    -> ZodSchema.StringFormat
  {
    var options = ZodSchema.URLOptions()
    if reader.later("hostname") == "domain" {
      options.requiresDomain = true
    } else {
      options.hostname = try patternObject("hostname", &reader)
    }
    options.protocol = try patternObject("protocol", &reader)
    options.isNormalizing = try reader.flag("normalize")
    return options == ZodSchema.URLOptions() ? .named(.url, pattern: nil) : .url(options)
  }

  private func patternObject(
    _ name: String, _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.PatternLiteral? {
    guard let value = reader.later(name) else { return nil }
    var fields = try FieldReader(value, path: reader.path(of: name), version: version)
    let pattern = ZodSchema.PatternLiteral(
      try fields.text("pattern"), flags: try fields.optionalString("flags"))
    try fields.finish()
    return pattern
  }
}
