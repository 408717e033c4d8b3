internal import JSPrimitives
internal import JSRegexEngine
internal import SchemaModel

/// Prepares checks and the functions that they and the nodes name.
enum CheckPreparation {
  /// Texts and arrays are never made longer than this.
  static let greatestLength = 100_000

  /// Prepares a check.
  ///
  /// - Parameter path: the check's place in the schema's document.
  static func prepare(_ check: Check, path: String) throws(GenerationError) -> PreparedCheck {
    var prepared = PreparedCheck(check: check, path: path)
    switch check.kind {
    case .minLength(let length), .lengthEquals(let length):
      guard length <= greatestLength else {
        throw GenerationError(path: path, reason: "nothing longer than \(greatestLength) is made")
      }
    case .format(let format): prepared.pattern = try pattern(of: format, path: path)
    case .overwrite(let function): prepared.transform = try transform(function, path: path)
    case .custom(let named, _):
      guard let predicate = KnownPredicate(rawValue: named.name) else {
        throw GenerationError(
          path: path, reason: "values that satisfy the predicate \"\(named.name)\" can't be made"
        )
      }
      prepared.predicate = predicate
    default: break
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

  /// Returns the compiled pattern of a format, or nil for a format that needs none.
  private static func pattern(
    of format: StringFormat, path: String
  ) throws(GenerationError) -> PreparedPattern? {
    switch format {
    case .startsWith, .endsWith, .includes, .named("url", nil): return nil
    case .regex(let literal): return try pattern(literal, format: nil, path: path)
    case .named(let name, let literal):
      guard let literal = literal ?? NamedFormat.pattern(of: name) else {
        throw GenerationError(path: path, reason: "texts of the format \"\(name)\" can't be made")
      }
      return try pattern(literal, format: name, path: path)
    }
  }

  private static func pattern(
    _ literal: PatternLiteral, format: String?, path: String
  ) throws(GenerationError) -> PreparedPattern {
    do throws(PatternError) {
      return try PreparedPattern(literal, format: format)
    } catch {
      throw GenerationError(
        path: path, reason: "the pattern /\(literal.source)/\(literal.flags ?? ""): \(error)")
    }
  }
}
