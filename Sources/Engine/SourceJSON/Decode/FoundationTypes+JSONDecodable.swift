#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Date: JSONDecodable {
  /// Reads a string in JavaScript's ISO 8601 format, as `JSONValue.DateDecodingStrategy.iso8601` describes it.
  public init(reading value: inout JSONValueReader) throws {
    self = try value.node.isoDate(at: [])
  }
}

extension URL: JSONDecodable {
  /// Reads a string that `URL(string:)` accepts.
  public init(reading value: inout JSONValueReader) throws { self = try value.node.url(at: []) }
}

extension Data: JSONDecodable {
  /// Reads a string in Base64.
  public init(reading value: inout JSONValueReader) throws { self = try value.node.base64(at: []) }
}

extension UUID: JSONDecodable {
  /// Reads a UUID.
  public init(reading value: inout JSONValueReader) throws { self = try value.node.uuid(at: []) }
}

extension Decimal: JSONDecodable {
  /// Reads a number, by its digits in the JSON text if the value comes from one.
  public init(reading value: inout JSONValueReader) throws { self = try value.node.decimal(at: []) }
}
