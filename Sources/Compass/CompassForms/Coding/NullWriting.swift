// A submission names all of its columns, with null for empty fields: an insert is complete, and an
// update clears emptied fields. In this module, these methods take precedence over the generic one.

extension KeyedEncodingContainer {
  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    try encode(value, forKey: key)
  }

  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    try encode(value, forKey: key)
  }

  mutating func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try encode(value, forKey: key)
  }
}
