internal import JSPrimitives
public import SourceJSON

/// The methods that add a function of the schema's own.
extension ZodSchema {
  /// `.refine(predicate, { message, path })`: a predicate that must hold, by its name or with its implementation.
  ///
  /// - Parameters:
  ///   - predicate: The predicate; the name of a registered one may be a string literal.
  ///   - path: The path, relative to the value: a key, or a list of keys and indices.
  ///   - message: The message; nil for the default message.
  ///   - abort: Whether a failure skips the node's later checks.
  ///   - params: A member of the issue.
  ///   - error: A function that words the issue.
  ///   - when: Whether the predicate runs; nil for Zod's own condition.
  public func refine(
    _ predicate: Predicate, path: Path? = nil, _ message: String? = nil,
    abort: Bool = false, params: JSONValue? = nil, error: ErrorFunction? = nil, when: When? = nil
  ) -> ZodSchema {
    check(
      .custom(predicate, path: path?.segments, params: params), message, error: error, abort: abort,
      when: when)
  }

  /// `.refine(predicate, { message, path })`: a predicate that must hold, given as a closure.
  ///
  ///     .string().refine("Not a palindrome") { value in … }
  ///
  /// A schema with it can't be written as a document, which needs a name.
  ///
  /// - Parameters:
  ///   - message: The message; nil for the default message.
  ///   - path: The path, relative to the value: a key, or a list of keys and indices.
  ///   - abort: Whether a failure skips the node's later checks.
  ///   - params: A member of the issue.
  ///   - error: A function that words the issue.
  ///   - when: Whether the predicate runs; nil for Zod's own condition.
  ///   - body: Takes the value after the checks before this one. An error that it throws makes the outcome
  ///     undecided.
  public func refine(
    _ message: String? = nil, path: Path? = nil, abort: Bool = false,
    params: JSONValue? = nil, error: ErrorFunction? = nil, when: When? = nil,
    _ body: @escaping @Sendable (JSONValue) throws -> Bool
  ) -> ZodSchema {
    refine(
      Predicate(body), path: path, message, abort: abort, params: params, error: error,
      when: when)
  }

  /// `.refine(predicate, { message, path })`: a predicate on a string that must hold, given as a closure.
  ///
  ///     .string().refine("Not in capitals") { $0 == $0.uppercased() }
  ///
  /// It is as the other method with a closure, except that the closure takes only strings. Where the schema gives other
  /// values, or can give null or an absent one, the validator throws a `SchemaError` when it is made. A value whose type
  /// no schema determines, such as a transform's, makes the outcome undecided if it isn't a string.
  @_disfavoredOverload
  public func refine(
    _ message: String? = nil, path: Path? = nil, abort: Bool = false,
    params: JSONValue? = nil, error: ErrorFunction? = nil, when: When? = nil,
    _ body: @escaping @Sendable (String) throws -> Bool
  ) -> ZodSchema {
    refine(
      Predicate(unnamed: .custom { try body(Self.text(of: $0)) }, taking: .string), path: path,
      message,
      abort: abort, params: params, error: error, when: when)
  }

  /// `.refine(predicate, { message, path })`: a predicate on a number that must hold, given as a closure.
  ///
  ///     .number().refine("Not odd") { $0.remainder(dividingBy: 2) != 0 }
  ///
  /// It is as the other method with a closure, except that the closure takes only numbers. Where the schema gives other
  /// values, or can give null or an absent one, the validator throws a `SchemaError` when it is made.
  @_disfavoredOverload
  public func refine(
    _ message: String? = nil, path: Path? = nil, abort: Bool = false,
    params: JSONValue? = nil, error: ErrorFunction? = nil, when: When? = nil,
    _ body: @escaping @Sendable (Double) throws -> Bool
  ) -> ZodSchema {
    refine(
      Predicate(unnamed: .custom { try body(Self.number(of: $0)) }, taking: .number), path: path,
      message,
      abort: abort, params: params, error: error, when: when)
  }

  /// `.refine(predicate, { message, path })`: a predicate on a value of any type that must hold, given as a closure.
  ///
  ///     .refine("Ends before it starts", path: "end") { event in
  ///       guard let start = event["start"].milliseconds else { return true }
  ///       return (event["end"].milliseconds ?? start) >= start
  ///     }
  ///
  /// It is as the other method with a closure, except that it also gets values that JSON lacks, such as Dates.
  @_disfavoredOverload
  public func refine(
    _ message: String? = nil, path: Path? = nil, abort: Bool = false,
    params: JSONValue? = nil, error: ErrorFunction? = nil, when: When? = nil,
    _ body: @escaping @Sendable (ZodValue) throws -> Bool
  ) -> ZodSchema {
    refine(
      Predicate(body), path: path, message, abort: abort, params: params, error: error,
      when: when)
  }

  /// `.refine(predicate, { message, path })`: a predicate that must hold, given as a closure with a name.
  ///
  ///     .string().refine("isPalindrome", "Not a palindrome") { value in … }
  ///
  /// Without a message, write `.refine(Predicate("isPalindrome") { value in … })`.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - path: The path, relative to the value: a key, or a list of keys and indices.
  ///   - message: The message.
  ///   - abort: Whether a failure skips the node's later checks.
  ///   - params: A member of the issue.
  ///   - error: A function that words the issue.
  ///   - when: Whether the predicate runs; nil for Zod's own condition.
  ///   - body: Takes the value after the checks before this one. An error that it throws makes the outcome
  ///     undecided.
  public func refine(
    _ name: String, path: Path? = nil, _ message: String, abort: Bool = false,
    params: JSONValue? = nil, error: ErrorFunction? = nil, when: When? = nil,
    _ body: @escaping @Sendable (JSONValue) throws -> Bool
  ) -> ZodSchema {
    refine(
      Predicate(name, body), path: path, message, abort: abort, params: params, error: error,
      when: when)
  }

  /// `.superRefine(function)`: a function that may add several issues, by its name or with its implementation.
  ///
  /// Zod 4.3 has no `when` here.
  public func superRefine(_ function: CheckFunction, when: When? = nil) -> ZodSchema {
    check(.function(function), when: when)
  }

  /// `.superRefine(function)`: a function that may add several issues, given as a closure.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value in a context, to which it adds issues. An error that it throws makes the outcome
  ///     undecided.
  public func superRefine(
    _ name: String, _ body: @escaping @Sendable (inout CheckContext) throws -> Void
  ) -> ZodSchema {
    superRefine(CheckFunction(name, body))
  }

  /// `.superRefine(function)`: a function on a value of any type that may add several issues, given as a closure.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value in a context, to which it adds issues. An error that it throws makes the outcome
  ///     undecided.
  @_disfavoredOverload
  public func superRefine(
    _ name: String, _ body: @escaping @Sendable (inout ValueContext) throws -> Void
  ) -> ZodSchema {
    superRefine(CheckFunction(name, body))
  }

  /// `.superRefine(function)`: a function that may add several issues, given as a closure.
  ///
  /// A schema with it can't be written as a document, which needs a name.
  ///
  /// - Parameter body: Takes the value in a context, to which it adds issues. An error that it throws makes the
  ///   outcome undecided.
  public func superRefine(
    _ body: @escaping @Sendable (inout CheckContext) throws -> Void
  ) -> ZodSchema {
    superRefine(CheckFunction(body))
  }

  /// `.superRefine(function)`: a function on a value of any type that may add several issues, given as a closure.
  ///
  /// A schema with it can't be written as a document, which needs a name.
  ///
  /// - Parameter body: Takes the value in a context, to which it adds issues. An error that it throws makes the
  ///   outcome undecided.
  @_disfavoredOverload
  public func superRefine(
    _ body: @escaping @Sendable (inout ValueContext) throws -> Void
  ) -> ZodSchema {
    superRefine(CheckFunction(body))
  }

  /// `.check(function)`: a function that may add several issues and replace the value.
  public func check(_ function: CheckFunction) -> ZodSchema { check(.function(function)) }

  /// `.overwrite(function)`: replaces the value with the result of a function.
  public func overwrite(_ transform: Transform) -> ZodSchema { check(.overwrite(transform)) }

  /// `z.property(key, schema)`: a schema of the member under a key.
  public func property(_ key: String, _ schema: ZodSchema) -> ZodSchema {
    check(.property(JSText(key), schema))
  }

  /// `z.properties(shape)`: schemas of the members under keys, all of which run. New in Zod 4.6.7.
  public func properties(@FieldsBuilder _ fields: () -> [Field]) -> ZodSchema {
    check(.properties(fields()))
  }

  /// `z.custom(predicate)`: any value for which the predicate holds. Later checks don't run if it fails.
  ///
  /// Without a predicate, any value.
  public static func custom(
    _ predicate: Predicate? = nil, path: Path? = nil, _ message: String? = nil,
    params: JSONValue? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    let custom = ZodSchema(.custom, message: message, error: error)
    guard let predicate else { return custom }
    return custom.refine(
      predicate, path: path, message, abort: true, params: params, error: error)
  }
}
