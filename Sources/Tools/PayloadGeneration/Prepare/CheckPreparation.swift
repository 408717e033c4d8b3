internal import JSPrimitives
internal import JSRegex
internal import SchemaModel

/// Prepares checks and the functions that they and the nodes name.
enum CheckPreparation {
  /// Prepares a check; the schemas of a `property` or `properties` check are the caller's to prepare.
  ///
  /// - Parameter path: the check's place in the schema's document.
  static func prepare(
    _ check: ZodSchema.Check, version: ZodVersion, path: String
  ) throws(GenerationError) -> PreparedCheck {
    if let when = check.when {
      throw GenerationError(
        path: path, reason: "values for the condition \"\(when.name)\" can't be made")
    }
    var prepared = PreparedCheck(check: check, path: path)
    switch check.kind {
    case .minLength(let length), .lengthEquals(let length):
      guard length <= BoundaryValues.maximumLength else {
        throw GenerationError(
          path: path, reason: "nothing longer than \(BoundaryValues.maximumLength) is made")
      }
    case .format(let format): try prepare(format, &prepared, version: version)
    case .overwrite(let function): prepared.transform = try transform(function, path: path)
    case .custom(let named, _, _):
      if let written = named.written {
        prepared.condition = written
        break
      }
      guard let predicate = KnownPredicate(rawValue: named.name) else {
        throw GenerationError(
          path: path, reason: "values that satisfy the predicate \"\(named.name)\" can't be made"
        )
      }
      prepared.predicate = predicate
    case .function(let function):
      throw GenerationError(
        path: path, reason: "values for the function \"\(function.name)\" can't be made")
    case .maxLength, .minSize, .maxSize, .sizeEquals, .mimeType, .greaterThan, .lessThan,
      .numberFormat, .multipleOf, .property, .properties:
      break
    }
    return prepared
  }

  /// Returns the transform of a name.
  static func transform(
    _ function: ZodSchema.Transform, path: String
  ) throws(GenerationError) -> KnownTransform {
    guard let transform = KnownTransform(rawValue: function.name) else {
      throw GenerationError(
        path: path, reason: "values for the function \"\(function.name)\" can't be made")
    }
    return transform
  }

  /// Compiles the patterns of a format.
  private static func prepare(
    _ format: ZodSchema.StringFormat, _ prepared: inout PreparedCheck, version: ZodVersion
  ) throws(GenerationError) {
    let path = prepared.path
    switch format {
    // Their patterns are only of JSON Schema.
    case .startsWith, .endsWith, .includes, .jwt: break
    case .url(let options):
      let domain = options.requiresDomain ? ZodSchema.NamedFormat.domain(in: version) : nil
      prepared.urlPatterns.hostname = try (options.hostname ?? domain).map {
        literal throws(GenerationError) in
        try pattern(literal, format: nil, path: path + ".hostname")
      }
      prepared.urlPatterns.scheme = try options.protocol.map { literal throws(GenerationError) in
        try pattern(literal, format: nil, path: path + ".protocol")
      }
    case .function(let name, _):
      throw GenerationError(path: path, reason: "texts of the format \"\(name)\" can't be made")
    case .named(let format, _) where RuledFormat(format) != nil: break
    case .regex(let literal), .pattern(_, let literal):
      prepared.pattern = try pattern(literal, format: nil, path: path)
    case .named(let named, _):
      guard let literal = format.literal(in: version) else {
        throw GenerationError(
          path: path, reason: "texts of the format \"\(named.name)\" can't be made")
      }
      prepared.pattern = try pattern(literal, format: named.name, path: path)
    case .datetime(let options):
      let isUsual = options == ZodSchema.DatetimeOptions()
      guard let literal = format.literal(in: version) else { return }
      prepared.pattern = try pattern(literal, format: isUsual ? "datetime" : nil, path: path)
    }
  }

  static func pattern(
    _ literal: ZodSchema.PatternLiteral, format: String?, path: String
  ) throws(GenerationError) -> PreparedPattern {
    do throws(PatternError) {
      return try PreparedPattern(literal, format: format)
    } catch {
      throw GenerationError(
        path: path, reason: "the pattern /\(literal.jsSource)/\(literal.flags ?? ""): \(error)")
    }
  }
}

/// The string formats that rules decide, not a pattern.
enum RuledFormat: Sendable {
  case url, ipv6, cidrv6, base64, base64url, jsonWebToken
  /// One whose row knows the rule, and makes strings.
  case row(
    isValid: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool,
    make: @Sendable (_ below: (Int) -> Int) -> String)

  /// The rule of a format with a name; nil if a pattern decides it.
  init?(_ format: ZodSchema.NamedFormat) {
    switch format {
    case .url: self = .url
    case .ipv6: self = .ipv6
    case .cidrv6: self = .cidrv6
    case .base64: self = .base64
    case .base64url: self = .base64url
    case .jwt: self = .jsonWebToken
    default:
      guard let make = format.row.make, case .algorithm(let isValid, _) = format.row.rule else {
        return nil
      }
      self = .row(isValid: isValid, make: make)
    }
  }

  /// The format that rules decide, or nil if the format is another one.
  init?(_ format: ZodSchema.StringFormat) {
    switch format {
    case .named(let format, _): self.init(format)
    case .url: self = .url
    case .jwt: self = .jsonWebToken
    default: return nil
    }
  }

  var isURL: Bool { if case .url = self { true } else { false } }
}
