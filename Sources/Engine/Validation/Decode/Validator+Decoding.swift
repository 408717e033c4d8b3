public import SourceJSON

/// Outputs as `Decodable` types, decoded as `JSONValue.decode` describes. A `JSONDecodable` type is several times faster.
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
  ///   - type: The type that the output becomes.
  ///   - bytes: The payload as UTF-8 JSON text.
  ///   - keys: The conversion of keys, such as `.convertFromSnakeCase`.
  ///   - dates: The form of dates.
  ///   - messages: Replaces the messages of issues in this call.
  /// - Throws: `JSONError` if the bytes are not JSON, `DecodingError` if the output of a valid payload does not
  ///   fit the type.
  public func decode<Output: Decodable>(
    _ type: Output.Type, from bytes: [UInt8],
    keys: JSONValue.KeyDecodingStrategy = .useDefaultKeys,
    dates: JSONValue.DateDecodingStrategy = .iso8601, messages: IssueMessages? = nil
  ) throws -> Outcome<Output> {
    try bytes.withUnsafeBufferPointer {
      try decode(type, from: $0, keys: keys, dates: dates, messages: messages)
    }
  }

  /// Validates a payload given as JSON text and decodes its output.
  ///
  /// - Throws: `JSONError` if the text is not JSON, `DecodingError` if the output of a valid payload does not
  ///   fit the type.
  public func decode<Output: Decodable>(
    _ type: Output.Type, from text: String,
    keys: JSONValue.KeyDecodingStrategy = .useDefaultKeys,
    dates: JSONValue.DateDecodingStrategy = .iso8601, messages: IssueMessages? = nil
  ) throws -> Outcome<Output> {
    try text.withBytes { bytes throws(any Error) in
      try decode(type, from: bytes, keys: keys, dates: dates, messages: messages)
    }
  }

  /// Validates a payload in memory that the caller owns and decodes its output.
  ///
  /// - Parameters:
  ///   - type: The type that the output becomes.
  ///   - bytes: The payload as UTF-8 JSON text, which must stay in place during the call.
  ///   - keys: The conversion of keys, such as `.convertFromSnakeCase`.
  ///   - dates: The form of dates.
  ///   - messages: Replaces the messages of issues in this call.
  /// - Throws: `JSONError` if the bytes are not JSON, `DecodingError` if the output of a valid payload does not
  ///   fit the type.
  public func decode<Output: Decodable>(
    _ type: Output.Type, from bytes: UnsafeBufferPointer<UInt8>,
    keys: JSONValue.KeyDecodingStrategy = .useDefaultKeys,
    dates: JSONValue.DateDecodingStrategy = .iso8601, messages: IssueMessages? = nil
  ) throws -> Outcome<Output> {
    // A decoder may be kept by the type, so it reads a copy.
    try withRecord { record in
      try record.outcome(bytes, messages: messages).map { record.storedOutput() }
    }.map { try $0.decode(type, keys: keys, dates: dates) }
  }

  /// Validates a value of the program and decodes its output.
  ///
  /// - Throws: `DecodingError` if the output of a valid value does not fit the type.
  public func decode<Output: Decodable>(
    _ type: Output.Type, from value: JSONValue,
    keys: JSONValue.KeyDecodingStrategy = .useDefaultKeys,
    dates: JSONValue.DateDecodingStrategy = .iso8601, messages: IssueMessages? = nil
  ) throws -> Outcome<Output> {
    try validate(value, messages: messages).decoded(as: type, keys: keys, dates: dates)
  }
}
