extension JSONValue {
  /// Parses JSON text, as `JSON.parse` does.
  ///
  ///     let value = try JSONValue(parsing: #"{"name": "Ana", "year": 2027}"#)
  ///     value["year"]?.int  // 2027
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limits: The limits on the depth and size of the text.
  /// - Throws: `JSONError`, with line and column, if the text is not JSON or exceeds a limit.
  public init(parsing text: String, limits: JSONLimits = .default) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), limits: limits)
  }

  /// Parses JSON text given as UTF-8 bytes, as `JSON.parse` does.
  ///
  /// A byte order mark at the start is an error.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - limits: The limits on the depth and size of the text.
  /// - Throws: `JSONError`, with line and column, if the bytes are not JSON or exceed a limit.
  public init(parsing bytes: [UInt8], limits: JSONLimits = .default) throws(JSONError) {
    self = try JSONDocument(bytes, limits: limits).value
  }
}
