extension LabeledValue {
  /// Reads the stored text.
  ///
  /// - Throws: `DecodingError` for a text that is none of the words: its coding path has the key, its
  ///   description the text and the words that there are.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let stored = try container.decode(String.self)
    guard let value = Self(rawValue: stored) else {
      let words = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(stored)\" is no \(Self.self); there are \(words).")
    }
    self = value
  }

  /// Writes the stored text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
