internal import JSPrimitives
public import SourceJSON

/// A word that is stored as text and has a name to show.
///
/// `init(rawValue:)` returns nil for an unknown word. It is case-sensitive and trims nothing.
public protocol LabeledValue: RawRepresentable<String>, CaseIterable, Codable, JSONDecodable,
  Hashable, Sendable
{
  /// The name shown to people, in English: by default the stored word in title case, "Web Search" for `web_search`.
  var displayName: String { get }
}

extension LabeledValue {
  /// The stored word in title case, with blanks instead of underscores.
  public var displayName: String { rawValue.jsText.titleCasedSnake().string }

  /// Returns the name to show for a stored text. An unknown or empty text is returned unchanged.
  public static func displayName(of stored: String) -> String {
    Self(rawValue: stored)?.displayName ?? stored
  }
}
