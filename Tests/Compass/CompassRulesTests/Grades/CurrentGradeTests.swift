import CompassRules
import Testing

@Suite("Grades on a date")
struct CurrentGradeTests {
  private let rules = GradeRules.self

  @Test(
    "The school year turns on July 1 of the local calendar; grades are 9 to 12",
    arguments: [
      (2028, 1_782_863_999, 10), (2028, 1_782_864_000, 11), (2040, 1_785_585_600, 9),
      (2020, 1_785_585_600, 12),
    ] as [(Int, Double, Int)])
  func grade(year: Int, seconds: Double, grade: Int) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(rules.currentGrade(graduationYear: year, on: date, clock: .utc) == grade)
  }

  @Test("The clock is the device's unless one is given")
  func deviceClock() {
    let date = Date(timeIntervalSince1970: 1_785_585_600)
    #expect(rules.currentGrade(graduationYear: 2028, on: date) == 11)
  }

  @Test("Any number of a year and any date has a grade")
  func extremes() {
    for year in [Int.min, 0, Int.max] {
      for seconds in [Double.nan, 1e300, -8.64e12, 8.64e12] {
        let date = Date(timeIntervalSince1970: seconds)
        #expect((9...12).contains(rules.currentGrade(graduationYear: year, on: date, clock: .utc)))
      }
    }
  }
}
