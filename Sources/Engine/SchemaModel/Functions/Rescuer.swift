public import SourceJSON

extension ZodSchema {
  /// A named function that makes the value of a `catch`.
  ///
  /// Two functions of the same name are equal, since a document can't distinguish them.
  public struct Rescuer: Sendable {
    /// The name in schema documents.
    public var name: String
    /// The implementation, or nil if a registry has it.
    package var body: Body?

    package typealias Body = @Sendable (JSONValue?, [RawIssue]) throws -> JSONValue

    /// A function that the validator's registry has under this name.
    public init(_ name: String) { self.name = name }

    /// A function given as a closure.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Takes the value as the schema left it, nil if it is absent, and its issues with
    ///     their messages. An error that it throws makes the outcome undecided.
    public init(
      _ name: String, _ body: @escaping @Sendable (JSONValue?, [RawIssue]) throws -> JSONValue
    ) {
      self.name = name
      self.body = body
    }
  }
}

extension ZodSchema.Rescuer: NamedFunction {
  /// Whether the function has its implementation.
  public var isImplemented: Bool { body != nil }
}
