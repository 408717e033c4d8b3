internal import SourceJSON

/// The tables of the rules: JSON files, embedded as text, each read once on first use.
///
/// A file is the web app's table of 2026-08 as it was recorded. The family that owns a table turns it
/// into values of its own types.
enum RuleData {
  static let completeness = read(EmbeddedFiles.completeness)
  static let contactWindow = read(EmbeddedFiles.contactWindow)
  static let files = read(EmbeddedFiles.files)
  static let labels = read(EmbeddedFiles.labels)
  static let matching = read(EmbeddedFiles.matching)
  static let metrics = read(EmbeddedFiles.metrics)
  static let phases = read(EmbeddedFiles.phases)
  static let positions = read(EmbeddedFiles.positions)
  static let preferences = read(EmbeddedFiles.preferences)
  static let recruitingCalendar = read(EmbeddedFiles.recruitingCalendar)
  static let schoolStatus = read(EmbeddedFiles.schoolStatus)
  static let stateTimeZones = read(EmbeddedFiles.stateTimeZones)
  static let statusScore = read(EmbeddedFiles.statusScore)
  static let suggestions = read(EmbeddedFiles.suggestions)

  /// A file that is not JSON would be a fault of the package: it reads as null, and its tests fail.
  private static func read(_ text: String) -> JSONValue {
    (try? JSONValue(parsing: text)) ?? .null
  }
}
