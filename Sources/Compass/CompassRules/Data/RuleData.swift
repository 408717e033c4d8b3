internal import SourceJSON

/// The tables of the rules: JSON files that the compiler embeds, each read once on first use.
///
/// A file is the web app's table of 2026-08 as it was recorded. The family that owns a table turns it
/// into values of its own types.
enum RuleData {
  static let completeness = read(PackageResources.completeness_json)
  static let contactWindow = read(PackageResources.contact_window_json)
  static let files = read(PackageResources.files_json)
  static let labels = read(PackageResources.labels_json)
  static let matching = read(PackageResources.matching_json)
  static let metrics = read(PackageResources.metrics_json)
  static let phases = read(PackageResources.phases_json)
  static let positions = read(PackageResources.positions_json)
  static let preferences = read(PackageResources.preferences_json)
  static let recruitingCalendar = read(PackageResources.recruiting_calendar_json)
  static let schoolStatus = read(PackageResources.school_status_json)
  static let stateTimeZones = read(PackageResources.state_time_zones_json)
  static let statusScore = read(PackageResources.status_score_json)
  static let suggestions = read(PackageResources.suggestions_json)

  /// A file that is not JSON would be a fault of the package: it reads as null, and its tests fail.
  private static func read(_ bytes: [UInt8]) -> JSONValue {
    (try? JSONValue(parsing: bytes)) ?? .null
  }
}
