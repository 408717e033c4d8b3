internal import JSPrimitives

extension MetricRules {
  /// The metrics of a sport in the order shown.
  public struct SportMetrics: Sendable, Hashable, Encodable {
    /// The sport's exact name, such as `Track & Field`.
    public let sport: String
    /// The keys of the metrics, without `other`.
    public let keys: [String]
  }

  /// The metrics of each sport, in the web app's order of sports.
  ///
  /// Restates `metrics.sportOrders`. Since 2026-08.
  public static var sportOrders: [SportMetrics] { MetricsData.sports }

  /// Returns the keys of the metrics that a sport offers, with `other` at the end.
  ///
  /// Restates `metrics.typesForSport`. Since 2026-08. An athlete without a sport gets those of baseball in
  /// the web app.
  public static func types(forSport sport: Sport) -> [String] { types(forSport: sport.rawValue) }

  /// Returns the keys for a sport by its exact name; those of baseball for a missing or unknown one.
  package static func types(forSport sport: String?) -> [String] {
    (sport.flatMap { MetricTable.keysBySport[$0.jsText] } ?? MetricsData.fallbackKeys) + ["other"]
  }

  /// Returns the key of a custom metric that a user names: "Bat Speed" has `bat_speed`.
  ///
  /// The name is trimmed and in lower case, with an underscore for each run of white space; all other
  /// characters stay. A blank name has an empty key, and a name can have the key of a defined metric.
  /// Restates `metrics.customKey`. Since 2026-08.
  public static func customKey(named name: String) -> String {
    var units: [UInt16] = []
    var isInWhiteSpace = false
    for unit in name.jsText.trimmed().lowercased().utf16 {
      // No white space lies beyond U+FFFF, so one unit decides.
      let isWhiteSpace = WhiteSpace.contains(UInt32(unit))
      if !isWhiteSpace { units.append(unit) } else if !isInWhiteSpace { units.append(0x5F) }
      isInWhiteSpace = isWhiteSpace
    }
    return String(decoding: units, as: UTF16.self)
  }
}
