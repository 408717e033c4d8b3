internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension DefReader {
  /// Returns the format of a string.
  static func stringFormat(_ fields: inout DefFields) throws(ZodDefError) -> ZodSchema.StringFormat
  {
    let name = try fields.string("format")
    let pattern = try pattern("pattern", &fields)
    switch name {
    case "regex": return .regex(try required(pattern, &fields))
    case "starts_with": return .startsWith(try fields.text("prefix"), pattern: pattern)
    case "ends_with": return .endsWith(try fields.text("suffix"), pattern: pattern)
    case "includes":
      let position = try fields.optionalInteger("position", in: 0...Int.max)
      return .includes(try fields.text("includes"), position: position, pattern: pattern)
    case "url": return try url(&fields)
    case "jwt": return .jwt(algorithm: try fields.optionalString("alg"))
    case "datetime": return try datetime(&fields, pattern: pattern)
    default:
      guard let format = ZodSchema.NamedFormat(name) else {
        return try custom(name, pattern: pattern, &fields)
      }
      if [.time, .uuid, .mac].contains(format) {
        // The options of these formats choose the pattern, which is recorded beside them.
        for option in ["precision", "version", "delimiter"]
        where fields.optionalValue(option) != nil { _ = try required(pattern, &fields) }
      }
      return .named(format, pattern: pattern)
    }
  }

  private static func pattern(
    _ name: String, _ fields: inout DefFields
  ) throws(ZodDefError) -> ZodSchema.PatternLiteral? {
    guard let value = fields.optionalValue(name) else { return nil }
    var pattern = try DefFields(value, at: fields.place.field(name))
    let source = try pattern.text("$regex")
    let flags = try pattern.optionalString("flags")
    try pattern.finish()
    return ZodSchema.PatternLiteral(source, flags: flags)
  }

  private static func required(
    _ pattern: ZodSchema.PatternLiteral?, _ fields: inout DefFields
  ) throws(ZodDefError) -> ZodSchema.PatternLiteral {
    guard let pattern else { throw fields.error("pattern", "the field is missing") }
    return pattern
  }

  private static func url(_ fields: inout DefFields) throws(ZodDefError) -> ZodSchema.StringFormat {
    let options = ZodSchema.URLOptions(
      hostname: try pattern("hostname", &fields), protocol: try pattern("protocol", &fields),
      isNormalizing: try fields.flag("normalize"))
    return options == ZodSchema.URLOptions() ? .named(.url, pattern: nil) : .url(options)
  }

  /// Returns ISO 8601 by its pattern, as Zod tests it, or by its options if there is no pattern.
  private static func datetime(
    _ fields: inout DefFields, pattern: ZodSchema.PatternLiteral?
  ) throws(ZodDefError) -> ZodSchema.StringFormat {
    let options = ZodSchema.DatetimeOptions(
      precision: try fields.optionalInteger("precision", in: -1...100),
      allowsOffset: try fields.flag("offset"), allowsLocal: try fields.flag("local"))
    return pattern == nil ? .datetime(options) : .named(.datetime, pattern: pattern)
  }

  /// Returns a format of a program's own, or a hash.
  private static func custom(
    _ name: String, pattern: ZodSchema.PatternLiteral?, _ fields: inout DefFields
  ) throws(ZodDefError) -> ZodSchema.StringFormat {
    // The encoding of a hash is the end of its name.
    if let encoding = try fields.optionalString("enc"), !name.hasSuffix("_" + encoding) {
      throw fields.error("enc", "the format \(name) has another encoding")
    }
    if let function = try fields.function("fn", kind: .format) {
      guard pattern == nil else { throw fields.error("fn", "a pattern and a function") }
      return .function(name: name, ZodSchema.Predicate(function))
    }
    return .pattern(name: name, try required(pattern, &fields))
  }
}
