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
  ///
  /// Two predicates of the same name are equal, since a document can't distinguish them.
  public struct Predicate: Sendable {
    /// The name in schema documents; that of a function without one is a description, until it is set.
    public var name: String {
      didSet {
        identity = nil
        written = nil
      }
    }
    /// The identity of a function without a name; nil for one with a name.
    public private(set) var identity: FunctionIdentity?
    /// The implementation, or nil if a registry has it.
    package var body: Body?
    /// The type that a closure takes; nil for one that takes any value.
    package private(set) var parameter: ValueType?
    /// The form in which a document holds the predicate as data; nil if it holds the name.
    package var written: WrittenCondition?

    /// A predicate that the validator's registry has under this name.
    public init(_ name: String) { self.name = name }

    /// A predicate on an object's fields or on a string, which the validator tests without copying the value.
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

    /// A predicate given as a closure on a value of any type, also on one that JSON lacks.
    ///
    ///     ZodSchema.Predicate("isEarly") { ($0["start"].milliseconds ?? .nan) < 0 }
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Takes the value after the checks before this one. An error that it throws makes the outcome undecided.
    @_disfavoredOverload
    public init(_ name: String, _ body: @escaping @Sendable (ZodValue) throws -> Bool) {
      self.name = name
      self.body = .value(body)
    }

    /// A function given as a closure, without a name. A schema with it can't be written as a document.
    ///
    /// - Parameter body: Takes the value after the checks before this one; an absent value is null. An error that it
    ///   throws makes the outcome undecided.
    public init(_ body: @escaping @Sendable (JSONValue) throws -> Bool) {
      self.init(.custom(body))
    }

    /// A function given as a closure on a value of any type, without a name. A schema with it can't be written as a
    /// document.
    ///
    /// - Parameter body: Takes the value after the checks before this one. An error that it throws makes the outcome
    ///   undecided.
    @_disfavoredOverload
    public init(_ body: @escaping @Sendable (ZodValue) throws -> Bool) {
      self.init(.value(body))
    }

    /// A function given as a closure on values of one type, without a name.
    init(
      taking parameter: ValueType, _ body: @escaping @Sendable (JSONValue) throws -> Bool
    ) {
      self.init(.custom(body))
      self.parameter = parameter
    }

    /// A function without a name.
    private init(_ body: Body) {
      name = FunctionIdentity.name
      identity = FunctionIdentity()
      self.body = body
    }
  }
}

extension ZodSchema.Predicate {
  /// The implementation of a predicate.
  package enum Body: Sendable {
    case condition(ZodSchema.Condition)
    /// A function of a JSON value; one that JSON lacks makes the outcome undecided.
    case custom(@Sendable (JSONValue) throws -> Bool)
    /// A function of any value.
    case value(@Sendable (ZodValue) throws -> Bool)
  }
}

extension ZodSchema.Predicate: ZodSchema.NamedFunction {
  /// Whether the function has its implementation.
  public var isImplemented: Bool { body != nil }
}
