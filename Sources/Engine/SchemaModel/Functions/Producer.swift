public import SourceJSON

extension ZodSchema {
  /// A named function that makes the value of a `default` or `prefault`.
  ///
  /// Two functions of the same name are equal, since a document can't distinguish them.
  public struct Producer: Sendable {
    /// The name in schema documents.
    public var name: String
    /// The implementation, or nil if a registry has it.
    package var body: Body?

    package typealias Body = @Sendable () throws -> JSONValue

    /// A function that the validator's registry has under this name.
    public init(_ name: String) { self.name = name }

    /// A function given as a closure.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Makes the value at each use. An error that it throws makes the outcome undecided.
    public init(_ name: String, _ body: @escaping @Sendable () throws -> JSONValue) {
      self.name = name
      self.body = body
    }
  }
}

extension ZodSchema.Producer: NamedFunction {
  /// Whether the function has its implementation.
  public var isImplemented: Bool { body != nil }
}
