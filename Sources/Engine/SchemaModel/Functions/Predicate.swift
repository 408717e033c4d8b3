public import SourceJSON

extension ZodSchema {
  /// A named condition on a value, as `.refine` takes it.
  ///
  /// A schema document holds the name alone. A predicate that is made from a name alone is looked up when the
  /// schema is compiled; one with an implementation brings it along:
  ///
  ///     .refine("isEven") { $0.number?.remainder(dividingBy: 2) == 0 }
  ///
  /// Two predicates of the same name are equal, since a document can't tell them apart.
  public struct Predicate: Sendable {
    /// The name in schema documents.
    public var name: String
    /// The implementation, or nil if a registry has it.
    package var body: Body?

    /// A condition that the registry of the validator has under this name.
    public init(_ name: String) { self.name = name }

    /// A condition on an object's fields or on a URL, which the validator tests without copying the value.
    public init(_ name: String, _ condition: Condition) {
      self.name = name
      body = .condition(condition)
    }

    /// A condition given in Swift.
    ///
    /// - Parameters:
    ///   - name: the name in schema documents.
    ///   - body: takes the value as the checks before have left it, an absent one as null. An error that it
    ///     throws makes the outcome undecided.
    public init(_ name: String, _ body: @escaping @Sendable (JSONValue) throws -> Bool) {
      self.name = name
      self.body = .custom(body)
    }
  }
}

extension ZodSchema.Predicate {
  package enum Body: Sendable {
    case condition(ZodSchema.Condition)
    case custom(@Sendable (JSONValue) throws -> Bool)
  }
}

extension ZodSchema.Predicate: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ZodSchema.Predicate: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name) }
}
