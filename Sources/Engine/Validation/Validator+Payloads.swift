public import SourceJSON

/// Payloads as JSON text.
extension Validator {
  /// Validates a payload given as UTF-8 JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The payload. A byte order mark is an error.
  ///   - messages: Replaces the messages of issues in this call.
  /// - Throws: `JSONError` if the bytes are not JSON. A text beyond the limits is undecided instead.
  public func validate(
    _ bytes: [UInt8], messages: IssueMessages? = nil
  ) throws(JSONError) -> Outcome<JSONValue> {
    try bytes.withUnsafeBufferPointer { buffer throws(JSONError) in
      try validate(buffer, messages: messages)
    }
  }

  /// Validates a payload given as JSON text.
  ///
  /// - Parameters:
  ///   - text: The payload.
  ///   - messages: Replaces the messages of issues in this call.
  /// - Throws: `JSONError` if the text is not JSON. A text beyond the limits is undecided instead.
  public func validate(
    _ text: String, messages: IssueMessages? = nil
  ) throws(JSONError) -> Outcome<JSONValue> {
    try text.withBytes { buffer throws(JSONError) in try validate(buffer, messages: messages) }
  }

  /// Validates a payload given as UTF-8 JSON text in memory that the caller owns.
  ///
  /// - Parameters:
  ///   - bytes: The payload, which must stay in place during the call. The outcome keeps nothing of it.
  ///   - messages: Replaces the messages of issues in this call.
  /// - Throws: `JSONError` if the bytes are not JSON. A text beyond the limits is undecided instead.
  public func validate(
    _ bytes: UnsafeBufferPointer<UInt8>, messages: IssueMessages? = nil
  ) throws(JSONError) -> Outcome<JSONValue> {
    try withRecord { record throws(JSONError) in
      try record.outcome(bytes, messages: messages).map { record.outputValue }
    }
  }
}

extension String {
  /// Calls `body` with the text's UTF-8 bytes, which are copied only if the text is not stored as UTF-8.
  @inline(__always)
  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var text = self
    let result = text.withUTF8 { buffer -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try body(buffer))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
