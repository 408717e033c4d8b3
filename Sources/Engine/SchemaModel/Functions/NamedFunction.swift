extension ZodSchema {
  /// A function of a schema, which a schema document knows by its name: a `Predicate`, `Transform`, `CheckFunction`,
  /// `ErrorFunction`, `Producer`, `Rescuer` or `When`, by the type of its implementation.
  ///
  /// Two functions of one kind and name are equal, since a document can't distinguish them. A function without a name is
  /// equal to its copies only, and no document can have it. A string literal is a function that the validator's registry
  /// has under this name.
  public struct NamedFunction<Body: Sendable>: Sendable {
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
    package let body: Body?
    /// The type that a closure takes; nil for one that takes any value.
    package let parameter: ValueType?
    /// The form in which a document holds a predicate as data; nil if it holds the name.
    package internal(set) var written: WrittenCondition?

    /// A function that the validator's registry has under this name.
    public init(_ name: String) { self.init(name, body: nil) }

    /// A function with an implementation.
    init(_ name: String, body: Body?) {
      self.name = name
      self.body = body
      parameter = nil
    }

    /// A function without a name.
    init(unnamed body: Body, taking parameter: ValueType? = nil) {
      name = FunctionIdentity.name
      identity = FunctionIdentity()
      self.body = body
      self.parameter = parameter
    }

    /// Whether the function has its implementation; without one, the validator's registry has it.
    public var isImplemented: Bool { body != nil }
  }
}

extension ZodSchema.NamedFunction: Hashable {
  /// Returns whether two functions have the same name, or are copies of one without a name.
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.identity == right.identity
  }
  /// Hashes the name and the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(identity)
  }
}

extension ZodSchema.NamedFunction: ExpressibleByStringLiteral {
  /// A function that the validator's registry has under this name.
  public init(stringLiteral name: String) { self.init(name) }
}
