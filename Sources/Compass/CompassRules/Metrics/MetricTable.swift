internal import JSPrimitives

/// The metrics by the texts that name them.
enum MetricTable {
  /// The definition of each key.
  static let byKey = Dictionary(
    uniqueKeysWithValues: MetricsData.definitions.map { ($0.key.jsText, $0) })
  /// The keys of each sport with an order of its own.
  static let keysBySport = Dictionary(
    uniqueKeysWithValues: MetricsData.sports.map { ($0.sport.jsText, $0.keys) })
}
