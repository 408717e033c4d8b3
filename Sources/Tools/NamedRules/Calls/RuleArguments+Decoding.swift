internal import JSPrimitives
internal import SourceJSON

/// Reads `Decodable` types as JavaScript reads an object.
///
/// A member that is missing, null or of another type is nil, or the empty value of the property's type: an empty string, no
/// number (NaN), false, an invalid date, no elements.
extension RuleArguments: Decoder {
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ArgumentMembers(row: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw mistyped("Arrays are read by their own type.")
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { ArgumentScalar(argument: self) }

  fileprivate func mistyped(_ description: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: description))
  }

  fileprivate func required<Value: Decodable>(_: Value.Type) throws -> Value {
    let type = ArgumentType<Value>()
    if let probe, type.hasDates { probe.hasDates = true }
    guard let value = type.read(noting(nil)) ?? type.missing else {
      throw mistyped("The value must be \(type.expected).")
    }
    return value
  }

  fileprivate func optional<Value: Decodable>(_: Value.Type) -> Value? {
    let type = ArgumentType<Value>()
    if let probe, type.hasDates { probe.hasDates = true }
    return value == .null ? nil : type.read(noting(nil))
  }
}

private struct ArgumentMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let row: RuleArguments

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] {
    row.value.object?.members.compactMap { Key(stringValue: $0.key.string) } ?? []
  }

  func contains(_ key: Key) -> Bool { !member(key).isUndefined }
  func decodeNil(forKey key: Key) -> Bool { member(key).value == .null }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try member(key).required(type)
  }
  // The protocol's own versions of these four take a value of another type for an empty one.
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) -> Bool? { member(key).optional(type) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? {
    member(key).optional(type)
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) -> Double? {
    member(key).optional(type)
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) -> Int? { member(key).optional(type) }
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? {
    member(key).optional(type)
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> { member(key).container(keyedBy: type) }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }
  func superDecoder() -> any Decoder { row }
  func superDecoder(forKey key: Key) -> any Decoder { member(key) }

  private func member(_ key: Key) -> RuleArguments { row.object(JSText(key.stringValue)) }
}

private struct ArgumentScalar: SingleValueDecodingContainer {
  let argument: RuleArguments

  var codingPath: [any CodingKey] { [] }
  func decodeNil() -> Bool { argument.value == .null }
  func decode<Value: Decodable>(_: Value.Type) throws -> Value {
    let type = ArgumentType<Value>()
    argument.probe?.kind = type.kind
    guard let value = type.read(argument) ?? (type.isOptional ? type.missing : nil) else {
      throw argument.mistyped("The value must be \(type.expected).")
    }
    return value
  }
}
