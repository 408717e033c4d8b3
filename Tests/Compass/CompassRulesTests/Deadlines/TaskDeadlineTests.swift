import CompassRules
import Testing

@Suite("Deadlines of tasks")
struct TaskDeadlineTests {
  private let rules = Rules(.august2026).deadlines

  @Test(
    "Months are counted back from June",
    arguments: [
      (0, "2028-06-01"), (5, "2028-01-01"), (6, "2027-12-01"), (17, "2027-01-01"),
      (18, "2026-12-01"), (-1, "2028-07-01"), (-6, "2028-12-01"), (-7, "2029-01-01"),
      (0.9, "2028-06-01"),
    ])
  func months(offset: Double, day: String) {
    #expect(rules.taskDeadline(graduationYear: 2028, offsetMonths: offset) == day)
  }

  @Test(
    "Without a year or an offset there is no deadline",
    arguments: [
      (nil, 0), (2028, nil), (nil, nil), (.nan, 0), (2028, .nan), (.infinity, 0), (2028, 1e300),
      (-1e300, 0),
    ] as [(Double?, Double?)])
  func missing(year: Double?, offset: Double?) {
    #expect(rules.taskDeadline(graduationYear: year, offsetMonths: offset) == nil)
  }

  @Test("The largest numbers have a day")
  func largest() {
    for number in [200_000.0, -200_000] {
      #expect(rules.taskDeadline(graduationYear: number, offsetMonths: -number) != nil)
    }
  }
}
