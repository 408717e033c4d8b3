public import SourceJSON

extension ZodSchema {
  /// A named condition of a check, for `when`.
  ///
  /// Two functions of the same name are equal, since a document can't distinguish them.
  public struct When: Sendable {
    /// The name in schema documents.
    public var name: String
    /// The implementation, or nil if a registry has it.
    package var body: Body?

    package typealias Body = @Sendable (JSONValue?, [RawIssue]) throws -> Bool

    /// A function that the validator's registry has under this name.
    public init(_ name: String) { self.name = name }

    /// A function given as a closure.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Takes the value, nil if it is absent, and the issues so far.
    ///     An error that it throws makes the outcome undecided.
    public init(_ name: String, _ body: @escaping @Sendable (JSONValue?, [RawIssue]) throws -> Bool)
    {
      self.name = name
      self.body = body
    }
  }
}

extension ZodSchema.When: NamedFunction {
  /// Whether the function has its implementation.
  public var isImplemented: Bool { body != nil }
}
