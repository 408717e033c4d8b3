public import SourceJSON

extension ZodSchema {
  /// A named function that makes the value of a `catch`.
  ///
  /// Two functions of the same name are equal, since a document can't distinguish them.
  public struct Rescuer: Sendable {
    /// The name in schema documents; that of a function without one is a description, until it is set.
    public var name: String {
      didSet { identity = nil }
    }
    /// The identity of a function without a name; nil for one with a name.
    public private(set) var identity: FunctionIdentity?
    /// The implementation, or nil if a registry has it.
    package var body: Body?

    package typealias Body = @Sendable (ZodValue, [RawIssue]) throws -> ZodValue

    /// A function that the validator's registry has under this name.
    public init(_ name: String) { self.name = name }

    /// A function given as a closure.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Takes the value as the schema left it, as JSON has it and nil if it is absent, and its issues with
    ///     their messages. An error that it throws makes the outcome undecided.
    public init(
      _ name: String, _ body: @escaping @Sendable (JSONValue?, [RawIssue]) throws -> JSONValue
    ) {
      self.init(name, { ZodValue(try body($0.stringified, $1)) } as Body)
    }

    /// A function given as a closure on values of any type.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Takes the value as the schema left it and its issues with their messages. An error that it throws makes
    ///     the outcome undecided.
    @_disfavoredOverload
    public init(
      _ name: String, _ body: @escaping @Sendable (ZodValue, [RawIssue]) throws -> ZodValue
    ) {
      self.name = name
      self.body = body
    }

    /// A function given as a closure, without a name. A schema with it can't be written as a document.
    ///
    /// - Parameter body: Takes the value as the schema left it, as JSON has it and nil if it is absent, and its issues with
    ///   their messages. An error that it throws makes the outcome undecided.
    public init(_ body: @escaping @Sendable (JSONValue?, [RawIssue]) throws -> JSONValue) {
      self.init({ ZodValue(try body($0.stringified, $1)) } as Body)
    }

    /// A function given as a closure on values of any type, without a name. A schema with it can't be written as a
    /// document.
    ///
    /// - Parameter body: Takes the value as the schema left it and its issues with their messages. An error that it throws
    ///   makes the outcome undecided.
    @_disfavoredOverload
    public init(_ body: @escaping @Sendable (ZodValue, [RawIssue]) throws -> ZodValue) {
      name = FunctionIdentity.name
      identity = FunctionIdentity()
      self.body = body
    }
  }
}

extension ZodSchema.Rescuer: ZodSchema.NamedFunction {
  /// Whether the function has its implementation.
  public var isImplemented: Bool { body != nil }
}
