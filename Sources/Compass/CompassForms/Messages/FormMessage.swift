public import CompassRules

extension FormMessage {
  /// Creates the message with an English text: that of the package's forms, or else one whose key is the text.
  public init(english: String) {
    self = Self.known[english] ?? FormMessage(english, english)
  }

  private static let known: [String: FormMessage] = Dictionary(all.map { ($0.english, $0) }) {
    first, _ in first
  }
}
