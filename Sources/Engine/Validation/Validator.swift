public import SchemaModel
public import SourceJSON

/// A compiled schema that judges payloads as Zod 4.3.6 does: same verdict, same output, same issues.
///
/// Make one per schema and keep it; it may be used from any number of threads at once.
///
///     let login = try Validator(.object { Field("email", .string().email().toLowerCase()) })
///     switch try login.validate(#"{"email": "A@B.CO"}"#) {
///     case .valid(let output): print(output)
///     case .invalid(let issues): print(issues.fieldErrors)
///     case .undecided(let reason): print(reason)
///     }
public struct Validator: Sendable {
  let plan: Plan
  /// The limits that payloads must keep; beyond them an outcome is undecided.
  public var limits: ValidationLimits

  /// Compiles a schema.
  ///
  /// - Parameters:
  ///   - schema: what payloads must be.
  ///   - functions: the transforms and predicates that the schema may name.
  ///   - limits: the limits that payloads must keep.
  /// - Throws: `SchemaError` naming what can't be honoured exactly, and where it stands.
  public init(
    _ schema: ZodSchema, functions: FunctionRegistry = .standard,
    limits: ValidationLimits = .default
  ) throws(SchemaError) {
    plan = try SchemaCompiler.compile(schema, functions: functions)
    self.limits = limits
  }

  /// Compiles a schema document.
  ///
  /// - Parameters:
  ///   - document: the UTF-8 text of a `schema-document/1`.
  ///   - documentLimits: the limits that the document must keep.
  /// - Throws: `JSONError`, `SchemaDocumentError` or `SchemaError`.
  public init(
    document: [UInt8], functions: FunctionRegistry = .standard,
    limits: ValidationLimits = .default,
    documentLimits: JSONOptions = SchemaDocument.defaultLimits
  ) throws {
    let document = try SchemaDocument(document, limits: documentLimits)
    try self.init(document.schema, functions: functions, limits: limits)
  }

  /// Validates a payload given as UTF-8 JSON text.
  ///
  /// - Parameter messages: other words for the issues of this call.
  /// - Throws: `JSONError` when the bytes are not JSON, a byte order mark in front included. A text beyond the
  ///   limits is undecided instead.
  public func validate(
    _ bytes: [UInt8], messages: IssueMessages? = nil
  ) throws(JSONError) -> Outcome {
    var record = RecordValidator(self, messages: messages)
    var outcome: Result<Outcome, JSONError> = .success(.invalid([]))
    bytes.withUnsafeBufferPointer { buffer in
      do throws(JSONError) {
        outcome = .success(try record.outcome(buffer))
      } catch {
        outcome = .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Validates a payload given as JSON text.
  ///
  /// - Throws: `JSONError` when the text is not JSON.
  public func validate(
    _ text: String, messages: IssueMessages? = nil
  ) throws(JSONError) -> Outcome {
    try validate(Array(text.utf8), messages: messages)
  }

  /// Validates a value of the program. Its issues have no range, since there is no text.
  public func validate(_ value: JSONValue, messages: IssueMessages? = nil) -> Outcome {
    let tape = ValueTape(value, maximumDepth: limits.reading.maximumDepth)
    if let limit = limits.exceeded(by: tape) {
      let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
      return .undecided(.payloadLimit(JSONError(limit, at: 0, in: nothing)))
    }
    return withExtendedLifetime(tape) {
      var runner = Runner(plan, document: tape.view, limits: limits)
      runner.messages = messages
      return runner.outcome(locating: false)
    }
  }
}

extension ValidationLimits {
  /// The limit of reading that a value of the program passes, or nil. It has no text whose size could be
  /// limited.
  fileprivate func exceeded(by tape: ValueTape) -> JSONError.Kind? {
    if tape.isTooDeep { return .depthExceeded(limit: reading.maximumDepth) }
    if tape.longestString > reading.maximumStringBytes {
      return .stringExceeded(limit: reading.maximumStringBytes)
    }
    return nil
  }
}
