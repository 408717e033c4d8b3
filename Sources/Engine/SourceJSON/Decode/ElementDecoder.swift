/// Decodes the elements of an array in order.
struct ElementDecoder: UnkeyedDecodingContainer {
  private let source: DecodingSource
  private let array: Int
  private(set) var currentIndex = 0
  /// The node of the next element.
  private var element: Int

  init(_ source: DecodingSource, at array: Int) {
    self.source = source
    self.array = array
    element = array + 1
  }

  var codingPath: [any CodingKey] { source.path(to: array) }
  var count: Int? { source.storage[array].length }
  var isAtEnd: Bool { currentIndex >= source.storage[array].length }

  mutating func decodeNil() throws -> Bool {
    guard try next(Any?.self).decodeNil() else { return false }
    advance()
    return true
  }

  mutating func decode<Output: Decodable>(_ type: Output.Type) throws -> Output {
    let output = try next(type).decode(type)
    advance()
    return output
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let container = try next([String: Any].self).container(keyedBy: type)
    advance()
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try next([Any].self).unkeyedContainer()
    advance()
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try next((any Decoder).self)
    advance()
    return decoder
  }

  /// Returns the decoder of the next element, and does not advance: only a successful decoding does.
  private func next(_ type: Any.Type) throws -> ValueDecoder {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type,
        DecodingError.Context(
          codingPath: codingPath + [PathKey(intValue: currentIndex)],
          debugDescription: "The array has only \(currentIndex) elements."))
    }
    return ValueDecoder(source, at: element)
  }

  private mutating func advance() {
    currentIndex += 1
    element += Int(source.storage[element].size)
  }
}
