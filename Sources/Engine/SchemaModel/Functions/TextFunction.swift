public import JSPrimitives

extension ZodSchema {
  /// A function from text to text that the validator runs on bytes, with what is known about it beforehand.
  ///
  /// A transform of such a function takes part in the fast ways of the validator, as Zod's own do: no string and no
  /// `JSONValue` is made, a string that it leaves as it is is not copied, and a verdict doesn't run it.
  ///
  ///     ZodSchema.Transform(
  ///       "withoutAt",
  ///       .text(unchangedIf: [.doesNotBegin(with: "@")]) { text, _ in
  ///         text.first == UInt8(ascii: "@") ? .part(1..<text.count) : .unchanged
  ///       })
  ///
  /// The function must be pure: the same text has the same result, and nothing else changes.
  public struct TextFunction: Sendable {
    package let storage: Storage

    /// Returns a function that has a result for every string.
    ///
    /// - Parameters:
    ///   - conditions: A string that meets all of them is known to stay as it is, so the function need not run; nil if only
    ///     running it shows that. A string that the function changes must not meet them.
    ///   - trimsResult: Whether the result is trimmed afterwards, as `String.prototype.trim` does. The conditions are about
    ///     the function before that.
    ///   - otherValues: What happens to a value that isn't a string.
    ///   - body: Takes a string and returns what becomes of it.
    public static func text(
      unchangedIf conditions: [TextCondition]? = nil, trimsResult: Bool = false,
      otherValues: OtherValues = .undecided,
      _ body: @escaping @Sendable (borrowing TextBytes, inout TextOutput) -> TextResult
    ) -> Self {
      Self(
        storage: Storage(
          conditions: conditions, trimsResult: trimsResult, otherValues: otherValues,
          canFail: false, succeeds: nil, body: body))
    }

    /// Returns a function that may throw an error, which makes the outcome undecided.
    ///
    /// - Parameters:
    ///   - conditions: A string that meets all of them is known to stay as it is; nil if only running the function shows that.
    ///   - trimsResult: Whether the result is trimmed afterwards, as `String.prototype.trim` does.
    ///   - otherValues: What happens to a value that isn't a string.
    ///   - succeeds: Takes a string and the memory that a call may use, in bytes, and returns whether the function surely
    ///     has a result for it; nil if only running it shows that. Then a verdict doesn't run it. The text may still
    ///     have JSON's escapes of two characters, such as `\n`.
    ///   - body: Takes a string and returns what becomes of it.
    public static func throwingText(
      unchangedIf conditions: [TextCondition]? = nil, trimsResult: Bool = false,
      otherValues: OtherValues = .undecided,
      succeedsIf succeeds: (@Sendable (borrowing TextBytes, _ memory: Int) -> Bool)? = nil,
      _ body: @escaping @Sendable (borrowing TextBytes, inout TextOutput) throws -> TextResult
    ) -> Self {
      Self(
        storage: Storage(
          conditions: conditions, trimsResult: trimsResult, otherValues: otherValues,
          canFail: true, succeeds: succeeds, body: body))
    }
  }

  /// The result of a function on strings.
  @frozen
  public enum TextResult: Sendable, Hashable {
    /// The text stays as it is.
    case unchanged
    /// A part of the text, between two characters. Nothing is copied.
    case part(Range<Int>)
    /// The string that the function has written to its output.
    case written
  }

  /// The treatment of a value that is not a string by a function on strings.
  public enum OtherValues: Sendable, Hashable {
    /// The outcome is undecided, since JavaScript would throw.
    case undecided
    /// The value stays as it is.
    case unchanged
  }

  /// An error of a function on strings whose call exceeds a limit.
  ///
  /// The outcome is undecided, with the error's description as the reason of `UndecidedReason.htmlLimit`.
  package protocol LimitError: Error, CustomStringConvertible {}
}

extension ZodSchema.TextFunction {
  /// The function behind a reference that a run need not retain.
  package final class Storage: Sendable {
    /// See `text`.
    package let conditions: [ZodSchema.TextCondition]?
    package let trimsResult: Bool
    package let otherValues: ZodSchema.OtherValues
    /// Whether the function may throw.
    package let canFail: Bool
    package let succeeds: (@Sendable (borrowing TextBytes, Int) -> Bool)?
    package let body:
      @Sendable (borrowing TextBytes, inout ZodSchema.TextOutput) throws -> ZodSchema.TextResult

    fileprivate init(
      conditions: [ZodSchema.TextCondition]?, trimsResult: Bool,
      otherValues: ZodSchema.OtherValues, canFail: Bool,
      succeeds: (@Sendable (borrowing TextBytes, Int) -> Bool)?,
      body:
        @escaping @Sendable (borrowing TextBytes, inout ZodSchema.TextOutput) throws ->
        ZodSchema.TextResult
    ) {
      self.conditions = conditions
      self.trimsResult = trimsResult
      self.otherValues = otherValues
      self.canFail = canFail
      self.succeeds = succeeds
      self.body = body
    }
  }
}
