public import SourceJSON

extension ZodSchema {
  /// A named function that makes the value of a `default` or `prefault`.
  ///
  /// Two functions of the same name are equal, since a document can't distinguish them.
  public struct Producer: Sendable {
    /// The name in schema documents; that of a function without one is a description, until it is set.
    public var name: String {
      didSet { identity = nil }
    }
    /// The identity of a function without a name; nil for one with a name.
    public private(set) var identity: FunctionIdentity?
    /// The implementation, or nil if a registry has it.
    package var body: Body?

    package typealias Body = @Sendable () throws -> ZodValue

    /// A function that the validator's registry has under this name.
    public init(_ name: String) { self.name = name }

    /// A function given as a closure.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Makes the value at each use. An error that it throws makes the outcome undecided.
    public init(_ name: String, _ body: @escaping @Sendable () throws -> JSONValue) {
      self.init(name, { ZodValue(try body()) } as Body)
    }

    /// A function given as a closure that makes a value of any type, such as a Date.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Makes the value at each use. An error that it throws makes the outcome undecided.
    @_disfavoredOverload
    public init(_ name: String, _ body: @escaping @Sendable () throws -> ZodValue) {
      self.name = name
      self.body = body
    }

    /// A function given as a closure, without a name. A schema with it can't be written as a document.
    ///
    /// - Parameter body: Makes the value at each use. An error that it throws makes the outcome undecided.
    public init(_ body: @escaping @Sendable () throws -> JSONValue) {
      self.init({ ZodValue(try body()) } as Body)
    }

    /// A function given as a closure that makes a value of any type, without a name. A schema with it can't be written as
    /// a document.
    ///
    /// - Parameter body: Makes the value at each use. An error that it throws makes the outcome undecided.
    @_disfavoredOverload
    public init(_ body: @escaping @Sendable () throws -> ZodValue) {
      name = FunctionIdentity.name
      identity = FunctionIdentity()
      self.body = body
    }
  }
}

extension ZodSchema.Producer: ZodSchema.NamedFunction {
  /// Whether the function has its implementation.
  public var isImplemented: Bool { body != nil }
}
