internal import UnicodeTables

/// The property names and values that `\p{...}` accepts.
///
/// ECMA-262, sec-runtime-semantics-unicodematchproperty-p: its tables of binary properties and of
/// properties of strings, and the values of General_Category and Script in PropertyValueAliases.txt.
/// Names are matched exactly. Browsers also take `WSpace`, and so do we.
enum PropertyNames {
  /// Returns whether `\p{name=value}`, or `\p{value}` if `name` is nil, is in the grammar.
  static func isKnown(name: String?, value: String, allowsStrings: Bool) -> Bool {
    row(name: name, value: value) != nil
      || name == nil && allowsStrings && ofStrings.contains(value)
  }

  /// Returns the row of the table for a property of characters; nil if no property has these names.
  static func row(name: String?, value: String) -> PropertyTable.Row? {
    switch name {
    case nil: categories[value] ?? binary[value]
    case "General_Category", "gc": categories[value]
    case "Script", "sc": scripts[value]
    case "Script_Extensions", "scx": scriptExtensions[value] ?? scripts[value]
    default: nil
    }
  }

  /// The property of strings whose members are those of all others.
  static let allEmoji = "RGI_Emoji"

  /// The properties of strings, for the `v` flag.
  static let ofStrings = Set(PropertyTable.ofStrings.map(\.name.description) + [allEmoji])

  private static let categories = rowsByName(PropertyTable.categories)
  private static let scripts = rowsByName(PropertyTable.scripts)
  private static let scriptExtensions = rowsByName(PropertyTable.scriptExtensions)
  private static let binary = rowsByName(PropertyTable.binary)

  private static func rowsByName(_ rows: [PropertyTable.Row]) -> [String: PropertyTable.Row] {
    var result: [String: PropertyTable.Row] = [:]
    for row in rows {
      for name in row.names.description.split(separator: " ") { result[String(name)] = row }
    }
    return result
  }
}
