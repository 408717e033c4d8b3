extension JSONValue {
  /// Returns the value decoded as a type of the program.
  ///
  /// Keys are used unchanged. A number becomes an integer only if it is one exactly. A text with a lone surrogate,
  /// which a `String` can't hold, is an error.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - userInfo: The decoder's `userInfo`, which types may ask for.
  /// - Throws: `DecodingError`, whose coding path leads to the value at fault.
  public func decode<Output: Decodable>(
    _ type: Output.Type = Output.self, userInfo: [CodingUserInfoKey: Any] = [:]
  ) throws -> Output {
    let source = DecodingSource(self, userInfo: userInfo)
    return try ValueDecoder(source, at: source.root).decode(type)
  }

  /// Returns the value read as a type that reads itself.
  ///
  /// - Parameter type: The type to decode.
  /// - Throws: `DecodingError`, whose coding path leads to the value at fault.
  public func decode<Output: JSONDecodable>(_ type: Output.Type = Output.self) throws -> Output {
    let source = DecodingSource(self, userInfo: [:])
    return try source.storage.read(type, at: source.root)
  }
}
