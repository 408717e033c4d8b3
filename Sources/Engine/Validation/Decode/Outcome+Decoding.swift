public import SourceJSON

extension Outcome where Output == JSONValue {
  /// Returns the outcome with its output decoded, without writing it as text first.
  ///
  /// - Parameter type: The type that the output becomes.
  /// - Throws: `DecodingError` if the output of a valid payload does not fit the type. The type and the schema
  ///   disagree then.
  public func decoded<Decoded: Decodable>(
    as type: Decoded.Type = Decoded.self
  ) throws -> Outcome<Decoded> {
    try map { try $0.decode(type) }
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
