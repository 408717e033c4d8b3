public import SourceJSON

extension ZodSchema {
  /// A named function that makes the value of a `default` or `prefault`.
  public typealias Producer = NamedFunction<@Sendable () throws -> ZodValue>
}

extension ZodSchema.Producer {
  /// A function given as a closure.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Makes the value at each use. An error that it throws makes the outcome undecided.
  public init(_ name: String, _ body: @escaping @Sendable () throws -> JSONValue) {
    self.init(name, body: { ZodValue(try body()) })
  }

  /// A function given as a closure that makes a value of any type, such as a Date.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Makes the value at each use. An error that it throws makes the outcome undecided.
  @_disfavoredOverload
  public init(_ name: String, _ body: @escaping @Sendable () throws -> ZodValue) {
    self.init(name, body: body)
  }

  /// A function given as a closure, without a name. A schema with it can't be written as a document.
  ///
  /// - Parameter body: Makes the value at each use. An error that it throws makes the outcome undecided.
  public init(_ body: @escaping @Sendable () throws -> JSONValue) {
    self.init(unnamed: { ZodValue(try body()) })
  }

  /// A function given as a closure that makes a value of any type, without a name. A schema with it can't be written as
  /// a document.
  ///
  /// - Parameter body: Makes the value at each use. An error that it throws makes the outcome undecided.
  @_disfavoredOverload
  public init(_ body: @escaping @Sendable () throws -> ZodValue) { self.init(unnamed: body) }
}
