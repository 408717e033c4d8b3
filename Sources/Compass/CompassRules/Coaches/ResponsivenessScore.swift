internal import JSPrimitives

extension CoachRules {
  /// The share of messages that a coach answers, in percent.
  ///
  /// Restates the web app's responsiveness score, its label and bar; specification "Coaches List", 3
  /// Coach Model and 6 Responsiveness Bar.
  ///
  /// Abolished at 2026-08: the web app no longer scores a coach's answers.
  ///
  ///     ResponsivenessScore(outbound: 3, inbound: 2).value  // 67
  public struct ResponsivenessScore: Sendable, Hashable {
    /// The score: 0 to 100 if computed by this type, any number if stored.
    public let value: Double

    /// Creates a stored score; a missing one is 0.
    public init(_ value: Double?) { self.value = value ?? 0 }

    /// Creates the rounded ratio of received to sent messages in percent, at most 100; 0 if none was
    /// sent.
    public init(outbound: Double, inbound: Double) {
      guard outbound != 0 else {
        value = 0
        return
      }
      let score = JSNumber.rounded(inbound / outbound * 100)
      value = score > 100 ? 100 : score
    }

    private typealias Grade = (floor: Double, label: String, color: SemanticColor)

    private static let grades: [Grade] = [
      (75, "Highly Responsive", .green), (50, "Responsive", .blue),
      (25, "Moderately Responsive", .yellow),
    ]

    private var grade: Grade? { Self.grades.first { value >= $0.floor } }

    /// The words for the score; NaN is low.
    public var label: String { grade?.label ?? "Low Responsiveness" }

    /// The colors of the label's badge.
    public var badge: PaletteColor.Badge { PaletteColor.Badge(grade?.color ?? .red) }

    /// The bar's color. Its thresholds differ from the label's.
    public var barColor: PaletteColor {
      switch ResponsivenessLevel(score: value) {
      case .high: PaletteColor(.emerald, 500)
      case .medium: PaletteColor(.amber, 500)
      case .low: PaletteColor(.red, 500)
      }
    }

    /// The text beside the bar. 0 is shown like any other score.
    public var percentText: String { JSNumber.string(JSNumber.rounded(value)) + "% Responsive" }

    /// Whether the score reaches a threshold, 50 by default.
    public func isResponsive(threshold: Double = 50) -> Bool { value >= threshold }
  }
}

extension CoachRules.ResponsivenessScore: Codable {
  /// Reads a stored score; null is 0.
  ///
  /// - Throws: `DecodingError` for anything other than a number or null.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Double?.self))
  }

  /// Writes the score as a number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
