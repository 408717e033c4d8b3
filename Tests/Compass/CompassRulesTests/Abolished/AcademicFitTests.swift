import CompassRules
import Testing

@Suite("The academic dimension")
struct AcademicFitTests {
  /// The points that every athlete gets.
  private let base = 2

  @Test("Nothing known leaves 2 points; everything at its best gives 25")
  func bounds() {
    #expect(Abolished.AcademicFit().points == base)
    let best = Abolished.AcademicFit(
      gpa: 4, sat: 1600, schoolAverageGPA: 3, schoolAverageSAT: 1000, targetMajor: "Art",
      schoolMajors: ["Art"])
    #expect(best.points == 25)
  }

  @Test(
    "Grades next to the school's average",
    arguments: [
      (4.5, 3.5, 10), (3.5, 3.5, 10), (3.4, 3.5, 10), (3.5, 3.62, 10), (3.31, 3.5, 10),
      (3.29, 3.5, 8), (3.0, 3.5, 8), (2.9, 3.5, 5), (2.5, 3.5, 5), (2.4, 3.5, 2), (0, 3.5, 0),
    ])
  func grades(gpa: Double, average: Double, points: Int) {
    #expect(Abolished.AcademicFit(gpa: gpa, schoolAverageGPA: average).points == base + points)
  }

  /// The recorded pairs whose exact distance is the allowance, on both sides of it in binary.
  @Test(
    "The binary difference of the grades decides at an allowance",
    arguments: [
      (2.7, 2.9, 10), (3.3, 3.5, 8), (3.5, 3.7, 8), (3.8, 4, 8), (2.7, 3.2, 8), (2.6, 3.6, 5),
    ])
  func gradesAtAnAllowance(gpa: Double, average: Double, points: Int) {
    #expect(Abolished.AcademicFit(gpa: gpa, schoolAverageGPA: average).points == base + points)
  }

  @Test(
    "Grades alone, where the average is unknown or 0",
    arguments: [(3.5, 9), (3.4, 7), (3.0, 7), (2.9, 5), (2.5, 5), (2.4, 2), (0, 0)])
  func gradesAlone(gpa: Double, points: Int) {
    #expect(Abolished.AcademicFit(gpa: gpa).points == base + points)
    #expect(Abolished.AcademicFit(gpa: gpa, schoolAverageGPA: 0).points == base + points)
  }

  @Test(
    "The SAT next to the school's average",
    arguments: [(1600.0, 8), (1150, 8), (1149, 5), (1050, 5), (1049, 2), (0, 0)])
  func sat(sat: Double, points: Int) {
    #expect(Abolished.AcademicFit(sat: sat, schoolAverageSAT: 1200).points == base + points)
  }

  @Test(
    "The ACT next to the school's average",
    arguments: [(36.0, 8), (23, 8), (22.9, 5), (21, 5), (20.9, 2), (0, 0)])
  func act(act: Double, points: Int) {
    #expect(Abolished.AcademicFit(act: act, schoolAverageACT: 25).points == base + points)
  }

  @Test("The ACT counts only if the SAT can't be compared")
  func bothTests() {
    var fit = Abolished.AcademicFit(
      sat: 1049, act: 36, schoolAverageSAT: 1200, schoolAverageACT: 25)
    #expect(fit.points == base + 2)
    fit.schoolAverageSAT = nil
    #expect(fit.points == base + 8)
  }

  @Test(
    "A major whose name holds the target, in any case, gives 5",
    arguments: [
      ("Biology", ["Biology"], 5), ("BIO", ["Art", "Marine Biology"], 5),
      ("Biology", ["Bio"], 2), ("Straße", ["STRASSE"], 2), ("İstanbul", ["İSTANBUL Studies"], 5),
      ("ΒΙΟΣ", ["βιος"], 5), ("ΒΙΟΣ", ["βιοσ"], 2), ("e\u{301}tudes", ["\u{E9}tudes"], 2),
    ])
  func majors(target: String, majors: [String], points: Int) {
    #expect(
      Abolished.AcademicFit(targetMajor: target, schoolMajors: majors).points == base + points)
  }

  @Test("Without a target or without majors there is nothing to compare")
  func noMajors() {
    #expect(Abolished.AcademicFit(targetMajor: "Biology").points == base)
    #expect(Abolished.AcademicFit(targetMajor: "Biology", schoolMajors: []).points == base)
    #expect(Abolished.AcademicFit(targetMajor: "", schoolMajors: ["Biology"]).points == base)
  }
}
