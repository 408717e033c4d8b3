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

extension ZodSchema.Rescuer: Hashable {
  /// Returns whether two functions have the same name.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ZodSchema.Rescuer: ExpressibleByStringLiteral {
  /// A function that the validator's registry has under this name.
  public init(stringLiteral name: String) { self.init(name) }
}
