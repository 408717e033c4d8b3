import CompassRules
import Testing

@Suite("Deadlines of tasks")
struct TaskDeadlineTests {
  private let rules = DeadlineRules.self

  @Test(
    "Months are counted back from June",
    arguments: [
      (0, "2028-06-01"), (5, "2028-01-01"), (6, "2027-12-01"), (17, "2027-01-01"),
      (18, "2026-12-01"), (-1, "2028-07-01"), (-6, "2028-12-01"), (-7, "2029-01-01"),
      (0.5, "2028-5.5-01"), (1e300, "-8.333333333333334e+298-01-01"),
    ])
  func months(offset: Double, day: String) {
    #expect(rules.taskDeadline(graduationYear: 2028, offsetMonths: offset) == day)
  }

  @Test(
    "Without a year or an offset there is no deadline",
    arguments: [(nil, 0), (2028, nil), (nil, nil)] as [(Double?, Double?)])
  func missing(year: Double?, offset: Double?) {
    #expect(rules.taskDeadline(graduationYear: year, offsetMonths: offset) == nil)
  }

  @Test("Whole years and months, and tasks that have them")
  func wholeNumbers() {
    let (year, offset): (Int?, Int?) = (2028, 6)
    #expect(rules.taskDeadline(graduationYear: year, offsetMonths: offset) == "2027-12-01")
    var task = DeadlineRules.RecruitingTask(
      id: "a", title: "", category: "", gradeLevel: 11, deadlineOffsetMonths: offset)
    #expect(task.gradeLevel == 11 && task.deadlineOffsetMonths == 6)
    #expect(
      rules.withStatus([task], progress: [], graduationYear: year)[0].task.deadlineDate
        == "2027-12-01")
    task.gradeLevel = nil
    task.deadlineOffsetMonths = 0
    #expect(task.exactGradeLevel == nil && task.exactDeadlineOffsetMonths == 0)
    task.exactGradeLevel = 9.5
    #expect(task.gradeLevel == nil)
  }

  @Test(
    "Years aren't padded, and months before the year 0 count backwards",
    arguments: [
      (999, 0, "999-06-01"), (0, 5, "0-01-01"), (0, 6, "-1-00-01"), (0, 12, "-1--6-01"),
      (-1, 0, "-1--6-01"), (2028.5, 0, "2028-12-01"), (.nan, 0, "NaN-NaN-01"),
      (.infinity, 0, "Infinity-NaN-01"),
    ] as [(Double, Double, String)])
  func odd(year: Double, offset: Double, day: String) {
    #expect(rules.taskDeadline(graduationYear: year, offsetMonths: offset) == day)
  }
}
