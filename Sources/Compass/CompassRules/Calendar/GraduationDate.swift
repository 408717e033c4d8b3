internal import JSPrimitives
internal import SourceJSON

/// A day of a year that is counted back from an athlete's graduation, such as "June 15, y-2".
struct GraduationDate {
  private let month: Int
  private let day: Int
  private let yearsBefore: Int

  /// Reads a date of the table: a month's name, a day, and `y` or `y-N`.
  init?(_ text: JSONValue?) {
    let words = text?.string?.split(separator: " ") ?? []
    guard words.count == 3, let month = DateText.monthNames.firstIndex(of: String(words[0])),
      let day = Int(words[1].dropLast()), let years = Int("0" + words[2].dropFirst(2))
    else { return nil }
    self.month = month + 1
    self.day = day
    yearsBefore = years
  }

  /// Returns the day for a year of graduation; nil beyond the range of dates.
  func localDay(graduationYear: Double) -> LocalDay? {
    LocalDay(yearOfDate: graduationYear - Double(yearsBefore), month: month, day: day)
  }
}
