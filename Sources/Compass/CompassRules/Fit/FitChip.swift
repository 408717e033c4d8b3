extension FitRules {
  /// The label and the colors of a signal's strength.
  public struct Chip: Sendable, Hashable {
    /// The words on the chip.
    public let label: String
    /// The colors of the chip.
    public let badge: PaletteColor.Badge

    /// Creates the chip of a table's class names.
    init(label: String, classNames: String) {
      self.label = label
      badge = .reading(classNames)
    }
  }

  /// Returns the chip of a strength of a personal signal.
  public static func chip(strength: Strength) -> Chip { LabelsData.chip(of: strength) }

  /// Returns the chip of a strength of a test score.
  public static func chip(strength: TestStrength) -> Chip { LabelsData.chip(of: strength) }

  /// Returns the chip of a strength: the raw value of a `FitRules.Strength` or a `FitRules.TestStrength`.
  ///
  /// Restates `fit.signalChip`. Any other text, and `unknown`, gives "No data" in gray. Since
  /// 2026-08.
  public static func chip(strength: String) -> Chip {
    Strength(rawValue: strength).map { chip(strength: $0) }
      ?? TestStrength(rawValue: strength).map { chip(strength: $0) } ?? LabelsData.otherChip
  }
}
