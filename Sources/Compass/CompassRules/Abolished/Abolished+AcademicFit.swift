internal import JSPrimitives

extension Abolished {
  /// An athlete's grades, test scores and major compared with a school's.
  ///
  /// Restates the academic part of the web app's `useFitScore`, worth 25 points: grades 10, one test
  /// 8, the major 5, and 2 that everyone gets. A number that is 0 counts as unknown.
  ///
  /// Abolished at 2026-08: the dimension gives no points any more. `FitRules.academicSignals(of:at:)`
  /// compares the test scores instead.
  public struct AcademicFit: Sendable, Hashable {
    /// The athlete's grade point average.
    public var gpa: Double?
    /// The athlete's SAT score.
    public var sat: Double?
    /// The athlete's ACT score.
    public var act: Double?
    /// The average grade point average at the school.
    public var schoolAverageGPA: Double?
    /// The average SAT score at the school.
    public var schoolAverageSAT: Double?
    /// The average ACT score at the school.
    public var schoolAverageACT: Double?
    /// The major that the athlete wants.
    public var targetMajor: String?
    /// The majors that the school offers; nil or empty if unknown.
    public var schoolMajors: [String]?

    /// Creates a comparison; nil is unknown.
    public init(
      gpa: Double? = nil, sat: Double? = nil, act: Double? = nil,
      schoolAverageGPA: Double? = nil, schoolAverageSAT: Double? = nil,
      schoolAverageACT: Double? = nil, targetMajor: String? = nil, schoolMajors: [String]? = nil
    ) {
      self.gpa = gpa
      self.sat = sat
      self.act = act
      self.schoolAverageGPA = schoolAverageGPA
      self.schoolAverageSAT = schoolAverageSAT
      self.schoolAverageACT = schoolAverageACT
      self.targetMajor = targetMajor
      self.schoolMajors = schoolMajors
    }

    /// The points of the dimension, 2 to 25.
    public var points: Int { 2 + gradePoints + testPoints + majorPoints }

    private static let gradesAlone = PointTable.atLeast(
      [(3.5, 9), (3.0, 7), (2.5, 5)], otherwise: 2)

    /// Grades are compared with the school's average, or graded on their own if it is unknown.
    private var gradePoints: Int {
      guard let gpa = gpa.nonzero else { return 0 }
      guard let average = schoolAverageGPA.nonzero else { return Self.gradesAlone.points(for: gpa) }
      return Self.nearness(
        gpa, to: average, allowing: [(0.2, points: 10), (0.5, points: 8), (1, points: 5)])
    }

    /// The SAT counts if both sides have it, otherwise the ACT if both have that. The better of the
    /// two isn't chosen.
    private var testPoints: Int {
      if let sat = sat.nonzero, let average = schoolAverageSAT.nonzero {
        return Self.nearness(sat, to: average, allowing: [(50, points: 8), (150, points: 5)])
      }
      if let act = act.nonzero, let average = schoolAverageACT.nonzero {
        return Self.nearness(act, to: average, allowing: [(2, points: 8), (4, points: 5)])
      }
      return 0
    }

    /// 5 if the name of a major contains the target, ignoring case; 2 if none does; 0 if either side
    /// is unknown.
    private var majorPoints: Int {
      guard let target = targetMajor.jsText.nonempty, let majors = schoolMajors?.jsTexts,
        !majors.isEmpty
      else {
        return 0
      }
      let wanted = target.lowercased()
      return majors.contains { $0.lowercased().contains(wanted) } ? 5 : 2
    }

    /// Returns the points for falling short of an average by at most an allowance; 2 beyond every
    /// allowance.
    ///
    /// The web app subtracts first and compares the difference, rounding included: in binary 3.3 -
    /// 3.5 is below -0.2, so it exceeds the allowance of 0.2, while 2.7 - 2.9 does not.
    private static func nearness(
      _ value: Double, to average: Double, allowing allowances: [(Double, points: Int)]
    ) -> Int {
      PointTable.atLeast(allowances.map { (-$0.0, $0.points) }, otherwise: 2)
        .points(for: value - average)
    }
  }
}
