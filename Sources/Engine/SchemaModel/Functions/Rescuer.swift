public import SourceJSON

extension ZodSchema {
  /// A named function that makes the value of a `catch`.
  public typealias Rescuer = NamedFunction<@Sendable (ZodValue, [RawIssue]) throws -> ZodValue>
}

extension ZodSchema.Rescuer {
  /// A function given as a closure.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value as the schema left it, as JSON has it and nil if it is absent, and its issues with
  ///     their messages. An error that it throws makes the outcome undecided.
  public init(
    _ name: String,
    _ body: @escaping @Sendable (JSONValue?, [ZodSchema.RawIssue]) throws -> JSONValue
  ) {
    self.init(name, body: { ZodValue(try body($0.stringified, $1)) })
  }

  /// A function given as a closure on values of any type.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value as the schema left it and its issues with their messages. An error that it throws makes
  ///     the outcome undecided.
  @_disfavoredOverload
  public init(
    _ name: String,
    _ body: @escaping @Sendable (ZodValue, [ZodSchema.RawIssue]) throws -> ZodValue
  ) {
    self.init(name, body: body)
  }

  /// A function given as a closure, without a name. A schema with it can't be written as a document.
  ///
  /// - Parameter body: Takes the value as the schema left it, as JSON has it and nil if it is absent, and its issues with
  ///   their messages. An error that it throws makes the outcome undecided.
  public init(
    _ body: @escaping @Sendable (JSONValue?, [ZodSchema.RawIssue]) throws -> JSONValue
  ) {
    self.init(unnamed: { ZodValue(try body($0.stringified, $1)) })
  }

  /// A function given as a closure on values of any type, without a name. A schema with it can't be written as a
  /// document.
  ///
  /// - Parameter body: Takes the value as the schema left it and its issues with their messages. An error that it throws
  ///   makes the outcome undecided.
  @_disfavoredOverload
  public init(
    _ body: @escaping @Sendable (ZodValue, [ZodSchema.RawIssue]) throws -> ZodValue
  ) {
    self.init(unnamed: body)
  }
}
