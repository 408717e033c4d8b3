public import JSPrimitives

extension ZodSchema {
  /// A condition between the fields of an object, or on a URL.
  ///
  /// Each is a comparison as JavaScript makes it. A value of another type than the condition compares, for which
  /// JavaScript would throw or convert, makes the outcome undecided.
  public enum Condition: Sendable, Hashable {
    /// The text is a URL and starts with `http://` or `https://`, in any case.
    case isHTTPURL
    /// The object has at least one field.
    case hasAnyField
    /// At least one of two fields is truthy.
    case isSet(JSText, or: JSText)
    /// Two fields hold the same text.
    case areEqual(JSText, JSText)
    /// One field's date is not before another's. It holds if one of them is falsy, and fails if a text is no
    /// date to `new Date`.
    case date(JSText, isNotBefore: JSText)
    /// At most one of two fields is a number greater than 0.
    case isAtMostOnePositive(JSText, JSText)
    /// A field is a text that matches `/^\d{4}-\d{2}-\d{2}$/` if another field has a given text.
    case isDate(JSText, requiredWhen: JSText, is: JSText)
  }
}
