internal import JSPrimitives

/// The weight of the cost of attendance for an athlete.
public enum CostSensitivity: String, Codable, CaseIterable, Sendable, Hashable {
  /// The grade in the web app.
  case high, medium, low

  /// Returns the strength of a cost in dollars a year and its sentence, as since 2026-08.
  ///
  /// A string that isn't a grade weighs as `low`.
  static func judgement(
    of cost: Double, sensitivity: JSText
  ) -> (FitRules.Strength, FormMessage) {
    switch CostSensitivity(rawValue: sensitivity.string) {
    case .high where cost <= 20_000:
      (
        .strong,
        FormMessage(
          "fit.cost.high.strong", "Cost is well within range for your financial situation.")
      )
    case .high where cost <= 35_000:
      (
        .good,
        FormMessage(
          "fit.cost.high.good", "Cost is manageable but factor in scholarship potential.")
      )
    case .high:
      (
        .stretch,
        FormMessage(
          "fit.cost.high.stretch", "Cost may be a significant challenge — explore all aid options.")
      )
    case .medium where cost <= 35_000:
      (.strong, FormMessage("fit.cost.medium.strong", "Cost is reasonable for your situation."))
    case .medium where cost <= 55_000:
      (
        .good,
        FormMessage(
          "fit.cost.medium.good", "Cost is on the higher end — factor in scholarship potential.")
      )
    case .medium:
      (
        .stretch,
        FormMessage(
          "fit.cost.medium.stretch", "Cost is high — ensure scholarship options are explored.")
      )
    case .low, nil:
      (
        .strong,
        FormMessage(
          "fit.cost.low.strong", "Cost is not a primary concern in your college search.")
      )
    }
  }
}
