public import JSPrimitives

/// A word that is stored as text and shown under a name.
///
/// `init(rawValue:)` gives nil for a word that isn't one of them; nothing is trimmed and upper and
/// lower case differ.
public protocol LabeledValue: RawRepresentable<String>, CaseIterable, Codable, Hashable, Sendable {
  /// The name shown to people, in English.
  var displayName: String { get }
}

extension LabeledValue {
  /// The name to show for a stored text: an unknown one is shown as it is, an empty one too.
  public static func displayName<Text: JSTextConvertible>(of stored: Text) -> Text {
    let value = Self(rawValue: stored.jsText.string)
    return value.map { Text(jsText: JSText($0.displayName)) } ?? stored
  }
}
