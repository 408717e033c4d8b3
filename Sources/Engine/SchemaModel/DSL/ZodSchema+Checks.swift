/// The methods that add a check of a length or size, or any check.
extension ZodSchema {
  /// Returns the schema with another check at the end.
  ///
  /// - Parameters:
  ///   - kind: The rule.
  ///   - message: The message; nil for the default message.
  ///   - error: A function that words the issue.
  ///   - abort: Whether a failure skips the node's later checks.
  ///   - when: Whether the check runs; nil for Zod's own condition.
  public func check(
    _ kind: Check.Kind, _ message: String? = nil, error: ErrorFunction? = nil,
    abort: Bool = false, when: When? = nil
  ) -> ZodSchema {
    // Schemas below a labelled node refer to it as it is, without checks that are added later.
    var schema = label == nil ? self : ZodSchema(.lazy(self))
    schema.metadata = inheritedMetadata
    schema.parent = copied
    schema.checks.append(
      Check(kind, message: message, error: error, abort: abort, when: when))
    return schema
  }

  /// `.min(n)`: the minimum of a number, `bigint` or `Date`, the minimum size of a `Map`, `Set` or `File`, or else
  /// the minimum length.
  public func min(_ minimum: Int, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    switch measure {
    case .value: gte(Double(minimum), message, error: error)
    case .size: check(.minSize(minimum), message, error: error)
    case .length: check(.minLength(minimum), message, error: error)
    }
  }
  /// `.max(n)`: the maximum of a number, `bigint` or `Date`, the maximum size of a `Map`, `Set` or `File`, or else
  /// the maximum length.
  public func max(_ maximum: Int, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    switch measure {
    case .value: lte(Double(maximum), message, error: error)
    case .size: check(.maxSize(maximum), message, error: error)
    case .length: check(.maxLength(maximum), message, error: error)
    }
  }
  /// `.length(n)`: the exact length.
  public func length(_ length: Int, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.lengthEquals(length), message, error: error)
  }
  /// `.size(n)`: the exact size of a `Map`, `Set` or `File`.
  public func size(_ size: Int, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.sizeEquals(size), message, error: error)
  }
  /// `.mime([...])`: the MIME types of a `File`.
  public func mime(_ types: String..., message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.mimeType(types), message, error: error)
  }
  /// `.nonempty()`: at least one element, entry or UTF-16 code unit.
  public func nonempty(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    min(1, message, error: error)
  }
}

extension ZodSchema {
  /// The property of a value that `min` and `max` limit.
  enum Measure { case value, size, length }

  var measure: Measure {
    switch node {
    case .number, .bigint, .date, .coerced(.number), .coerced(.bigint), .coerced(.date): .value
    case .map, .set, .file: .size
    default: .length
    }
  }

  /// Whether the values are `bigint`s.
  var isOfBigints: Bool { node == .bigint || node == .coerced(.bigint) }
}
