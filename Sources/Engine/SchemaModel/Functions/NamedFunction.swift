extension ZodSchema {
  /// A function of a schema, which a schema document knows by its name.
  ///
  /// Two functions of one kind and name are equal, since a document can't distinguish them. A function without a name is
  /// equal to its copies only, and no document can have it. A string literal is a function that the validator's registry
  /// has under this name.
  public protocol NamedFunction: Sendable, Hashable, ExpressibleByStringLiteral
  where StringLiteralType == String {
    /// The name in schema documents; that of a function without one is a description.
    var name: String { get }
    /// The identity of a function without a name; nil for one with a name.
    var identity: FunctionIdentity? { get }
    /// Whether the function has its implementation; without one, the validator's registry has it.
    var isImplemented: Bool { get }

    /// A function that the validator's registry has under this name.
    init(_ name: String)
  }
}

extension ZodSchema.NamedFunction {
  /// Returns whether two functions have the same name, or are copies of one without a name.
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.identity == right.identity
  }
  /// Hashes the name and the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(identity)
  }
  /// A function that the validator's registry has under this name.
  public init(stringLiteral name: String) { self.init(name) }
}
