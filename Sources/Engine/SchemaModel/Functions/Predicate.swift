public import SourceJSON

extension ZodSchema {
  /// A named condition on a value, for `.refine`.
  ///
  /// A schema document holds the name only. A predicate without an implementation is looked up in the registry
  /// when the schema is compiled. A predicate may also have its implementation:
  ///
  ///     .refine("isEven") { $0.number?.remainder(dividingBy: 2) == 0 }
  ///
  /// Two predicates of the same name are equal, since a document can't distinguish them.
  public struct Predicate: Sendable {
    /// The name in schema documents.
    public var name: String
    /// The implementation, or nil if a registry has it.
    package var body: Body?

    /// A predicate that the validator's registry has under this name.
    public init(_ name: String) { self.name = name }

    /// A predicate on an object's fields or on a URL, which the validator tests without copying the value.
    public init(_ name: String, _ condition: Condition) {
      self.name = name
      body = .condition(condition)
    }

    /// A predicate given as a closure.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Takes the value after the checks before this one; an absent value is null. An error that it
    ///     throws makes the outcome undecided.
    public init(_ name: String, _ body: @escaping @Sendable (JSONValue) throws -> Bool) {
      self.name = name
      self.body = .custom(body)
    }
  }
}

extension ZodSchema.Predicate {
  /// The implementation of a predicate.
  package enum Body: Sendable {
    case condition(ZodSchema.Condition)
    case custom(@Sendable (JSONValue) throws -> Bool)
  }
}

extension ZodSchema.Predicate: NamedFunction {
  /// Whether the function has its implementation.
  public var isImplemented: Bool { body != nil }
}
