public import JSPrimitives

extension ZodSchema {
  /// A condition on a string that the validator tests before it calls a function.
  public struct TextCondition: Sendable {
    package enum Kind: Sendable {
      case lacks(UInt8)
      case doesNotBegin(with: UInt8)
      case holds(@Sendable (borrowing TextBytes) -> Bool)
    }

    package let kind: Kind

    /// Returns the condition that the string doesn't have an ASCII character. That of `<` is known from reading most texts.
    ///
    /// - Parameter character: The character. For one that is not ASCII, the function always runs.
    public static func lacks(_ character: Unicode.Scalar) -> Self {
      Self(kind: character.isASCII ? .lacks(UInt8(ascii: character)) : .holds { _ in false })
    }

    /// Returns the condition that the string doesn't begin with an ASCII character.
    ///
    /// - Parameter character: The character. For one that is not ASCII, the function always runs.
    public static func doesNotBegin(with character: Unicode.Scalar) -> Self {
      Self(
        kind: character.isASCII
          ? .doesNotBegin(with: UInt8(ascii: character)) : .holds { _ in false })
    }

    /// Returns the condition that the string passes a test, which should be quicker than the function.
    public static func holds(_ test: @escaping @Sendable (borrowing TextBytes) -> Bool) -> Self {
      Self(kind: .holds(test))
    }
  }
}
