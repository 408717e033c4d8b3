import CompassValidation
import Testing

/// docs/twins.md, "Grades" and "Ages".
@Suite("Twins: grades and ages")
struct GradesAndAgesTwinTests {
  @Test("The school year turns on July 1")
  func schoolYear() {
    let august = Moments.at("2026-08-01T12:00:00Z")
    #expect(GradeRules.currentGrade(graduationYear: 2028, on: august, clock: .utc) == 11)
    let june = Moments.at("2026-06-30T12:00:00Z")
    #expect(GradeRules.currentGrade(graduationYear: 2028, on: june, clock: .utc) == 10)
  }

  @Test("A form offers six years")
  func years() {
    let now = Moments.at("2026-08-01T12:00:00Z")
    #expect(GradeRules.graduationYears(now: now, clock: .utc) == Array(2026...2031))
  }

  @Test("An age is that of the local day")
  func localDay() {
    // August 21, 23:00 in New York, which is August 22 in UTC.
    let now = Moments.at("2026-08-22T03:00:00Z")
    let birth = "2013-08-22"
    #expect(
      GradeRules.isUnderMinimumAge(dateOfBirth: birth, now: now, clock: Moments.newYork))
    #expect(!GradeRules.isUnderMinimumAge(dateOfBirth: birth, now: now, clock: .utc))
    #expect(
      GradeRules.ageGroup(dateOfBirth: birth, now: now, clock: Moments.newYork) == .underMinimum)
  }

  @Test("A day that its month lacks rolls over, and is no unknown age")
  func rollingDay() {
    let now = Moments.at("2026-02-28T12:00:00Z")
    #expect(GradeRules.isUnderMinimumAge(dateOfBirth: "2013-02-29", now: now, clock: .utc))
    #expect(GradeRules.ageGroup(dateOfBirth: "soon", now: now, clock: .utc) == .unknown)
    #expect(!GradeRules.isUnderMinimumAge(dateOfBirth: "soon", now: now, clock: .utc))
  }
}
