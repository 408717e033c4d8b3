extension LabeledValue {
  /// Reads the stored text.
  ///
  /// - Throws: `DecodingError` for an unknown word. Its coding path has the key; its description
  ///   has the text and the known words.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let stored = try container.decode(String.self)
    guard let value = Self(rawValue: stored) else {
      let words = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "Unknown \(Self.self) \"\(stored)\"; expected one of \(words).")
    }
    self = value
  }

  /// Writes the stored text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
