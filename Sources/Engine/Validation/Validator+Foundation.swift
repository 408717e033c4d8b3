public import SourceJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Payloads as Foundation has them: data, and values that its encoder turns into JSON.
extension Validator {
  /// Validates a payload given as UTF-8 JSON text in `Data`, such as the body of an HTTP response.
  ///
  /// - Parameter messages: Replaces the messages of issues in this call.
  /// - Throws: `JSONError` if the data is not JSON. A text beyond the limits is undecided instead.
  public func validate(
    _ data: Data, messages: IssueMessages? = nil
  ) throws(JSONError) -> Outcome<JSONValue> {
    try data.withBytes { bytes throws(JSONError) in try validate(bytes, messages: messages) }
  }

  /// Returns whether a payload given as UTF-8 JSON text in `Data` fits the schema.
  ///
  /// - Throws: `JSONError` if the data is not JSON, and an `UndecidedReason` if a limit was reached before a verdict was
  ///   known.
  public func isValid(_ data: Data) throws -> Bool {
    try data.withBytes { bytes throws(any Error) in try isValid(bytes) }
  }

  /// Returns the verdict on a payload given as UTF-8 JSON text in `Data`.
  ///
  /// - Throws: `JSONError` if the data is not JSON. A text beyond the limits is undecided instead.
  public func judge(_ data: Data) throws(JSONError) -> Verdict {
    try data.withBytes { bytes throws(JSONError) in try judge(bytes) }
  }

  /// Validates a value of the program as the JSON that it encodes to.
  ///
  ///     let outcome = try validator.validate(encoding: draft)
  ///
  /// The label keeps apart a text that is JSON and a text to be encoded as JSON: `String`, `[UInt8]` and `Data`
  /// are encodable too. The issues have no range, since the caller has no text.
  ///
  /// - Parameters:
  ///   - value: The value to encode.
  ///   - encoder: The encoder, which decides on the form of keys, dates and data.
  ///   - messages: Replaces the messages of issues in this call.
  /// - Throws: The encoder's error, such as `EncodingError` for a number that is not finite.
  public func validate<Value: Encodable>(
    encoding value: Value, with encoder: JSONEncoder = JSONEncoder(),
    messages: IssueMessages? = nil
  ) throws -> Outcome<JSONValue> {
    let text = [UInt8](try encoder.encode(value))
    do throws(JSONError) {
      let document = try JSONDocument(text, limits: limits.reading)
      return validate(document.value, messages: messages)
    } catch  where error.isLimit {
      return .undecided(.payloadLimit(error))
    }
  }

  /// Validates a payload given as UTF-8 JSON text in `Data` and decodes its output.
  ///
  /// - Parameters:
  ///   - type: The type that the output becomes.
  ///   - data: The payload as UTF-8 JSON text.
  ///   - keys: The conversion of keys, such as `.convertFromSnakeCase`.
  ///   - dates: The form of dates.
  ///   - messages: Replaces the messages of issues in this call.
  /// - Throws: `JSONError` if the data is not JSON, `DecodingError` if the output of a valid payload does not
  ///   fit the type.
  public func decode<Output: Decodable>(
    _ type: Output.Type, from data: Data,
    keys: JSONValue.KeyDecodingStrategy = .useDefaultKeys,
    dates: JSONValue.DateDecodingStrategy = .iso8601, messages: IssueMessages? = nil
  ) throws -> Outcome<Output> {
    try data.withBytes { bytes throws(any Error) in
      try decode(type, from: bytes, keys: keys, dates: dates, messages: messages)
    }
  }

  /// Validates a payload given as UTF-8 JSON text in `Data` and reads its output.
  ///
  /// - Throws: `JSONError` if the data is not JSON, `DecodingError` if the output of a valid payload does not
  ///   fit the type.
  public func decode<Output: JSONDecodable>(
    _ type: Output.Type, from data: Data, messages: IssueMessages? = nil
  ) throws -> Outcome<Output> {
    try data.withBytes { bytes throws(any Error) in
      try decode(type, from: bytes, messages: messages)
    }
  }
}

extension Data {
  /// Calls `body` with the bytes.
  @inline(__always)
  fileprivate func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: UInt8.self) { buffer -> Swift.Result<Result, Failure> in
        do throws(Failure) {
          return .success(try body(buffer))
        } catch {
          return .failure(error)
        }
      }
    }
    return try result.get()
  }
}
