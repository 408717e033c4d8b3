internal import JSPrimitives
internal import SourceJSON

extension FitRules {
  /// The label and the colors of a signal's strength.
  public struct Chip: Sendable, Hashable {
    /// The words on the chip.
    public let label: String
    /// The web app's class names, such as `bg-blue-100 text-blue-700`.
    public let classNames: String

    /// The colors of the chip.
    public var badge: PaletteColor.Badge { .reading(classNames) }
  }

  /// The chip of texts that are no strength, the table's last row.
  private static let otherStrength: JSText = "other"

  /// Returns the chip of a strength of a personal signal.
  public static func chip(strength: Strength) -> Chip { chip(strength: strength.rawValue) }

  /// Returns the chip of a strength of a test score.
  public static func chip(strength: TestStrength) -> Chip { chip(strength: strength.rawValue) }

  private static let chips: [JSText: Chip] = {
    let rows = RuleData.labels["fitChips"]?.object ?? JSONObject()
    let chips = rows.compactMap { row -> (JSText, Chip)? in
      guard let label = row.value[0]?.string, let classNames = row.value[1]?.string else {
        return nil
      }
      return (row.key.jsText, Chip(label: label, classNames: classNames))
    }
    return Dictionary(chips) { first, _ in first }
  }()

  /// Returns the chip of a strength: the raw value of a `FitRules.Strength` or a `FitRules.TestStrength`.
  ///
  /// Restates `fit.signalChip`. Any other text, and `unknown`, gives "No data" in gray. Since
  /// 2026-08.
  public static func chip(strength: String) -> Chip {
    Self.chips[strength.jsText] ?? Self.chips[Self.otherStrength]
      ?? Chip(label: "", classNames: "")
  }
}
