internal import JSPrimitives
public import SourceJSON

/// The methods that pass a value from one schema or function to the next.
extension ZodSchema {
  /// `.pipe(next)`: the output of this schema is the input of the next one.
  public func pipe(_ next: ZodSchema) -> ZodSchema { ZodSchema(.pipe(self, next)) }

  /// `.transform(function)`: a pipe into a function, by its name or with its implementation.
  public func transform(_ transform: Transform) -> ZodSchema {
    ZodSchema(.pipe(self, ZodSchema(.transform(transform))))
  }
  /// `.transform(function)`: a pipe into a function given as a closure.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the output of this schema. An error that it throws makes the outcome undecided.
  public func transform(
    _ name: String, _ body: @escaping @Sendable (JSONValue) throws -> JSONValue
  ) -> ZodSchema {
    transform(Transform(name, body))
  }
  /// `.transform(function)`: a pipe into a function given as a closure.
  ///
  /// A schema with it can't be written as a document, which needs a name.
  ///
  /// - Parameter body: Takes the output of this schema. An error that it throws makes the outcome undecided.
  public func transform(
    _ body: @escaping @Sendable (JSONValue) throws -> JSONValue
  ) -> ZodSchema {
    transform(Transform(body))
  }
  /// `.transform(function)`: a pipe into a function on values of any type, such as from a Date to a number.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the output of this schema. An error that it throws makes the outcome undecided.
  @_disfavoredOverload
  public func transform(
    _ name: String, _ body: @escaping @Sendable (ZodValue) throws -> ZodValue
  ) -> ZodSchema {
    transform(Transform(name, body))
  }
  /// `.transform(function)`: a pipe into a function on values of any type, such as from a Date to a number.
  ///
  ///     .coerce.date().transform { .number(($0.milliseconds ?? 0) / 1000) }
  ///
  /// A schema with it can't be written as a document, which needs a name.
  ///
  /// - Parameter body: Takes the output of this schema. An error that it throws makes the outcome undecided.
  @_disfavoredOverload
  public func transform(
    _ body: @escaping @Sendable (ZodValue) throws -> ZodValue
  ) -> ZodSchema {
    transform(Transform(body))
  }
  /// `.transform(function)`: a pipe into a function from string to string, given as a closure.
  ///
  ///     .string().transform { $0.lowercased() }
  ///
  /// A schema with it can't be written as a document, which needs a name.
  ///
  /// - Parameter body: Takes the output of this schema. An error that it throws makes the outcome undecided. Where the
  ///   schema gives other values than strings, or can give null or an absent one, the validator throws a `SchemaError`
  ///   when it is made.
  @_disfavoredOverload
  public func transform(_ body: @escaping @Sendable (String) throws -> String) -> ZodSchema {
    transform(
      Transform(unnamed: .custom { .string(JSText(try body(Self.text(of: $0)))) }, taking: .string))
  }
  /// `z.transform(function)`: a function as a schema.
  public static func transform(_ transform: Transform) -> ZodSchema {
    ZodSchema(.transform(transform))
  }
  /// `z.preprocess(function, schema)`: a pipe from a function.
  public static func preprocess(_ transform: Transform, _ schema: ZodSchema) -> ZodSchema {
    ZodSchema(.pipe(ZodSchema(.transform(transform)), schema))
  }
  /// `z.preprocess(function, schema)`: a pipe from a function given as a closure.
  ///
  /// A schema with it can't be written as a document, which needs a name.
  public static func preprocess(
    _ body: @escaping @Sendable (JSONValue) throws -> JSONValue, _ schema: ZodSchema
  ) -> ZodSchema {
    preprocess(Transform(body), schema)
  }

  /// `z.codec(in, out, { decode, encode })`: a pipe with a function between its schemas, and one for the way back.
  public static func codec(
    _ input: ZodSchema, _ output: ZodSchema, decode: Transform, encode: Transform
  ) -> ZodSchema {
    ZodSchema(.codec(input, output, Codec(decode: decode, encode: encode)))
  }

  /// Returns the string that a function of strings takes.
  ///
  /// - Throws: `NotAString` for any other value.
  static func text(of value: JSONValue) throws(NotAString) -> String {
    guard let text = value.text else { throw NotAString() }
    return text.string
  }

  /// The error of a function of strings for any other value.
  struct NotAString: Error, CustomStringConvertible {
    var description: String { "the value is not a string" }
  }

  /// Returns the number that a function of numbers takes.
  ///
  /// - Throws: `NotANumber` for any other value.
  static func number(of value: JSONValue) throws(NotANumber) -> Double {
    guard let number = value.number else { throw NotANumber() }
    return number
  }

  /// The error of a function of numbers for any other value.
  struct NotANumber: Error, CustomStringConvertible {
    var description: String { "the value is not a number" }
  }
}
