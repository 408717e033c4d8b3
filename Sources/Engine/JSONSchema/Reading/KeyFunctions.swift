internal import JSPrimitives
internal import JSRegex
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The functions that look at the keys of an object beside its declared fields and patterns.
enum KeyFunctions {
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
}
