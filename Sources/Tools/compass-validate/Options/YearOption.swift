import ArgumentParser
import Platform

/// The `--year` option of the commands that take schemas by name.
struct YearOption: ParsableArguments {
  @Option(
    name: .customLong("year"), parsing: .unconditional,
    help: ArgumentHelp(
      """
      The current year for schemas that depend on it, such as playerDetails; by default this year. Schema \
      documents contain their own years.
      """,
      valueName: "year"))
  var given: Int?

  /// The year of the option, or this year.
  var year: Int { given ?? Self.today }

  /// The years with four digits in ISO 8601.
  static let range = 0...9999

  /// The message of a usage error: both a year and a document.
  static let notForDocuments =
    "--year applies to a schema by name; the document of --schema contains its own years."

  func validate() throws {
    guard let given, !Self.range.contains(given) else { return }
    throw ValidationError(
      "--year must be a number from \(Self.range.lowerBound) to \(Self.range.upperBound).")
  }

  /// This year in the local time zone, as `new Date().getFullYear()` returns it.
  static var today: Int {
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    return 1900 + Int(local.tm_year)
  }
}
