import ArgumentParser
import Platform

/// `--year`, for the commands that make schemas by name.
struct YearOption: ParsableArguments {
  @Option(
    name: .customLong("year"), parsing: .unconditional,
    help: ArgumentHelp(
      """
      The year that a schema's years count from, such as those of playerDetails; else today's. A schema \
      document has its own years.
      """,
      valueName: "year"))
  var given: Int?

  /// The year that was given, else today's.
  var year: Int { given ?? Self.today }

  /// The years that ISO 8601 writes with four digits.
  static let range = 0...9999

  static let notForDocuments =
    "--year is for a schema by name; the document of --schema has its own years."

  func validate() throws {
    guard let given, !Self.range.contains(given) else { return }
    throw ValidationError(
      "--year is a number from \(Self.range.lowerBound) to \(Self.range.upperBound).")
  }

  /// Today's year in the local time zone, as `new Date().getFullYear()` returns it.
  static var today: Int {
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    return 1900 + Int(local.tm_year)
  }
}
