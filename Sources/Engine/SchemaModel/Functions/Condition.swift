public import JSPrimitives

extension ZodSchema {
  /// A condition on a value, on the fields of an object or on a string, which the validator tests without copying the value.
  ///
  /// A condition declares the fields that it reads, so the validator decides as soon as they are read, and keeps no others:
  ///
  ///     ZodSchema.Predicate(
  ///       "endAfterStart",
  ///       .fields("start", "end") { fields in
  ///         (fields["end"].number ?? 0) > (fields["start"].number ?? 0)
  ///       })
  ///
  /// Its function must be pure: the same values have the same result, and nothing else changes.
  public struct Condition: Sendable {
    package enum Kind: Sendable {
      case fields(FieldsCondition)
      case value(ValueCondition)
      case text(TextPredicate)
      case hasAnyField
    }

    package let kind: Kind

    /// Returns a condition on fields of an object. A value of another type makes the outcome undecided.
    ///
    /// - Parameters:
    ///   - keys: The keys of all fields that the function reads.
    ///   - body: Takes the fields and returns whether the condition holds. An error that it throws makes the outcome
    ///     undecided; `FieldValue.unsupported` is the one for a value that JavaScript would convert.
    public static func fields(
      _ keys: String..., reading body: @escaping @Sendable (borrowing Fields) throws -> Bool
    ) -> Self {
      fields(keys.map { JSText($0) }, reading: body)
    }

    /// Returns a condition on fields of an object, with keys that may have lone surrogates.
    public static func fields(
      _ keys: [JSText], reading body: @escaping @Sendable (borrowing Fields) throws -> Bool
    ) -> Self {
      Self(kind: .fields(FieldsCondition(keys: keys, body: body)))
    }

    /// Returns a condition on a value of any type, also on one that JSON lacks: a Date, a bigint or `undefined`.
    ///
    ///     ZodSchema.Predicate("isSet", .value { $0.isTruthy })
    ///
    /// - Parameter body: Takes the value and returns whether the condition holds. An error that it throws makes the outcome
    ///   undecided.
    public static func value(
      _ body: @escaping @Sendable (borrowing FieldValue) throws -> Bool
    ) -> Self {
      Self(kind: .value(ValueCondition(body: body)))
    }

    /// Returns a condition on a string. A value of another type makes the outcome undecided.
    ///
    /// - Parameter body: Takes the text and returns whether the condition holds.
    public static func text(_ body: @escaping @Sendable (borrowing TextBytes) -> Bool) -> Self {
      Self(kind: .text(TextPredicate(body: body)))
    }

    /// The object has at least one field.
    public static var hasAnyField: Self { Self(kind: .hasAnyField) }

    /// Returns the condition that at least one of two fields is truthy.
    public static func isSet(_ first: JSText, or second: JSText) -> Self {
      fields([first, second]) { $0[0].isTruthy || $0[1].isTruthy }
    }

    /// Returns the condition that a Date is not before another one, as `end >= start` compares them. It holds for an absent
    /// field, and for one whose value is not a Date it makes the outcome undecided.
    ///
    /// - Parameters:
    ///   - end: The key of the Date that must not be before the other.
    ///   - start: The key of the other Date.
    public static func date(_ end: JSText, notBefore start: JSText) -> Self {
      fields([end, start]) { fields in
        if fields[0].type == .undefined || fields[1].type == .undefined { return true }
        guard let end = fields[0].milliseconds else { throw fields[0].unsupported }
        guard let start = fields[1].milliseconds else { throw fields[1].unsupported }
        return end >= start
      }
    }

    /// Returns the condition that two fields hold the same text. A value of another type makes the outcome undecided.
    public static func areEqual(_ first: JSText, _ second: JSText) -> Self {
      fields([first, second]) { fields in
        guard fields[0].isText, fields[1].isText else { throw fields[1].unsupported }
        return fields[0].text.equals(fields[1].text)
      }
    }
  }
}

/// The conditions with keys that are strings of Swift.
extension ZodSchema.Condition {
  /// Returns the condition that at least one of two fields is truthy.
  @_disfavoredOverload
  public static func isSet(_ first: String, or second: String) -> Self {
    .isSet(JSText(first), or: JSText(second))
  }
  /// Returns the condition that a Date is not before another one.
  @_disfavoredOverload
  public static func date(_ end: String, notBefore start: String) -> Self {
    .date(JSText(end), notBefore: JSText(start))
  }
  /// Returns the condition that two fields hold the same text.
  @_disfavoredOverload
  public static func areEqual(_ first: String, _ second: String) -> Self {
    .areEqual(JSText(first), JSText(second))
  }
}

extension ZodSchema {
  /// A condition on fields behind a reference that a run need not retain.
  package final class FieldsCondition: Sendable {
    /// The keys of the fields that the function reads.
    package let keys: [JSText]
    package let body: @Sendable (borrowing Fields) throws -> Bool

    fileprivate init(
      keys: [JSText], body: @escaping @Sendable (borrowing Fields) throws -> Bool
    ) {
      self.keys = keys
      self.body = body
    }
  }

  /// A condition on a value behind a reference that a run need not retain.
  package final class ValueCondition: Sendable {
    package let body: @Sendable (borrowing FieldValue) throws -> Bool

    fileprivate init(body: @escaping @Sendable (borrowing FieldValue) throws -> Bool) {
      self.body = body
    }
  }

  /// A condition on a string behind a reference that a run need not retain.
  package final class TextPredicate: Sendable {
    package let body: @Sendable (borrowing TextBytes) -> Bool

    fileprivate init(body: @escaping @Sendable (borrowing TextBytes) -> Bool) { self.body = body }
  }
}
