public import SourceJSON

extension Outcome where Output == JSONValue {
  /// Returns the outcome with its output decoded, without writing it as text first.
  ///
  /// - Parameters:
  ///   - type: The type that the output becomes.
  ///   - keys: The conversion of keys, such as `.convertFromSnakeCase`.
  ///   - dates: The form of dates.
  /// - Throws: `DecodingError` if the output of a valid payload does not fit the type. The type and the schema
  ///   disagree then.
  public func decoded<Decoded: Decodable>(
    as type: Decoded.Type = Decoded.self, keys: JSONValue.KeyDecodingStrategy = .useDefaultKeys,
    dates: JSONValue.DateDecodingStrategy = .iso8601
  ) throws -> Outcome<Decoded> {
    try map { try $0.decode(type, keys: keys, dates: dates) }
  }

  /// Returns the outcome with its output as a type that reads itself.
  ///
  /// - Throws: `DecodingError` if the output of a valid payload does not fit the type.
  public func decoded<Decoded: JSONDecodable>(
    as type: Decoded.Type = Decoded.self
  ) throws -> Outcome<Decoded> {
    try map { try $0.decode(type) }
  }
}
