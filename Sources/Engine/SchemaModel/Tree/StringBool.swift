extension ZodSchema {
  /// The words of `z.stringbool` for true and false.
  public struct StringBool: Sendable, Hashable {
    /// The words for true, of which the first is written on encoding.
    public var truthy: [String]
    /// The words for false, of which the first is written on encoding.
    public var falsy: [String]
    /// Whether a word must have the listed case. Without it, words and input are compared in lower case.
    public var isCaseSensitive: Bool

    /// Words for true and false; by default Zod's.
    public init(
      truthy: [String] = Self.defaultTruthy, falsy: [String] = Self.defaultFalsy,
      isCaseSensitive: Bool = false
    ) {
      self.truthy = truthy
      self.falsy = falsy
      self.isCaseSensitive = isCaseSensitive
    }

    /// Zod's words for true.
    public static let defaultTruthy = ["true", "1", "yes", "on", "y", "enabled"]
    /// Zod's words for false.
    public static let defaultFalsy = ["false", "0", "no", "off", "n", "disabled"]
  }
}
