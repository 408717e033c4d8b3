internal import JSPrimitives
internal import SourceJSON

/// The web app's tables of a school's status: labels, emoji and the palettes of its badges.
enum StatusTable {
  static let labels = texts(of: "label")
  static let badgeClasses = texts(of: "badgeClass")
  static let legacyBadgeClasses = texts(RuleData.schoolStatus["legacyBadgeClasses"])
  static let detailBadgeClasses = texts(RuleData.schoolStatus["detailBadgeClasses"])
  static let sizeBadgeClasses = texts(RuleData.schoolStatus["sizeBadgeClasses"])
  static let stepperLabels = texts(RuleData.schoolStatus["stepperLabelOverrides"])
  static let emoji = texts(RuleData.schoolStatus["emojis"])
  /// The slate badge of a text that a palette lacks.
  static let fallbackBadgeClass = RuleData.schoolStatus["fallbackBadgeClass"]?.string ?? ""

  /// A column of the options, by their values.
  private static func texts(of column: JSText) -> [JSText: String] {
    let rows = (RuleData.schoolStatus["options"]?.elements ?? []).compactMap { option in
      option["value"]?.jsText.flatMap { value in option[column.string]?.string.map { (value, $0) } }
    }
    return Dictionary(rows) { first, _ in first }
  }

  private static func texts(_ table: JSONValue?) -> [JSText: String] {
    let rows = (table?.object ?? JSONObject()).compactMap { key, value in
      value.string.map { (key.jsText, $0) }
    }
    return Dictionary(rows) { first, _ in first }
  }
}
