extension StoredWord: Codable {
  /// Reads any text; an unknown one becomes a word without a value.
  ///
  /// - Throws: `DecodingError` for anything other than a text.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the stored text unchanged.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
