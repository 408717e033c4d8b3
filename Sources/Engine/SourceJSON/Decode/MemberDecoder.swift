internal import JSPrimitives

/// Decodes the members of an object.
struct MemberDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let source: DecodingSource
  private let object: Int
  private let convertsKeys: Bool
  /// The node of each key as the type names it, if keys are converted or a linear search would be slow.
  private let places: [JSText: Int]

  init(_ source: DecodingSource, at object: Int, keepsKeys: Bool) {
    self.source = source
    self.object = object
    convertsKeys = source.convertsKeys && !keepsKeys
    if convertsKeys {
      places = source.convertedKeys(of: object)
    } else if source.storage[object].length > JSONObject.viewSearchLimit {
      var places: [JSText: Int] = [:]
      for member in source.storage.children(of: object) {
        places[JSText(wtf8: Array(source.storage[member].keyBytes))] = member
      }
      self.places = places
    } else {
      places = [:]
    }
  }

  var codingPath: [any CodingKey] { source.path(to: object) }

  var allKeys: [Key] {
    if convertsKeys {
      return places.sorted { $0.value < $1.value }
        .compactMap { Key(stringValue: $0.key.string) }
    }
    return source.storage.children(of: object).compactMap {
      Key(stringValue: JSText(wtf8: Array(source.storage[$0].keyBytes)).string)
    }
  }

  func contains(_ key: Key) -> Bool { member(of: key) != nil }

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
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
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
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
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
    ValueDecoder(source, at: member(of: "super") ?? ~object)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(of: key) }

  private func member(of key: Key) -> Int? { member(of: key.stringValue) }

  private func member(of key: String) -> Int? {
    guard places.isEmpty else { return places[JSText(key)] }
    var key = key
    return key.withUTF8 { source.storage.member($0, of: object) }
  }

  private func decoder(of key: Key) throws -> ValueDecoder {
    guard let member = member(of: key) else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "There is no key \"\(key.stringValue)\"."))
    }
    return ValueDecoder(source, at: member)
  }
}
