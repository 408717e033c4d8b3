extension ZodSchema {
  /// The value of a `default` or `prefault`: a constant, or a function's result at each use.
  public enum Substitute: Sendable, Hashable {
    /// A constant.
    case constant(Constant)
    /// A function without arguments.
    case function(ZodSchema.Producer)
  }

  /// The value of a `catch`: a constant, or the result of a function of the issues.
  public enum Rescue: Sendable, Hashable {
    /// A constant.
    case constant(Constant)
    /// A function of the value and its issues.
    case function(ZodSchema.Rescuer)
  }
}
