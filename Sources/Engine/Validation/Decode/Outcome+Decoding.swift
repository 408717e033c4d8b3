public import SourceJSON

extension Outcome {
  /// The outcome with its output decoded. Nothing is written as text on the way.
  ///
  /// - Throws: `DecodingError` when the output of a valid payload does not fit the type: then the type
  ///   and the schema disagree.
  public func decoded<Output: Decodable>(
    as type: Output.Type = Output.self
  ) throws -> DecodedOutcome<Output> {
    switch self {
    case .valid(let output): .valid(try output.decode(type))
    case .invalid(let issues): .invalid(issues)
    case .undecided(let reason): .undecided(reason)
    }
  }
}

extension Validator {
  /// Validates a payload and decodes its output.
  ///
  ///     let login = try Validator(.object { Field("email", .string().email()) })
  ///     switch try login.decode(Login.self, from: bytes) {
  ///     case .valid(let input): save(input)
  ///     case .invalid(let issues): show(issues.fieldErrors)
  ///     case .undecided(let reason): report(reason)
  ///     }
  ///
  /// - Parameters:
  ///   - type: what the output becomes.
  ///   - bytes: the payload as UTF-8 JSON text.
  ///   - messages: other words for the issues of this call.
  /// - Throws: `JSONError` when the bytes are not JSON, `DecodingError` when the output of a valid
  ///   payload does not fit the type.
  public func decode<Output: Decodable>(
    _ type: Output.Type, from bytes: [UInt8], messages: IssueMessages? = nil
  ) throws -> DecodedOutcome<Output> {
    try validate(bytes, messages: messages).decoded(as: type)
  }

  /// Validates a payload given as JSON text and decodes its output.
  ///
  /// - Throws: as `decode(_:from:messages:)` of bytes.
  public func decode<Output: Decodable>(
    _ type: Output.Type, from text: String, messages: IssueMessages? = nil
  ) throws -> DecodedOutcome<Output> {
    try validate(text, messages: messages).decoded(as: type)
  }

  /// Validates a value of the program and decodes its output.
  ///
  /// - Throws: `DecodingError` when the output of a valid value does not fit the type.
  public func decode<Output: Decodable>(
    _ type: Output.Type, from value: JSONValue, messages: IssueMessages? = nil
  ) throws -> DecodedOutcome<Output> {
    try validate(value, messages: messages).decoded(as: type)
  }
}
