extension ZodSchema {
  /// A part of a template literal.
  public enum TemplatePart: Sendable, Hashable {
    /// A text, number, Boolean, null, `undefined` or `bigint`, in its JavaScript spelling.
    case literal(Constant)
    /// A schema with a pattern, such as a string, a number or an enumeration.
    case schema(ZodSchema)
  }
}

extension ZodSchema.TemplatePart: ExpressibleByStringLiteral {
  /// A text.
  public init(stringLiteral value: String) { self = .literal(Constant(stringLiteral: value)) }
}
