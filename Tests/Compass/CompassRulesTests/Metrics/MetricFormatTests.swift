import CompassRules
import Testing

@Suite("Metric formats")
struct MetricFormatTests {
  private let rules = MetricRules.self

  @Test(
    "Decimals round the exact value, halves away from zero",
    arguments: [
      (0.125, 2, "0.13"), (-0.125, 2, "-0.13"), (1.005, 2, "1.00"), (0.5, 0, "1"), (2.5, 0, "3"),
      (-2.5, 0, "-3"), (0, 2, "0.00"), (-0.0, 2, "0.00"), (-0.001, 2, "-0.00"), (1e21, 2, "1e+21"),
      (999_999_999_999_999_868_928, 0, "999999999999999868928"), (.nan, 2, "NaN"),
      (.infinity, 2, "Infinity"),
    ])
  func decimals(value: Double, digits: Int, text: String) {
    #expect(
      rules.formatted(value, as: .decimal(digits: digits, dropsLeadingZero: false)) == text)
    #expect(rules.formatted(value, as: .percent(digits: digits)) == text)
  }

  @Test(
    "Only a zero before the point of a number that isn't negative is dropped",
    arguments: [
      (0.333, 3, ".333"), (0, 3, ".000"), (0.9996, 3, "1.000"), (0.9994, 3, ".999"),
      (10.5, 3, "10.500"), (-0.25, 3, "-0.250"), (0.2, 0, "0"), (-0.0, 1, ".0"), (.nan, 3, "NaN"),
    ])
  func leadingZeros(value: Double, digits: Int, text: String) {
    #expect(rules.formatted(value, as: .decimal(digits: digits, dropsLeadingZero: true)) == text)
  }

  @Test("A count of decimals beyond JavaScript's is the nearest")
  func digits() {
    for (digits, nearest) in [(-1, 0), (Int.min, 0), (101, 100), (Int.max, 100)] {
      #expect(
        rules.formatted(0.1, as: .percent(digits: digits))
          == rules.formatted(0.1, as: .percent(digits: nearest)))
    }
    #expect(rules.formatted(0.1, as: .percent(digits: 100)).count == 102)
  }

  @Test(
    "Integers round halves upward",
    arguments: [
      (0.5, "1"), (0.49999999999999994, "0"), (1.5, "2"), (-0.5, "0"), (-1.5, "-1"),
      (-1.6, "-2"), (1e21, "1e+21"), (.nan, "NaN"), (-.infinity, "-Infinity"),
    ] as [(Double, String)])
  func integers(value: Double, text: String) {
    #expect(rules.formatted(value, as: .integer) == text)
  }

  @Test(
    "A duration has minutes, seconds and hundredths",
    arguments: [
      (0, "0:00.00"), (0.004, "0:00.00"), (0.005, "0:00.01"), (9.99, "0:09.99"), (59.99, "0:59.99"),
      (59.995, "1:00.00"), (60, "1:00.00"), (65.43, "1:05.43"), (3599.99, "59:59.99"),
      (3600, "60:00.00"), (-0.001, "0:00.00"), (-1, "-1:-1.00"), (-61.5, "-2:-2.-50"),
      (1e25, "1.666666666666667e+23:25.44"), (.nan, "NaN:NaN.NaN"),
      (.infinity, "Infinity:NaN.NaN"),
    ] as [(Double, String)])
  func durations(value: Double, text: String) {
    #expect(rules.formatted(value, as: .duration) == text)
  }

  @Test("A key chooses the format")
  func keys() {
    #expect(rules.formatted(92.45, metric: "velocity") == "92.5")
    #expect(rules.formatted(0.3335, metric: "batting_avg") == ".334")
    #expect(rules.formatted(45.25, metric: "field_goal_pct") == "45.3")
    #expect(rules.formatted(6.5, metric: "strikeouts") == "7")
    #expect(rules.formatted(425.1, metric: "erg_2k") == "7:05.10")
    #expect(rules.formatted(1.005, metric: "other") == "1.00")
  }

  @Test(
    "A key without a definition gives the plain number",
    arguments: [nil, "", "VELOCITY", " velocity", "bat_speed", "constructor"])
  func plain(key: String?) {
    #expect(rules.formatted(0.1 + 0.2, metric: key) == "0.30000000000000004")
    #expect(rules.formatted(-0.0, metric: key) == "0")
    #expect(rules.formatted(1e21, metric: key) == "1e+21")
    #expect(rules.formatted(.nan, metric: key) == "NaN")
  }
}
