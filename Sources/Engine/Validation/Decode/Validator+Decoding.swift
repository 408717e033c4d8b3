public import SourceJSON

/// Outputs as types of the program.
extension Validator {
  /// Validates a payload and decodes its output, as `JSONValue.decode` describes. A `JSONDecodable` type is several times
  /// faster.
  ///
  ///     let login = try Validator(.object { Field("email", .string().email()) })
  ///     switch try login.decode(Login.self, from: body) {
  ///     case .valid(let input): save(input)
  ///     case .invalid(let issues): show(issues.fieldErrors)
  ///     case .undecided(let reason): report(reason)
  ///     }
  ///
  /// - Parameters:
  ///   - type: The type that the output becomes.
  ///   - payload: The JSON: a `String`, `Data`, bytes or a `JSONValue`.
  ///   - keys: The conversion of keys, such as `.convertFromSnakeCase`.
  ///   - dates: The form of dates.
  ///   - messages: Replaces the messages of issues in this call.
  /// - Throws: `DecodingError` if the output of a valid payload does not fit the type. The type and the schema disagree
  ///   then.
  public func decode<Output: Decodable>(
    _ type: Output.Type, from payload: some JSONSource,
    keys: JSONValue.KeyDecodingStrategy = .useDefaultKeys,
    dates: JSONValue.DateDecodingStrategy = .iso8601, messages: IssueMessages? = nil
  ) throws -> Outcome<Output> {
    var outcome: Outcome<DecodableOutput>?
    payload.withJSON { outcome = decodableOutput(of: $0, messages: messages) }
    return try (outcome ?? decodableOutput(of: .empty, messages: messages)).map {
      output throws(any Error) in
      switch output {
      case .stored(let storage): try storage.decode(type, keys: keys, dates: dates)
      case .value(let value): try value.decode(type, keys: keys, dates: dates)
      }
    }
  }

  private func decodableOutput(
    of input: JSONInput, messages: IssueMessages?
  ) -> Outcome<DecodableOutput> {
    switch input {
    case .text(let bytes):
      // A decoder may be kept by the type, so it reads a copy.
      withRecord { record in
        record.outcome(bytes, messages: messages).map { .stored(record.storedOutput()) }
      }
    case .value(let value): validate(value, messages: messages).map { .value($0) }
    }
  }

  /// Validates a payload and reads its output as a type that reads itself, without a value in between.
  ///
  /// With a strategy for keys or dates, the function for `Decodable` types is called, and with it the type's `init(from:)`.
  /// This function is compiled again for each type, where a program calls it.
  ///
  /// - Parameters:
  ///   - type: The type that the output becomes.
  ///   - payload: The JSON: a `String`, `Data`, bytes or a `JSONValue`.
  ///   - messages: Replaces the messages of issues in this call.
  /// - Throws: `DecodingError` if the output of a valid payload does not fit the type.
  @inlinable
  public func decode<Output: JSONDecodable>(
    _ type: Output.Type, from payload: some JSONSource, messages: IssueMessages? = nil
  ) throws -> Outcome<Output> {
    var result: Result<Output, any Error>?
    let outcome = read(payload, messages: messages) { reader in
      result = Result { try Output(reading: &reader) }
    }
    switch outcome {
    case .valid:
      guard let result else { return .invalid([]) }
      return .valid(try result.get())
    case .invalid(let issues): return .invalid(issues)
    case .undecided(let reason): return .undecided(reason)
    }
  }

  /// Validates a payload, and calls `body` with the output of a valid one.
  @inlinable
  func read(
    _ payload: some JSONSource, messages: IssueMessages?,
    _ body: (inout JSONValueReader) -> Void
  ) -> Outcome<Void> {
    var outcome: Outcome<Void>?
    payload.withJSON { outcome = read($0, messages: messages, body) }
    return outcome ?? read(.empty, messages: messages, body)
  }

  @usableFromInline
  func read(
    _ input: JSONInput, messages: IssueMessages?, _ body: (inout JSONValueReader) -> Void
  ) -> Outcome<Void> {
    switch input {
    case .text(let bytes):
      withRecord { record in
        let outcome = record.outcome(bytes, messages: messages)
        if case .valid = outcome { record.readOutput(body) }
        return outcome
      }
    case .value(let value):
      validate(value, messages: messages).map { $0.read(body) }
    }
  }
}

/// The output of a valid payload, before it is decoded.
private enum DecodableOutput {
  case stored(ValueStorage)
  case value(JSONValue)
}
