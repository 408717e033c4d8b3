internal import JSPrimitives

extension MetricRules {
  /// A measurement that an athlete records, such as the 60-yard dash.
  public struct Definition: Sendable, Hashable, Encodable {
    /// The key that is stored, such as `sixty_time`.
    public var key: String
    /// The name shown, such as "60-Yard Dash".
    public var label: String
    /// The unit shown after the value, such as "mph"; empty for none.
    public var unit: String
    /// The way the value is written.
    public var format: Format
    /// Whether a smaller value is the better one, as for a time.
    public var lowerIsBetter: Bool

    /// Creates a definition.
    public init(
      key: String, label: String, unit: String, format: Format, lowerIsBetter: Bool
    ) {
      self.key = key
      self.label = label
      self.unit = unit
      self.format = format
      self.lowerIsBetter = lowerIsBetter
    }
  }

  /// The definitions of all metrics in the web app's order; `other` is the last.
  ///
  /// Restates `metrics.registry`. Since 2026-08.
  public static var registry: [Definition] { MetricsData.definitions }

  /// Returns the definition of a key; nil for a missing key and one that the web app does not define.
  ///
  /// The key is compared exactly, letter case and white space included. Restates
  /// `metrics.knownDefinition`. Since 2026-08.
  ///
  /// Fault of the web app: it finds names of JavaScript's `Object.prototype` too, such as
  /// `constructor`, and fails on them. Here they have no definition.
  public static func knownDefinition(of key: String?) -> Definition? {
    key.flatMap { MetricTable.byKey[$0.jsText] }
  }

  /// Returns the definition of a key, with one made up for a custom metric.
  ///
  /// The label of a custom metric is its key with a space for each underscore, trimmed: `_a__b_` is
  /// "a  b". It has no unit and two decimals, and more is better. A missing key counts as an empty one.
  /// Restates `metrics.definition`. Since 2026-08.
  public static func definition(of key: String?) -> Definition {
    if let known = knownDefinition(of: key) { return known }
    let key = key ?? ""
    return Definition(
      key: key, label: key.jsText.split("_").joined(separator: " ").trimmed().string, unit: "",
      format: .decimal(digits: 2, dropsLeadingZero: false), lowerIsBetter: false)
  }
}
