public import SourceJSON

extension LabeledValue {
  /// Reads the stored text.
  ///
  /// - Throws: `DecodingError` for an unknown word. Its coding path has the key; its description
  ///   has the text and the known words.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let stored = try container.decode(String.self)
    guard let value = Self(rawValue: stored) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: Self.unknown(stored))
    }
    self = value
  }

  /// Reads the stored text.
  ///
  /// - Throws: `DecodingError` for an unknown word, with the same description.
  public init(reading value: inout JSONValueReader) throws {
    let stored = try value.string()
    guard let word = Self(rawValue: stored) else { throw value.failure(Self.unknown(stored)) }
    self = word
  }

  private static func unknown(_ stored: String) -> String {
    let words = allCases.map(\.rawValue).joined(separator: ", ")
    return "Unknown \(Self.self) \"\(stored)\"; expected one of \(words)."
  }

  /// Writes the stored text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
