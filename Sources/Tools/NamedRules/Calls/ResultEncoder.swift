internal import JSPrimitives
internal import SourceJSON

/// Writes a rule's result as recorded cases have it: a property that is nil is null, or left out on request.
final class ResultEncoder: Encoder {
  private let omitsNil: Bool
  private var members: [JSONObject.Member] = []
  private var elements: [JSONValue]?
  private var scalar: JSONValue?

  private init(omitsNil: Bool) { self.omitsNil = omitsNil }

  /// Returns the JSON value of a result.
  ///
  /// - Parameter omitsNil: whether an object leaves out the properties that are nil.
  static func json(of result: any Encodable, omittingNil omitsNil: Bool = false) -> JSONValue {
    if let result = result as? any RecordedValue { return result.json }
    let encoder = ResultEncoder(omitsNil: omitsNil)
    do {
      try result.encode(to: encoder)
    } catch {
      // No input reaches this: the types are part of the package, and the vectors call their rules.
      preconditionFailure("\(type(of: result)) has no recorded form: \(error)")
    }
    return encoder.json
  }

  /// Returns the members of a result that is an object, each with its name.
  static func members(of result: any Encodable) -> [(String, any Encodable)] {
    json(of: result).object?.members.map { ($0.key.string, $0.value) } ?? []
  }

  private var json: JSONValue {
    scalar ?? elements.map { .array($0) } ?? .object(JSONObject(members))
  }

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(ResultMembers(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    elements = elements ?? []
    return ResultElements(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { ResultScalar(encoder: self) }

  fileprivate func nested(_ value: some Encodable) -> JSONValue {
    Self.json(of: value, omittingNil: omitsNil)
  }

  fileprivate var count: Int { elements?.count ?? 0 }

  fileprivate func add(_ value: JSONValue?, _ key: any CodingKey) {
    if value == nil && omitsNil { return }
    members.append((JSText(key.stringValue), value ?? .null))
  }

  fileprivate func add(_ element: JSONValue) { elements?.append(element) }

  fileprivate func set(_ value: JSONValue) { scalar = value }

  /// The error of a part that is written by a separate encoder, which no recorded result does.
  fileprivate static func unsupported() -> Never {
    preconditionFailure("A recorded result has one container.")
  }
}

private struct ResultMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ResultEncoder

  var codingPath: [any CodingKey] { [] }
  func encodeNil(forKey key: Key) { encoder.add(.null, key) }
  func encode<Value: Encodable>(_ value: Value, forKey key: Key) {
    encoder.add(encoder.nested(value), key)
  }
  // The protocol's own versions of these four leave out a nil.
  func encodeIfPresent(_ value: Bool?, forKey key: Key) { addOptional(value, key) }
  func encodeIfPresent(_ value: String?, forKey key: Key) { addOptional(value, key) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) { addOptional(value, key) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) { addOptional(value, key) }
  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) {
    addOptional(value, key)
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy _: Nested.Type, forKey _: Key
  ) -> KeyedEncodingContainer<Nested> { ResultEncoder.unsupported() }
  func nestedUnkeyedContainer(forKey _: Key) -> any UnkeyedEncodingContainer {
    ResultEncoder.unsupported()
  }
  func superEncoder() -> any Encoder { encoder }
  func superEncoder(forKey _: Key) -> any Encoder { ResultEncoder.unsupported() }

  private func addOptional(_ value: (some Encodable)?, _ key: Key) {
    encoder.add(value.map { encoder.nested($0) }, key)
  }
}

private struct ResultElements: UnkeyedEncodingContainer {
  let encoder: ResultEncoder

  var codingPath: [any CodingKey] { [] }
  var count: Int { encoder.count }
  func encodeNil() { encoder.add(.null) }
  func encode<Value: Encodable>(_ value: Value) { encoder.add(encoder.nested(value)) }
  func nestedContainer<Nested: CodingKey>(
    keyedBy _: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { ResultEncoder.unsupported() }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { ResultEncoder.unsupported() }
  func superEncoder() -> any Encoder { encoder }
}

private struct ResultScalar: SingleValueEncodingContainer {
  let encoder: ResultEncoder

  var codingPath: [any CodingKey] { [] }
  func encodeNil() { encoder.set(.null) }
  func encode<Value: Encodable>(_ value: Value) { encoder.set(encoder.nested(value)) }
}
