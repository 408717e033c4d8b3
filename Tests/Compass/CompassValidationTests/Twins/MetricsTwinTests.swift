import CompassValidation
import Testing

/// docs/twins.md, "Metrics".
@Suite("Twins: metrics")
struct MetricsTwinTests {
  @Test("Decimals round the double itself, halves away from zero")
  func decimals() {
    #expect(
      MetricRules.formatted(0.25, as: .decimal(digits: 1, dropsLeadingZero: false)) == "0.3")
    #expect(MetricRules.formatted(2.5, as: .decimal(digits: 0, dropsLeadingZero: false)) == "3")
  }

  @Test("Integers round halves upward, and none is too large")
  func integers() {
    #expect(MetricRules.formatted(-2.5, as: .integer) == "-2")
    #expect(MetricRules.formatted(1e30, as: .integer) == "1e+30")
  }

  @Test("Each part of a negative duration has a sign")
  func negativeDurations() {
    #expect(MetricRules.formatted(-0.5, as: .duration) == "-1:-1.-50")
  }

  @Test("A metric's key chooses its format")
  func keys() {
    #expect(MetricRules.formatted(0.333, metric: "batting_avg") == ".333")
    #expect(MetricRules.formatted(0.333, metric: "no_metric") == "0.333")
  }
}
