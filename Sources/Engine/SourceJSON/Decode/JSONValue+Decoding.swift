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
    try ValueDecoder(self, at: [], userInfo: userInfo).decode(type)
  }
}
