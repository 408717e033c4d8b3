import CompassValidation
import Testing

/// The snippets of the article on metrics.
@Suite struct MetricsArticleTests {
  @Test func aSportHasItsMetrics() throws {
    let print = Snippet("PerformanceMetrics", 1)
    print(MetricRules.types(forSport: .golf))  // ["scoring_average", "handicap", "other"]
    let dash = MetricRules.definition(of: "sixty_time")
    print(dash.label, dash.unit, dash.lowerIsBetter)  // 60-Yard Dash sec true
    let key = MetricRules.customKey(named: " Bat  Speed ")
    print(key, MetricRules.definition(of: key).label)  // bat_speed bat speed
    try print.expectPublished()
  }

  @Test func valuesAreWritten() throws {
    let print = Snippet("PerformanceMetrics", 2)
    print(MetricRules.formatted(92.45, metric: "velocity"))  // 92.5
    print(MetricRules.formatted(0.333, metric: "batting_avg"))  // .333
    print(MetricRules.formatted(6.5, metric: "strikeouts"))  // 7
    print(MetricRules.formatted(425.1, metric: "erg_2k"))  // 7:05.10
    print(MetricRules.formatted(71.25, metric: "bat_speed"))  // 71.25
    try print.expectPublished()
  }
}
