extension JSONValue {
  /// Returns the value decoded as a type of the program.
  ///
  /// It decodes as Foundation's `JSONDecoder` does, except where JavaScript reads JSON differently:
  ///
  /// - `Date` is a string in JavaScript's ISO 8601 format, unless `dates` selects another one. `Data` is Base64, and `URL`
  ///   and `UUID` are strings.
  /// - A number becomes an integer only if it is one exactly. Integers and `Decimal` have all digits of the number in the
  ///   JSON text if the value is the output of one; the numbers of other values are doubles. A `Double` may be infinite.
  /// - A string with an unpaired surrogate, which a `String` can't hold, is an error.
  /// - Keys are equal if they have the same code units. Paths have the keys of the payload.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - keys: The conversion of keys, such as `.convertFromSnakeCase`.
  ///   - dates: The form of dates.
  ///   - userInfo: The decoder's `userInfo`, which types may ask for.
  /// - Throws: `DecodingError`, whose coding path leads to the value at fault.
  public func decode<Output: Decodable>(
    _ type: Output.Type = Output.self, keys: KeyDecodingStrategy = .useDefaultKeys,
    dates: DateDecodingStrategy = .iso8601, userInfo: [CodingUserInfoKey: Any] = [:]
  ) throws -> Output {
    let source = DecodingSource(self, keys: keys, dates: dates, userInfo: userInfo)
    return try ValueDecoder(source, at: source.root).decode(type)
  }

  /// Calls `body` with a reader of the value.
  package func read(_ body: (inout JSONValueReader) -> Void) {
    let source = DecodingSource(self)
    source.storage.read(at: source.root, body)
  }

  /// Returns the value read as a type that reads itself.
  ///
  /// With a strategy for keys or dates, the other `decode` is called, and with it the type's `init(from:)`.
  ///
  /// - Parameter type: The type to decode.
  /// - Throws: `DecodingError`, whose coding path leads to the value at fault.
  public func decode<Output: JSONDecodable>(_ type: Output.Type = Output.self) throws -> Output {
    let source = DecodingSource(self)
    return try source.storage.read(type, at: source.root)
  }
}
