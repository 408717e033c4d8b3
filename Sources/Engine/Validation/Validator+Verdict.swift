public import SourceJSON

/// Verdicts without outputs and issues, in less time than any other call.
extension Validator {
  /// Returns whether a payload given as UTF-8 JSON text fits the schema.
  ///
  ///     if try login.isValid(bytes) { send(bytes) }
  ///
  /// - Parameter bytes: The payload. A byte order mark is an error.
  /// - Throws: `JSONError` if the bytes are not JSON, and an `UndecidedReason` if a limit was reached before a verdict
  ///   was known. `judge` returns it.
  public func isValid(_ bytes: [UInt8]) throws -> Bool { try judge(bytes).isValid() }

  /// Returns whether a payload given as JSON text fits the schema.
  ///
  /// - Parameter text: The payload.
  /// - Throws: `JSONError` if the text is not JSON, and an `UndecidedReason` if a limit was reached before a verdict was
  ///   known.
  public func isValid(_ text: String) throws -> Bool { try judge(text).isValid() }

  /// Returns whether a payload given as UTF-8 JSON text in memory that the caller owns fits the schema.
  ///
  /// - Parameter bytes: The payload, which must stay in place during the call.
  /// - Throws: `JSONError` if the bytes are not JSON, and an `UndecidedReason` if a limit was reached before a verdict
  ///   was known.
  public func isValid(_ bytes: UnsafeBufferPointer<UInt8>) throws -> Bool {
    try judge(bytes).isValid()
  }

  /// Returns the verdict on a payload given as UTF-8 JSON text.
  ///
  /// - Parameter bytes: The payload. A byte order mark is an error.
  /// - Throws: `JSONError` if the bytes are not JSON. A text beyond the limits is undecided instead.
  public func judge(_ bytes: [UInt8]) throws(JSONError) -> Verdict {
    try bytes.withUnsafeBufferPointer { buffer throws(JSONError) in try judge(buffer) }
  }

  /// Returns the verdict on a payload given as JSON text.
  ///
  /// - Parameter text: The payload.
  /// - Throws: `JSONError` if the text is not JSON. A text beyond the limits is undecided instead.
  public func judge(_ text: String) throws(JSONError) -> Verdict {
    try text.withBytes { buffer throws(JSONError) in try judge(buffer) }
  }

  /// Returns the verdict on a payload given as UTF-8 JSON text in memory that the caller owns.
  ///
  /// - Parameter bytes: The payload, which must stay in place during the call.
  /// - Throws: `JSONError` if the bytes are not JSON. A text beyond the limits is undecided instead.
  public func judge(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) -> Verdict {
    try withRecord { record throws(JSONError) in try record.verdict(on: bytes) }
  }
}

extension Verdict {
  /// Returns whether the verdict is valid; throws the reason if there is none.
  fileprivate func isValid() throws(UndecidedReason) -> Bool {
    switch self {
    case .valid: true
    case .invalid: false
    case .undecided(let reason): throw reason
    }
  }
}
