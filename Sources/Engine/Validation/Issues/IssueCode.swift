/// The kind of rule that an issue breaks: Zod 4's issue codes.
public enum IssueCode: String, Sendable, Hashable, CaseIterable {
  /// The value is of another type.
  case invalidType = "invalid_type"
  /// The value is none of the allowed ones.
  case invalidValue = "invalid_value"
  /// The number is too large, or the text or array too long.
  case tooBig = "too_big"
  /// The number is too small, or the text or array too short.
  case tooSmall = "too_small"
  /// The text does not have the format.
  case invalidFormat = "invalid_format"
  /// The number is not a multiple of the divisor.
  case notMultipleOf = "not_multiple_of"
  /// The object has keys that a strict schema does not declare.
  case unrecognizedKeys = "unrecognized_keys"
  /// The value fits no option of a union.
  case invalidUnion = "invalid_union"
  /// A key of a record does not fit the record's schema of keys.
  case invalidKey = "invalid_key"
  /// An element of a `Map` or `Set` does not fit. No JSON value has one; a function may add the issue.
  case invalidElement = "invalid_element"
  /// A refinement does not hold, or a function added an issue.
  case custom
}
