internal import JSPrimitives

extension String: JSONDecodable {
  /// Reads a text without lone surrogates.
  public init(reading value: inout JSONValueReader) throws { self = try value.string() }
}

extension Bool: JSONDecodable {
  /// Reads a Boolean.
  public init(reading value: inout JSONValueReader) throws { self = try value.boolean() }
}

extension Double: JSONDecodable {
  /// Reads a number.
  public init(reading value: inout JSONValueReader) throws { self = try value.double() }
}

extension Int: JSONDecodable {
  /// Reads a number that is an integer.
  public init(reading value: inout JSONValueReader) throws { self = try value.integer() }
}

extension Int64: JSONDecodable {
  /// Reads a number that is an integer.
  public init(reading value: inout JSONValueReader) throws { self = try value.integer() }
}

extension JSONValue: JSONDecodable {
  /// Reads any value.
  public init(reading value: inout JSONValueReader) throws { self = value.json }
}

extension Optional: JSONDecodable where Wrapped: JSONDecodable {
  /// Reads a value or null.
  public init(reading value: inout JSONValueReader) throws {
    self = value.isNull ? nil : try Wrapped(reading: &value)
  }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  /// Reads an array.
  public init(reading value: inout JSONValueReader) throws { self = try value.readElements() }
}

extension Dictionary: JSONDecodable where Key == String, Value: JSONDecodable {
  /// Reads an object. A key with a lone surrogate, which a `String` can't hold, is an error.
  ///
  /// Strings are equal if they are canonically equivalent, JSON's keys only if they have the same code units. The last
  /// of several keys that are equal as strings counts.
  public init(reading value: inout JSONValueReader) throws {
    self.init(
      try value.readMembers().map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
  }
}
