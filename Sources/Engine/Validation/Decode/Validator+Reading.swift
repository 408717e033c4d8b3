public import SourceJSON

/// Outputs as types that read themselves. With a strategy for keys or dates, the functions for `Decodable` types are called,
/// and with them the type's `init(from:)`.
///
/// The functions are compiled again for each type, where a program calls them.
extension Validator {
  /// Validates a payload and reads its output as a type, without a value in between.
  ///
  /// - Parameters:
  ///   - type: The type that the output becomes.
  ///   - bytes: The payload as UTF-8 JSON text.
  ///   - messages: Replaces the messages of issues in this call.
  /// - Throws: `JSONError` if the bytes are not JSON, `DecodingError` if the output of a valid payload does not
  ///   fit the type.
  @inlinable
  public func decode<Output: JSONDecodable>(
    _ type: Output.Type, from bytes: [UInt8], messages: IssueMessages? = nil
  ) throws -> Outcome<Output> {
    try bytes.withUnsafeBufferPointer { try decode(type, from: $0, messages: messages) }
  }

  /// Validates a payload given as JSON text and reads its output as a type.
  ///
  /// - Throws: `JSONError` if the text is not JSON, `DecodingError` if the output of a valid payload does not
  ///   fit the type.
  @inlinable
  public func decode<Output: JSONDecodable>(
    _ type: Output.Type, from text: String, messages: IssueMessages? = nil
  ) throws -> Outcome<Output> {
    var text = text
    return try text.withUTF8 { try decode(type, from: $0, messages: messages) }
  }

  /// Validates a payload in memory that the caller owns and reads its output as a type.
  ///
  /// - Parameters:
  ///   - type: The type that the output becomes.
  ///   - bytes: The payload as UTF-8 JSON text, which must stay in place during the call.
  ///   - messages: Replaces the messages of issues in this call.
  /// - Throws: `JSONError` if the bytes are not JSON, `DecodingError` if the output of a valid payload does not
  ///   fit the type.
  @inlinable
  public func decode<Output: JSONDecodable>(
    _ type: Output.Type, from bytes: UnsafeBufferPointer<UInt8>, messages: IssueMessages? = nil
  ) throws -> Outcome<Output> {
    var result = Outcome<Output>.invalid([])
    switch try read(bytes, messages: messages, { result = .valid(try Output(reading: &$0)) }) {
    case .valid: break
    case .invalid(let issues): result = .invalid(issues)
    case .undecided(let reason): result = .undecided(reason)
    }
    return result
  }

  /// Validates a value of the program and reads its output as a type.
  ///
  /// - Throws: `DecodingError` if the output of a valid value does not fit the type.
  public func decode<Output: JSONDecodable>(
    _ type: Output.Type, from value: JSONValue, messages: IssueMessages? = nil
  ) throws -> Outcome<Output> {
    try validate(value, messages: messages).decoded(as: type)
  }

  /// Validates a payload, and calls `body` with the output of a valid one.
  @usableFromInline
  func read(
    _ bytes: UnsafeBufferPointer<UInt8>, messages: IssueMessages?,
    _ body: (inout JSONValueReader) throws -> Void
  ) throws -> Outcome<Void> {
    try withRecord { record in
      let outcome = try record.outcome(bytes, messages: messages)
      if case .valid = outcome { try record.readOutput(body) }
      return outcome
    }
  }
}
