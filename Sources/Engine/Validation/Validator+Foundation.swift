public import SourceJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Values that Foundation's encoder turns into JSON.
extension Validator {
  /// Validates a value of the program as the JSON that it encodes to.
  ///
  ///     let outcome = try validator.validate(encoding: draft)
  ///
  /// The label keeps apart a string that is JSON and a string to be encoded as JSON. The issues have no range, since the
  /// caller has no text.
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
    } catch {
      return .undecided(UndecidedReason(error))
    }
  }
}
