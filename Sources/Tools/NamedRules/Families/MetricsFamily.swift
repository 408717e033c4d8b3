internal import CompassRules
internal import SourceJSON

/// The rules of the family "metrics" by their recorded names.
enum MetricsFamily {
  private static let rules = MetricRules.self

  static let all = Rule.list(since: .august2026) {
    Rule(
      "metrics.registry", "The definitions of all metrics, by their keys.",
      { JSONValue.object(JSONObject(pairs: rules.registry.map { ($0.key, $0.json) })) })
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
      "metrics.applyFormat", "A value as a format writes it.", rules.formatted(_:as:), "value",
      .example("format", ["kind": "integer"]))
    Rule(
      "metrics.format", "A value as its metric writes it.", rules.formatted(_:metric:), "value",
      "metricType")
  }
}

extension MetricRules.Definition: RuleRecord {}

extension MetricRules.SportMetrics: RuleRecord {}

extension MetricRules.Format: ArgumentValue, RuleObject {
  static var kind: RuleParameter.Kind { .object }
  static var expected: String { "an object with a known kind" }

  init?(_ row: RuleArguments) {
    // `toFixed` drops the fraction of a count of decimals.
    let digits = Int(exactly: row["digits", or: 0.0].rounded(.towardZero)) ?? 0
    switch row.text("kind") {
    case "decimal": self = .decimal(digits: digits, dropsLeadingZero: row["dropLeadingZero"])
    case "integer": self = .integer
    case "percent": self = .percent(digits: digits)
    case "duration": self = .duration
    default: return nil
    }
  }

  var members: Members {
    switch self {
    case .decimal(let digits, let dropsLeadingZero):
      ["kind": "decimal", "digits": digits, "dropLeadingZero": dropsLeadingZero]
    case .integer: ["kind": "integer"]
    case .percent(let digits): ["kind": "percent", "digits": digits]
    case .duration: ["kind": "duration"]
    }
  }
}
