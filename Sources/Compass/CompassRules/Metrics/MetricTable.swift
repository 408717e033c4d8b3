internal import JSPrimitives
internal import SourceJSON

/// The metrics that the web app defines and the order in which each sport offers them.
struct MetricTable: Sendable {
  static let shared = MetricTable(RuleData.metrics)

  let definitions: [MetricRules.Definition]
  let byKey: [JSText: MetricRules.Definition]
  let sports: [MetricRules.SportMetrics]
  let keysBySport: [JSText: [String]]
  /// The keys of the default sport, which apply to every sport without an order of its own.
  let fallbackKeys: [String]

  private init(_ data: JSONValue) {
    definitions = data["definitions"]?.elements?.compactMap(Self.definition) ?? []
    byKey = Dictionary(definitions.map { ($0.key.jsText, $0) }) { first, _ in first }
    let orders =
      data["sports"]?.object?.map { sport, keys in
        (sport: sport.jsText, keys: keys.elements?.compactMap(\.string) ?? [])
      } ?? []
    sports = orders.map { MetricRules.SportMetrics(sport: $0.sport.string, keys: $0.keys) }
    keysBySport = Dictionary(orders.map { ($0.sport, $0.keys) }) { first, _ in first }
    fallbackKeys = data["fallbackSport"]?.jsText.flatMap { [keysBySport] in keysBySport[$0] } ?? []
  }

  private static func definition(_ row: JSONValue) -> MetricRules.Definition? {
    guard let key = row["key"]?.string, let label = row["label"]?.string,
      let unit = row["unit"]?.string,
      let format = row["format"].flatMap(format)
    else { return nil }
    return MetricRules.Definition(
      key: key, label: label, unit: unit, format: format,
      lowerIsBetter: row["lowerIsBetter"]?.boolean == true)
  }

  private static func format(_ row: JSONValue) -> MetricRules.Format? {
    let digits = row["digits"]?.number.flatMap { Int(exactly: $0) } ?? 0
    switch row["kind"]?.string {
    case "decimal":
      return .decimal(digits: digits, dropsLeadingZero: row["dropLeadingZero"]?.boolean == true)
    case "integer": return .integer
    case "percent": return .percent(digits: digits)
    case "duration": return .duration
    default: return nil
    }
  }
}
