internal import JSPrimitives
internal import JSRegexEngine
internal import SchemaModel

/// Prepares checks and the functions that they and the nodes name.
enum CheckPreparation {
  /// Texts and arrays are never made longer than this.
  static let greatestLength = 100_000

  static func kind(
    _ kind: Check.Kind, path: String
  ) throws(GenerationError) -> PreparedCheck.Kind {
    switch kind {
    case .minLength(let length):
      return .minLength(try checked(length, path: path))
    case .maxLength(let length): return .maxLength(length)
    case .lengthEquals(let length):
      return .lengthEquals(try checked(length, path: path))
    case .greaterThan(let value, let inclusive): return .greaterThan(value, inclusive: inclusive)
    case .lessThan(let value, let inclusive): return .lessThan(value, inclusive: inclusive)
    case .safeInteger: return .safeInteger
    case .multipleOf(let step): return .multipleOf(step)
    case .format(let format): return try self.format(format, path: path)
    case .overwrite(let function): return .overwrite(try transform(function, path: path))
    case .custom(let named, let issuePath):
      guard let predicate = KnownPredicate(rawValue: named.name) else {
        throw GenerationError(
          path: path, reason: "values that satisfy the predicate \"\(named.name)\" can't be made"
        )
      }
      return .custom(predicate, path: issuePath ?? [])
    }
  }

  static func transform(
    _ function: ZodSchema.Transform, path: String
  ) throws(GenerationError) -> KnownTransform {
    guard let transform = KnownTransform(rawValue: function.name) else {
      throw GenerationError(
        path: path, reason: "values for the function \"\(function.name)\" can't be made")
    }
    return transform
  }

  private static func checked(_ length: Int, path: String) throws(GenerationError) -> Int {
    guard length <= greatestLength else {
      throw GenerationError(
        path: path, reason: "nothing longer than \(greatestLength) is made")
    }
    return length
  }

  private static func format(
    _ format: StringFormat, path: String
  ) throws(GenerationError) -> PreparedCheck.Kind {
    switch format {
    case .startsWith(let text, _): return .startsWith(text)
    case .endsWith(let text, _): return .endsWith(text)
    case .includes(let text, _): return .includes(text)
    case .named("url", nil): return .url
    case .regex(let literal): return .pattern(try pattern(literal, format: nil, path: path))
    case .named(let name, let literal):
      guard let literal = literal ?? NamedFormat.pattern(of: name) else {
        throw GenerationError(path: path, reason: "texts of the format \"\(name)\" can't be made")
      }
      return .pattern(try pattern(literal, format: name, path: path))
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
