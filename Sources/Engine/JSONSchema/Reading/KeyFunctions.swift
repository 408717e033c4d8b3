internal import JSPrimitives
internal import JSRegex
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The functions of a schema that was read from a JSON Schema, which look at the keys of an object.
enum KeyFunctions {
  /// A key that neither fits its schema nor misses it.
  private struct UndecidedKey: Error, CustomStringConvertible {
    let description: String
  }

  /// Returns a function that adds one issue for the keys that are not declared and match no pattern.
  ///
  /// - Throws: An error at the place if a pattern can't be used.
  static func unrecognizedKeys(
    declared: [JSText], patterns: [JSText], at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ZodSchema.CheckFunction {
    var expressions: [JSRegex] = []
    for pattern in patterns {
      do throws(PatternError) {
        expressions.append(try JSRegex(pattern: pattern, flags: ""))
      } catch {
        throw place.error("Invalid regular expression: /\(pattern)/: \(error.exceptionText)")
      }
    }
    let known = Set(declared)
    let matchers = expressions
    return ZodSchema.CheckFunction("additionalProperties: false") { context in
      guard let object = context.value.object else { return }
      var unrecognized: [JSONValue] = []
      for member in object.members where !known.contains(member.key) {
        if try matchers.contains(where: { try $0.test(member.key) }) { continue }
        unrecognized.append(.string(member.key))
      }
      guard !unrecognized.isEmpty else { return }
      context.push(
        ZodSchema.AddedIssue(["code": "unrecognized_keys", "keys": .array(unrecognized)]))
    }
  }

  /// Returns a function that adds an issue for each key that does not fit the validator's schema.
  static func propertyNames(
    _ source: JSONValue, _ keys: Validator
  ) -> ZodSchema.CheckFunction {
    ZodSchema.CheckFunction(name(of: source)) { context in
      guard let object = context.value.object else { return }
      for member in object.members {
        switch keys.validate(.string(member.key)) {
        case .valid: continue
        case .invalid(let issues):
          context.push(
            ZodSchema.AddedIssue(
              [
                "code": "invalid_key", "origin": "record",
                "issues": .array(issues.map(\.json)), "path": [.string(member.key)],
              ], continues: true))
        case .undecided(let reason):
          throw UndecidedKey(description: "the key \"\(member.key)\": \(reason)")
        }
      }
    }
  }

  /// Returns the function of an object that takes the place of a key, which no object does.
  static func neverCalled(_ source: JSONValue) -> ZodSchema.CheckFunction {
    ZodSchema.CheckFunction(name(of: source)) { _ in }
  }

  private static func name(of source: JSONValue) -> String {
    "propertyNames: \(JSONWriter.string(of: source))"
  }
}
