public import SourceJSON

extension JSONValue {
  /// The value as a type of the program.
  ///
  /// Keys are taken as they stand. A number becomes an integer only if it is one exactly; a text with a
  /// lone surrogate, which no `String` holds, is an error and not repaired.
  ///
  /// - Throws: `DecodingError`, its coding path leading to the value at fault.
  public func decode<Output: Decodable>(_ type: Output.Type = Output.self) throws -> Output {
    try ValueDecoder(self, at: []).decode(type)
  }
}
