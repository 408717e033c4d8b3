/// Decodes the elements of an array in order.
struct ElementDecoder: UnkeyedDecodingContainer {
  private let elements: [JSONValue]
  let codingPath: [any CodingKey]
  private let userInfo: [CodingUserInfoKey: Any]
  private(set) var currentIndex = 0

  init(
    _ elements: [JSONValue], at codingPath: [any CodingKey], userInfo: [CodingUserInfoKey: Any]
  ) {
    self.elements = elements
    self.codingPath = codingPath
    self.userInfo = userInfo
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  mutating func decodeNil() throws -> Bool {
    guard try next(Any?.self).decodeNil() else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Output: Decodable>(_ type: Output.Type) throws -> Output {
    let output = try next(type).decode(type)
    currentIndex += 1
    return output
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let container = try next([String: Any].self).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try next([Any].self).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try next((any Decoder).self)
    currentIndex += 1
    return decoder
  }

  /// Returns the decoder of the next element, and does not advance: only a successful decoding does.
  private func next(_ type: Any.Type) throws -> ValueDecoder {
    let path = codingPath + [PathKey(intValue: currentIndex)]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type,
        DecodingError.Context(
          codingPath: path, debugDescription: "The array has only \(elements.count) elements."))
    }
    return ValueDecoder(elements[currentIndex], at: path, userInfo: userInfo)
  }
}
