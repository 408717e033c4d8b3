/// The methods that add a check of a length or size, or any check.
extension ZodSchema {
  /// Returns the schema with another check at the end: `.check(z.minLength(3))`.
  ///
  /// Any schema takes any check. The methods named after a check, such as `min`, exist on the classes of Zod that have
  /// them.
  ///
  ///     .unknown.check(.minLength(3))
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
    let kind: Check.Kind =
      switch measure {
      case .value: .greaterThan(bound(Double(minimum)), inclusive: true)
      case .size: .minSize(minimum)
      case .length: .minLength(minimum)
      }
    return check(kind, of: Class.limited, message, error)
  }
  /// `.max(n)`: the maximum of a number, `bigint` or `Date`, the maximum size of a `Map`, `Set` or `File`, or else
  /// the maximum length.
  public func max(_ maximum: Int, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    let kind: Check.Kind =
      switch measure {
      case .value: .lessThan(bound(Double(maximum)), inclusive: true)
      case .size: .maxSize(maximum)
      case .length: .maxLength(maximum)
      }
    return check(kind, of: Class.limited, message, error)
  }
  /// `.length(n)`: the exact length of a string or an array.
  public func length(_ length: Int, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.lengthEquals(length), of: [.string, .array], message, error)
  }
  /// `.size(n)`: the exact size of a `Map` or `Set`.
  public func size(_ size: Int, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.sizeEquals(size), of: [.map, .set], message, error)
  }
  /// `.mime([...])`: the MIME types of a `File`.
  public func mime(_ types: String..., message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.mimeType(types), of: [.file], message, error)
  }
  /// `.nonempty()`: at least one element, entry or UTF-16 code unit.
  public func nonempty(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    check(
      measure == .size ? .minSize(1) : .minLength(1), of: [.string, .array, .map, .set], message,
      error)
  }
}
