/// An exception that Zod throws when a schema has no possible pattern.
package struct SourcePatternError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The message of JavaScript's exception.
  package let description: String

  /// A part of a template literal that has no pattern.
  static func partWithoutPattern(_ part: ZodSchema) -> Self {
    Self(description: "Invalid template literal part, no pattern found: \(part.className)")
  }

  /// A minimum length that is greater than the maximum.
  static func reversedLengths(_ source: String) -> Self {
    Self(
      description:
        "Invalid regular expression: /\(source)/: numbers out of order in {} quantifier")
  }

  /// A value of a literal that isn't primitive, which Zod's types exclude.
  static let objectInLiteral = Self(
    description: "A literal with a pattern is a string, number, boolean, null, undefined or bigint"
  )
}
