internal import JSPrimitives
internal import JSRegex
internal import SchemaModel
internal import SourceJSON

extension JSONSchemaReader {
  /// Returns the schema of the type `string`: its format, its lengths, then its pattern.
  mutating func string(
    _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    var checks: [ZodSchema.Check] = []
    let name = keywords.peek("format")?.text?.string
    if let format = name.flatMap({ format($0) }) {
      keywords.use("format")
      checks.append(ZodSchema.Check(.format(format)))
    } else if let name {
      keywords.ignore(partOf: "format", "\"\(name)\": no format that Zod checks")
    }
    checks += try lengthChecks("minLength", "maxLength", keywords, at: place)
    if let pattern = keywords["pattern"], pattern.isTruthy {
      let literal = try self.pattern(pattern.coercedText, at: place.child("pattern"))
      checks.append(ZodSchema.Check(.format(.regex(literal))))
    }
    if !rules.allowsReversedLengths {
      do throws(SourcePatternError) {
        _ = try StringPattern.source(of: checks, in: zod)
      } catch {
        throw place.error(error.description)
      }
    }
    return try schemas.add(.leaf(.string), checks: checks, at: place)
  }

  /// Returns the checks of a minimum and a maximum length, of those that are numbers.
  func lengthChecks(
    _ minimum: JSText, _ maximum: JSText, _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> [ZodSchema.Check] {
    var checks: [ZodSchema.Check] = []
    if let length = try length(minimum, keywords, at: place) {
      checks.append(ZodSchema.Check(.minLength(length)))
    }
    if let length = try length(maximum, keywords, at: place) {
      checks.append(ZodSchema.Check(.maxLength(length)))
    }
    return checks
  }

  private func length(
    _ keyword: JSText, _ keywords: Keywords, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> Int? {
    guard let number = keywords.number(keyword) else { return nil }
    guard let length = Int(exactly: number) else {
      throw place.child(keyword).error("a length that is no integer can't be restated")
    }
    return length
  }

  /// Returns the pattern of `new RegExp(text)`.
  func pattern(
    _ text: JSText, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ZodSchema.PatternLiteral {
    do throws(PatternError) {
      _ = try JSRegex(pattern: text, flags: "")
    } catch {
      throw place.error("Invalid regular expression: /\(text)/: \(error.exceptionText)")
    }
    return ZodSchema.PatternLiteral(RegExpSource.source(text))
  }

  /// Returns the format of a value of `format`; nil for one that Zod ignores.
  private func format(_ name: String) -> ZodSchema.StringFormat? {
    switch name {
    case "time" where rules.times == .zoned: return .regex(Self.zonedTime)
    case "date-time" where rules.allowsOffsets:
      return .datetime(ZodSchema.DatetimeOptions(allowsOffset: true))
    case "jwt": return .jwt(algorithm: nil)
    default:
      let rows = ZodSchema.NamedFormat.rows
      guard let row = rows.first(where: { $0.jsonSchemaNames.contains(name) }),
        row.jsonSchemaSince.map({ zod >= $0 }) ?? true
      else { return nil }
      if let format = ZodSchema.NamedFormat(row.name) { return .named(format, pattern: nil) }
      return row.pattern(in: zod).map { .pattern(name: row.name, $0) }
    }
  }

  /// RFC 3339, section 5.6, `full-time`, without leap seconds.
  private static let zonedTime = ZodSchema.PatternLiteral(
    #"^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$"#)
}
