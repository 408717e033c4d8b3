internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "metrics" by their recorded names.
enum MetricsFamily {
  static let all: [Rule] = [
    Rule("metrics.registry", "The definitions of all metrics.", since: .august2026, []) {
      _ throws(RuleError) in .array(rules.registry.map(json))
    },
    Rule("metrics.sportOrders", "The metrics of each sport.", since: .august2026, []) {
      _ throws(RuleError) in
      .array(
        rules.sportOrders.map {
          .members(["sport": .text($0.sport), "keys": .texts($0.keys)])
        })
    },
    Rule(
      "metrics.knownDefinition", "The definition of a metric, if it has one.", since: .august2026,
      [.text("key").optional]
    ) { arguments throws(RuleError) in
      rules.knownDefinition(of: arguments.text("key")).map(json) ?? .null
    },
    Rule(
      "metrics.definition", "The definition of a metric, a custom one too.", since: .august2026,
      [.text("key").optional]
    ) { arguments throws(RuleError) in json(rules.definition(of: arguments.text("key"))) },
    Rule(
      "metrics.typesForSport", "The keys of the metrics that a sport offers.",
      since: .august2026, [.text("sport").optional]
    ) { arguments throws(RuleError) in .texts(rules.types(forSport: arguments.text("sport"))) },
    Rule(
      "metrics.customKey", "The key of a metric that a user names.", since: .august2026,
      [.text("name").optional]
    ) { arguments throws(RuleError) in
      .text(rules.customKey(named: arguments.text("name") ?? ""))
    },
    Rule(
      "metrics.applyFormat", "A value as a format writes it.", since: .august2026,
      [.object("format").example(["kind": "integer"]), .number("value")]
    ) { arguments throws(RuleError) in
      guard let format = format(arguments.object("format")) else {
        throw RuleError.arguments("the argument \"format\" must have a known kind")
      }
      return .text(rules.formatted(arguments.number("value") ?? .nan, as: format))
    },
    Rule(
      "metrics.format", "A value as its metric writes it.", since: .august2026,
      [.text("metricType").optional, .number("value")]
    ) { arguments throws(RuleError) in
      .text(
        rules.formatted(arguments.number("value") ?? .nan, metric: arguments.text("metricType")))
    },
  ]

  private static let rules = MetricRules.self

  private static func json(_ definition: MetricRules.Definition) -> JSONValue {
    .members([
      "key": .text(definition.key), "label": .text(definition.label),
      "unit": .text(definition.unit), "format": json(definition.format),
      "lowerIsBetter": .boolean(definition.lowerIsBetter),
    ])
  }

  private static func json(_ format: MetricRules.Format) -> JSONValue {
    switch format {
    case .decimal(let digits, let dropsLeadingZero):
      .members([
        "kind": .text("decimal"), "digits": .count(digits),
        "dropLeadingZero": .boolean(dropsLeadingZero),
      ])
    case .integer: .members(["kind": .text("integer")])
    case .percent(let digits): .members(["kind": .text("percent"), "digits": .count(digits)])
    case .duration: .members(["kind": .text("duration")])
    }
  }

  private static func format(_ format: RuleArguments) -> MetricRules.Format? {
    // `toFixed` drops the fraction of a count of decimals.
    let digits = format.number("digits").flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0
    switch format.text("kind") {
    case "decimal":
      return .decimal(digits: digits, dropsLeadingZero: format.flag("dropLeadingZero") == true)
    case "integer": return .integer
    case "percent": return .percent(digits: digits)
    case "duration": return .duration
    default: return nil
    }
  }
}
