public import JSPrimitives

extension ZodSchema {
  /// A condition between the fields of an object, or on a URL.
  ///
  /// Values compare as in JavaScript. A value of a type that JavaScript would convert or reject with an exception
  /// makes the outcome undecided.
  public enum Condition: Sendable, Hashable {
    /// The text is a URL that starts with `http://` or `https://`, in any case.
    case isHTTPURL
    /// The object has at least one field.
    case hasAnyField
    /// At least one of two fields is truthy.
    case isSet(JSText, or: JSText)
    /// Two fields hold the same text.
    case areEqual(JSText, JSText)
    /// One field's date is not before another's. The condition holds if one of the fields is falsy, and fails if
    /// `new Date` can't read a text.
    case date(JSText, isNotBefore: JSText)
    /// At most one of two fields is a number greater than 0.
    case isAtMostOnePositive(JSText, JSText)
    /// A field matches `/^\d{4}-\d{2}-\d{2}$/`; required only if another field is a given text.
    case isDate(JSText, requiredWhen: JSText, is: JSText)
  }
}

/// The conditions with keys that are strings of Swift.
extension ZodSchema.Condition {
  /// Returns the condition that at least one of two fields is truthy.
  @_disfavoredOverload
  public static func isSet(_ first: String, or second: String) -> Self {
    .isSet(JSText(first), or: JSText(second))
  }
  /// Returns the condition that two fields hold the same text.
  @_disfavoredOverload
  public static func areEqual(_ first: String, _ second: String) -> Self {
    .areEqual(JSText(first), JSText(second))
  }
  /// Returns the condition that one field's date is not before another's.
  @_disfavoredOverload
  public static func date(_ field: String, isNotBefore other: String) -> Self {
    .date(JSText(field), isNotBefore: JSText(other))
  }
  /// Returns the condition that at most one of two fields is a number greater than 0.
  @_disfavoredOverload
  public static func isAtMostOnePositive(_ first: String, _ second: String) -> Self {
    .isAtMostOnePositive(JSText(first), JSText(second))
  }
  /// Returns the condition that a field is a date if another field is a given text.
  @_disfavoredOverload
  public static func isDate(
    _ field: String, requiredWhen other: String, is text: String
  ) -> Self {
    .isDate(JSText(field), requiredWhen: JSText(other), is: JSText(text))
  }
}
