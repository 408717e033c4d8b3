public import SourceJSON

extension ZodSchema {
  /// A named condition of a check, for `when`.
  ///
  /// Two functions of the same name are equal, since a document can't distinguish them.
  public struct When: Sendable {
    /// The name in schema documents; that of a function without one is a description, until it is set.
    public var name: String {
      didSet { identity = nil }
    }
    /// The identity of a function without a name; nil for one with a name.
    public private(set) var identity: FunctionIdentity?
    /// The implementation, or nil if a registry has it.
    package var body: Body?

    package typealias Body = @Sendable (ZodValue, [RawIssue]) throws -> Bool

    /// A function that the validator's registry has under this name.
    public init(_ name: String) { self.name = name }

    /// A function given as a closure.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Takes the value, as JSON has it and nil if it is absent, and the issues so far.
    ///     An error that it throws makes the outcome undecided.
    public init(_ name: String, _ body: @escaping @Sendable (JSONValue?, [RawIssue]) throws -> Bool)
    {
      self.init(name, { try body($0.stringified, $1) } as Body)
    }

    /// A function given as a closure on a value of any type.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Takes the value and the issues so far. An error that it throws makes the outcome undecided.
    @_disfavoredOverload
    public init(_ name: String, _ body: @escaping @Sendable (ZodValue, [RawIssue]) throws -> Bool) {
      self.name = name
      self.body = body
    }

    /// A function given as a closure, without a name. A schema with it can't be written as a document.
    ///
    /// - Parameter body: Takes the value, as JSON has it and nil if it is absent, and the issues so far. An error that it
    ///   throws makes the outcome undecided.
    public init(_ body: @escaping @Sendable (JSONValue?, [RawIssue]) throws -> Bool) {
      self.init({ try body($0.stringified, $1) } as Body)
    }

    /// A function given as a closure on a value of any type, without a name. A schema with it can't be written as a
    /// document.
    ///
    /// - Parameter body: Takes the value and the issues so far. An error that it throws makes the outcome undecided.
    @_disfavoredOverload
    public init(_ body: @escaping @Sendable (ZodValue, [RawIssue]) throws -> Bool) {
      name = FunctionIdentity.name
      identity = FunctionIdentity()
      self.body = body
    }
  }
}

extension ZodSchema.When: ZodSchema.NamedFunction {
  /// Whether the function has its implementation.
  public var isImplemented: Bool { body != nil }
}
