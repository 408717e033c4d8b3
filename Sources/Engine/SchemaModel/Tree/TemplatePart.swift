extension ZodSchema {
  /// A part of a template literal.
  public enum TemplatePart: Sendable, Hashable {
    /// A text, number, Boolean, null, `undefined` or `bigint`, in its JavaScript spelling.
    case literal(Constant)
    /// A schema with a pattern, such as a string, a number or an enumeration.
    case schema(ZodSchema)
  }
}

extension ZodSchema.TemplatePart {
  /// Returns a string, which the text must have.
  @_disfavoredOverload
  public static func literal(_ string: String) -> ZodSchema.TemplatePart {
    .literal(ZodSchema.Constant.string(string))
  }
}

extension ZodSchema.TemplatePart: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  /// A text.
  public init(stringLiteral value: String) {
    self = .literal(ZodSchema.Constant(stringLiteral: value))
  }
  /// A number.
  public init(integerLiteral value: Int) {
    self = .literal(ZodSchema.Constant(integerLiteral: value))
  }
  /// A number.
  public init(floatLiteral value: Double) {
    self = .literal(ZodSchema.Constant(floatLiteral: value))
  }
  /// A Boolean.
  public init(booleanLiteral value: Bool) {
    self = .literal(ZodSchema.Constant(booleanLiteral: value))
  }
  /// A null.
  public init(nilLiteral: ()) { self = .literal(nil) }
}
