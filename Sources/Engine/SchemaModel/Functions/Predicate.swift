public import SourceJSON

extension ZodSchema {
  /// A named condition on a value, for `.refine`.
  ///
  /// A schema document holds the name only. A predicate without an implementation is looked up in the registry
  /// when the schema is compiled. A predicate may also have its implementation:
  ///
  ///     .refine("isEven", "Odd") { $0.number?.remainder(dividingBy: 2) == 0 }
  ///
  /// A schema that is never written as a document needs no name: `.refine("Odd") { value in … }`.
  public typealias Predicate = NamedFunction<PredicateBody>

  /// The implementation of a predicate. The initializers of `Predicate` make it.
  public enum PredicateBody: Sendable {
    /// A condition on fields of an object or on a string.
    case condition(Condition)
    /// A function of a JSON value; one that JSON lacks makes the outcome undecided.
    case custom(@Sendable (JSONValue) throws -> Bool)
    /// A function of any value.
    case value(@Sendable (ZodValue) throws -> Bool)
  }
}

extension ZodSchema.Predicate {
  /// A predicate on an object's fields or on a string, which the validator tests without copying the value.
  public init(_ name: String, _ condition: ZodSchema.Condition) {
    self.init(name, body: .condition(condition))
  }

  /// A predicate given as a closure.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value after the checks before this one; an absent value is null. An error that it
  ///     throws makes the outcome undecided.
  public init(_ name: String, _ body: @escaping @Sendable (JSONValue) throws -> Bool) {
    self.init(name, body: .custom(body))
  }

  /// A predicate given as a closure on a value of any type, also on one that JSON lacks.
  ///
  ///     ZodSchema.Predicate("isEarly") { ($0["start"].milliseconds ?? .nan) < 0 }
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value after the checks before this one. An error that it throws makes the outcome undecided.
  @_disfavoredOverload
  public init(_ name: String, _ body: @escaping @Sendable (ZodValue) throws -> Bool) {
    self.init(name, body: .value(body))
  }

  /// A function given as a closure, without a name. A schema with it can't be written as a document.
  ///
  /// - Parameter body: Takes the value after the checks before this one; an absent value is null. An error that it
  ///   throws makes the outcome undecided.
  public init(_ body: @escaping @Sendable (JSONValue) throws -> Bool) {
    self.init(unnamed: .custom(body))
  }

  /// A function given as a closure on a value of any type, without a name. A schema with it can't be written as a
  /// document.
  ///
  /// - Parameter body: Takes the value after the checks before this one. An error that it throws makes the outcome
  ///   undecided.
  @_disfavoredOverload
  public init(_ body: @escaping @Sendable (ZodValue) throws -> Bool) {
    self.init(unnamed: .value(body))
  }
}
