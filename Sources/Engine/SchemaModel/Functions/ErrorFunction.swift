extension ZodSchema {
  /// A named function that words issues, for `error`.
  ///
  ///     ZodSchema.ErrorFunction("tooShort") { issue in issue.code == "too_small" ? "Too short" : nil }
  public typealias ErrorFunction = NamedFunction<@Sendable (RawIssue) throws -> String?>
}

extension ZodSchema.ErrorFunction {
  /// A function given as a closure.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes an issue and returns its message, or nil to leave the message to the next source.
  ///     An error that it throws makes the outcome undecided.
  public init(_ name: String, _ body: @escaping @Sendable (ZodSchema.RawIssue) throws -> String?) {
    self.init(name, body: body)
  }

  /// A function given as a closure, without a name. A schema with it can't be written as a document.
  ///
  /// - Parameter body: Takes an issue and returns its message, or nil to leave the message to the next source. An
  ///   error that it throws makes the outcome undecided.
  public init(_ body: @escaping @Sendable (ZodSchema.RawIssue) throws -> String?) {
    self.init(unnamed: body)
  }
}
