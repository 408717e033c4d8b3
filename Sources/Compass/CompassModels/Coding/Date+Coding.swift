#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

// The records hold dates, the database's JSON has ISO texts. In this module, these methods take
// precedence over the generic ones, whatever the coder's date strategy is.

extension KeyedDecodingContainer {
  func decode(_ type: Date.Type, forKey key: Key) throws -> Date {
    let text = try decode(String.self, forKey: key)
    guard let date = DatabaseDate.date(from: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\"\(text)\" is not an ISO 8601 date and time.")
    }
    return date
  }

  func decodeIfPresent(_ type: Date.Type, forKey key: Key) throws -> Date? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decode(type, forKey: key)
  }
}

extension KeyedEncodingContainer {
  mutating func encode(_ date: Date, forKey key: Key) throws {
    guard let text = DatabaseDate.text(of: date) else {
      throw EncodingError.invalidValue(
        date,
        EncodingError.Context(
          codingPath: codingPath + [key], debugDescription: "The year is not one of 0 to 9999."))
    }
    try encode(text, forKey: key)
  }

  mutating func encodeIfPresent(_ date: Date?, forKey key: Key) throws {
    if let date { try encode(date, forKey: key) }
  }
}
