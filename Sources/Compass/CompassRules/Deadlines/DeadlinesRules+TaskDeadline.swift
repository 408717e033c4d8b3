extension DeadlinesRules {
  /// Returns the day of a task's deadline: the first of a month, `YYYY-MM-01`.
  ///
  /// Restates `task.deadline`. Since 2026-08. The months are counted back from June of the
  /// graduation year, so 0 is June 1 of that year, 6 is December 1 of the year before, and a negative
  /// offset is later. Fractions are dropped.
  ///
  /// - Parameters:
  ///   - graduationYear: the year; nil gives nil.
  ///   - offsetMonths: the months before; nil gives nil.
  /// - Returns: nil also for NaN and numbers beyond 200,000 in size.
  public func taskDeadline(graduationYear: Double?, offsetMonths: Double?) -> String? {
    guard let graduationYear, let offsetMonths, graduationYear.magnitude <= 200_000,
      offsetMonths.magnitude <= 200_000
    else { return nil }
    return LocalDay(year: Int(graduationYear), month: 6 - Int(offsetMonths), day: 1).description
  }
}
