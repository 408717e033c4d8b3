/// A day of a year that is counted back from an athlete's graduation, such as "June 15, y-2".
struct GraduationDate {
  let month: Int
  let day: Int
  let yearsBefore: Int

  /// Returns the day for a year of graduation; nil beyond the range of dates.
  func localDay(graduationYear: Double) -> LocalDay? {
    LocalDay(yearOfDate: graduationYear - Double(yearsBefore), month: month, day: day)
  }
}
