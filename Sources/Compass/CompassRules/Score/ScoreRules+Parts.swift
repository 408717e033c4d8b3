internal import JSPrimitives

extension ScoreRules {
  private static let recency = PointTable.atMost(
    [(7, 100), (14, 80), (21, 60), (30, 40)], otherwise: 0)
  private static let grades = PointTable.atLeast(
    [(3.5, 40), (3, 30), (2.5, 20), (2, 10)], otherwise: 0)
  private static let satScores = PointTable.atLeast(
    [(1200, 30), (1000, 20), (900, 10)], otherwise: 0)
  private static let actScores = PointTable.atLeast(
    [(28, 30), (24, 20), (20, 10)], otherwise: 0)
  private static let interest: [JSText: Double] = ["high": 100, "medium": 60, "low": 20]
  private static let eligibility: [JSText: Double] = ["registered": 30, "pending": 15]

  /// Returns the share of required tasks that are completed, in percent; 0 if none is required.
  ///
  /// Restates `score.taskCompletion`. An id that is required twice counts twice; one that is
  /// completed twice counts once.
  public static func taskCompletion(
    completed: [String], required: [String]
  ) -> Double {
    guard !required.isEmpty else { return 0 }
    let completed = Set(completed.map(\.jsText))
    return Double(required.count { completed.contains($0.jsText) }) / Double(required.count) * 100
  }

  /// Returns the points for the days since the last interaction: 100 up to 7, 80 up to 14, 60 up to
  /// 21, 40 up to 30, else 0.
  ///
  /// Restates `score.interactionFrequency`. A day in the future has 100 points too, NaN none.
  ///
  /// - Parameters:
  ///   - lastInteraction: the date as stored; nil and an empty text give 0. It is not read.
  ///   - daysSince: the days since then.
  ///   - schoolCount: the schools on the athlete's list; 0 gives 0.
  public static func interactionFrequency(
    lastInteraction: String?, daysSince: Double, schoolCount: Double
  ) -> Double {
    guard lastInteraction.jsText.nonempty != nil, schoolCount != 0 else { return 0 }
    return Double(Self.recency.points(for: daysSince))
  }

  /// Returns the points for the interest of coaches, at most 100.
  ///
  /// Restates `score.coachInterest`. It is the mean of 100 for each `high`, 60 for each `medium` and
  /// 20 for each `low`, plus 5 for each priority school with interest, 10 at most. Any other word
  /// counts as 0. Without interest the result is 0, whatever the priority schools. A negative count
  /// takes points away, below 0 too.
  public static func coachInterest(
    _ levels: [String], prioritySchoolCount: Double = 0
  ) -> Double {
    guard !levels.isEmpty else { return 0 }
    let sum = levels.reduce(0) { $0 + (Self.interest[$1.jsText] ?? 0) }
    return min(100, sum / Double(levels.count) + min(10, prioritySchoolCount * 5))
  }

  /// Returns the points for academics: up to 40 for grades, 30 for tests and 30 for eligibility.
  ///
  /// Restates `score.academicStanding`. A grade point average has 40 points from 3.5, 30 from 3, 20
  /// from 2.5 and 10 from 2. An SAT score has 30 from 1200, 20 from 1000 and 10 from 900. An ACT
  /// score counts only without an SAT score: 30 from 28, 20 from 24 and 10 from 20. A score of 0 is
  /// no score. The eligibility `registered` has 30 points, `pending` 15, any other word 0.
  public static func academicStanding(
    gpa: Double?, sat: Double?, act: Double?, eligibility: String
  ) -> Double {
    let tests =
      sat.nonzero.map { Self.satScores.points(for: $0) }
      ?? act.nonzero.map { Self.actScores.points(for: $0) } ?? 0
    let points = Self.grades.points(for: gpa ?? .nan) + tests
    return Double(points) + (Self.eligibility[eligibility.jsText] ?? 0)
  }
}
