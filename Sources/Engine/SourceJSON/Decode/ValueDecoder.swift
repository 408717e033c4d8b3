internal import JSPrimitives

/// Decodes a value of a storage.
struct ValueDecoder: Decoder {
  let source: DecodingSource
  /// The value's node; for the absent part of a superclass, the complement of its object's.
  let index: Int
  /// Whether the keys of this object are used unchanged, whatever the strategy is.
  let keepsKeys: Bool

  init(_ source: DecodingSource, at index: Int, keepsKeys: Bool = false) {
    self.source = source
    self.index = index
    self.keepsKeys = keepsKeys
  }

  var node: ValueNode { index < 0 ? ValueNode() : source.storage[index] }
  var userInfo: [CodingUserInfoKey: Any] { source.userInfo }

  var codingPath: [any CodingKey] {
    index < 0
      ? source.path(to: ~index) + [PathKey(stringValue: "super")] : source.path(to: index)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard node.kind == .object else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(MemberDecoder(source, at: index, keepsKeys: keepsKeys))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard node.kind == .array else { throw mismatch([Any].self) }
    return ElementDecoder(source, at: index)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  /// Returns the error of a value of another kind.
  func mismatch(_ type: Any.Type) -> DecodingError { node.mismatch(type, at: codingPath) }
}
