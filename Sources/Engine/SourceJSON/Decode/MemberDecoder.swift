internal import JSPrimitives

/// Decodes the members of an object.
struct MemberDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let object: JSONObject
  let codingPath: [any CodingKey]
  private let userInfo: [CodingUserInfoKey: Any]

  init(
    _ object: JSONObject, at codingPath: [any CodingKey], userInfo: [CodingUserInfoKey: Any]
  ) {
    self.object = object
    self.codingPath = codingPath
    self.userInfo = userInfo
  }

  var allKeys: [Key] { object.members.compactMap { Key(stringValue: $0.key.string) } }

  func contains(_ key: Key) -> Bool { value(of: key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try decoder(of: key).decodeNil() }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try decoder(of: key).decode(type)
  }
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try decoder(of: key).decode(type)
  }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try decoder(of: key).decode(type)
  }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try decoder(of: key).decode(type)
  }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try decoder(of: key).decode(type)
  }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try decoder(of: key).decode(type)
  }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try decoder(of: key).decode(type)
  }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try decoder(of: key).decode(type)
  }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try decoder(of: key).decode(type)
  }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try decoder(of: key).decode(type)
  }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try decoder(of: key).decode(type)
  }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try decoder(of: key).decode(type)
  }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try decoder(of: key).decode(type)
  }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try decoder(of: key).decode(type)
  }
  func decode<Output: Decodable>(_ type: Output.Type, forKey key: Key) throws -> Output {
    try decoder(of: key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder(of: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(of: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    ValueDecoder(
      object["super"] ?? .null, at: codingPath + [PathKey(stringValue: "super")],
      userInfo: userInfo)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(of: key) }

  private func value(of key: Key) -> JSONValue? { object[JSText(key.stringValue)] }

  private func decoder(of key: Key) throws -> ValueDecoder {
    guard let value = value(of: key) else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "There is no key \"\(key.stringValue)\"."))
    }
    return ValueDecoder(value, at: codingPath + [key], userInfo: userInfo)
  }
}
