internal import UnicodeTables

/// The sets that `\p{...}` matches (ECMA-262, sec-compiletocharset,
/// UnicodePropertyValueExpression).
enum PropertySets {
  /// Returns the characters of a property of characters; nil if no property has these names.
  static func characters(name: String?, value: String) -> CharacterSet? {
    PropertyNames.row(name: name, value: value).map {
      CharacterSet(ascending: PackedNumbers.ranges($0.ranges))
    }
  }

  /// Returns the members of a property of strings, in no order; nil if no property has this name.
  static func strings(_ name: String) -> (characters: CharacterSet, strings: [[UInt32]])? {
    guard PropertyNames.ofStrings.contains(name) else { return nil }
    var characters: [ClosedRange<UInt32>] = []
    var strings: [[UInt32]] = []
    for row in PropertyTable.ofStrings
    where name == PropertyNames.allEmoji || name == row.name.description {
      characters += PackedNumbers.ranges(row.ranges)
      strings += PackedNumbers.strings(row.strings)
    }
    return (CharacterSet(characters), strings)
  }

  /// Property ID_Start, for group names.
  static let identifierStart = characters(name: nil, value: "ID_Start") ?? .empty
  /// Property ID_Continue, for group names.
  static let identifierContinue = characters(name: nil, value: "ID_Continue") ?? .empty
}
