internal import CompassRules

/// The rules of the family "metrics" by their recorded names.
enum MetricsFamily {
  private static let rules = MetricRules.self

  static let all = Rule.list(since: .august2026) {
    Rule(
      "metrics.registry", "The definitions of all metrics, by their keys.",
      { Members(rules.registry.map { ($0.key, $0) }) })
    Rule("metrics.sportOrders", "The metrics of each sport.", { rules.sportOrders })
    Rule(
      "metrics.knownDefinition", "The definition of a metric, if it has one.",
      rules.knownDefinition, "key")
    Rule(
      "metrics.definition", "The definition of a metric, a custom one too.", rules.definition,
      "key")
    Rule(
      "metrics.typesForSport", "The keys of the metrics that a sport offers.",
      rules.types as @Sendable (String?) -> [String], "sport")
    Rule("metrics.customKey", "The key of a metric that a user names.", rules.customKey, "name?")
    Rule(
      "metrics.applyFormat", "A value as a format writes it.",
      { (value: Double, row: RuleArguments) throws(RuleError) in
        guard let format = try? MetricRules.Format(from: row) else {
          throw .arguments("the argument \"format\" must be an object with a known kind")
        }
        return rules.formatted(value, as: format)
      }, "value", .example("format", ["kind": "integer"]))
    Rule(
      "metrics.format", "A value as its metric writes it.", rules.formatted(_:metric:), "value",
      "metricType")
  }
}
