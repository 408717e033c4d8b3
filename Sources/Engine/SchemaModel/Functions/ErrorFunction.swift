extension ZodSchema {
  /// A named function that words issues, for `error`.
  ///
  /// Two functions of the same name are equal, since a document can't distinguish them.
  public struct ErrorFunction: Sendable {
    /// The name in schema documents.
    public var name: String
    /// The implementation, or nil if a registry has it.
    package var body: Body?

    package typealias Body = @Sendable (RawIssue) throws -> String?

    /// A function that the validator's registry has under this name.
    public init(_ name: String) { self.name = name }

    /// A function given as a closure.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Takes an issue and returns its message, or nil to leave the message to the next source.
    ///     An error that it throws makes the outcome undecided.
    public init(_ name: String, _ body: @escaping @Sendable (RawIssue) throws -> String?) {
      self.name = name
      self.body = body
    }
  }
}

extension ZodSchema.ErrorFunction: Hashable {
  /// Returns whether two functions have the same name.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ZodSchema.ErrorFunction: ExpressibleByStringLiteral {
  /// A function that the validator's registry has under this name.
  public init(stringLiteral name: String) { self.init(name) }
}
