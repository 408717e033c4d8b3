public import SourceJSON

extension ZodSchema {
  /// A named condition of a check, for `when`.
  public typealias When = NamedFunction<@Sendable (ZodValue, [RawIssue]) throws -> Bool>
}

extension ZodSchema.When {
  /// A function given as a closure.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value, as JSON has it and nil if it is absent, and the issues so far.
  ///     An error that it throws makes the outcome undecided.
  public init(
    _ name: String, _ body: @escaping @Sendable (JSONValue?, [ZodSchema.RawIssue]) throws -> Bool
  ) {
    self.init(name, body: { try body($0.stringified, $1) })
  }

  /// A function given as a closure on a value of any type.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value and the issues so far. An error that it throws makes the outcome undecided.
  @_disfavoredOverload
  public init(
    _ name: String, _ body: @escaping @Sendable (ZodValue, [ZodSchema.RawIssue]) throws -> Bool
  ) {
    self.init(name, body: body)
  }

  /// A function given as a closure, without a name. A schema with it can't be written as a document.
  ///
  /// - Parameter body: Takes the value, as JSON has it and nil if it is absent, and the issues so far. An error that it
  ///   throws makes the outcome undecided.
  public init(_ body: @escaping @Sendable (JSONValue?, [ZodSchema.RawIssue]) throws -> Bool) {
    self.init(unnamed: { try body($0.stringified, $1) })
  }

  /// A function given as a closure on a value of any type, without a name. A schema with it can't be written as a
  /// document.
  ///
  /// - Parameter body: Takes the value and the issues so far. An error that it throws makes the outcome undecided.
  @_disfavoredOverload
  public init(_ body: @escaping @Sendable (ZodValue, [ZodSchema.RawIssue]) throws -> Bool) {
    self.init(unnamed: body)
  }
}
