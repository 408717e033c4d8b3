internal import JSPrimitives

extension DeadlineRules {
  /// Returns the day of a task's deadline: the first of a month, `YYYY-MM-01`.
  ///
  /// Restates `task.deadline`. Since 2026-08. The months are counted back from June of the
  /// graduation year, so 0 is June 1 of that year, 6 is December 1 of the year before, and a negative
  /// offset is later. Nothing is checked or padded but a month of one digit: before the year 0 the months
  /// count backwards, as in `-1--6-01`.
  ///
  /// - Parameters:
  ///   - graduationYear: the year; nil gives nil.
  ///   - offsetMonths: the months before; nil gives nil.
  public static func taskDeadline(graduationYear: Int?, offsetMonths: Int?) -> String? {
    taskDeadline(
      graduationYear: graduationYear.map { Double($0) },
      offsetMonths: offsetMonths.map { Double($0) }
    )
  }

  /// Returns the day for any numbers; fractions stay in the text.
  package static func taskDeadline(graduationYear: Double?, offsetMonths: Double?) -> String? {
    guard let graduationYear, let offsetMonths else { return nil }
    let months = graduationYear * 12 + 5 - offsetMonths
    let year = JSNumber.string((months / 12).rounded(.down))
    let month = JSNumber.string(months.truncatingRemainder(dividingBy: 12) + 1)
    return year + (month.utf8.count < 2 ? "-0" : "-") + month + "-01"
  }
}
