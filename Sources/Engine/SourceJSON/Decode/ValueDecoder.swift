internal import JSPrimitives

/// Decodes a `JSONValue`.
struct ValueDecoder: Decoder {
  let value: JSONValue
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any]

  init(
    _ value: JSONValue, at codingPath: [any CodingKey], userInfo: [CodingUserInfoKey: Any]
  ) {
    self.value = value
    self.codingPath = codingPath
    self.userInfo = userInfo
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let object) = value else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(MemberDecoder(object, at: codingPath, userInfo: userInfo))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch([Any].self) }
    return ElementDecoder(elements, at: codingPath, userInfo: userInfo)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  /// Returns the error of a value of another kind.
  func mismatch(_ type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath, debugDescription: "Expected \(type) but found \(kind).")
    return value == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  private var kind: String {
    switch value {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  func corrupted(_ description: String) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: codingPath, debugDescription: description))
  }
}
