import CompassRules
import Testing

@Suite("Parts of the progress score")
struct ScorePartsTests {
  private let rules = ScoreRules.self

  @Test("Repeated ids count when required, not when completed")
  func tasks() {
    #expect(rules.taskCompletion(completed: ["a"], required: ["a", "a", "b"]) == 2.0 / 3 * 100)
    #expect(rules.taskCompletion(completed: ["a", "a"], required: ["a", "b"]) == 50)
    #expect(rules.taskCompletion(completed: ["x"], required: ["a"]) == 0)
    #expect(rules.taskCompletion(completed: ["a"], required: []) == 0)
  }

  @Test(
    "Points by days since the last interaction",
    arguments: [
      (-1, 100), (7, 100), (7.01, 80), (14, 80), (14.01, 60), (21, 60), (21.01, 40), (30, 40),
      (30.01, 0), (.infinity, 0), (.nan, 0),
    ] as [(Double, Double)])
  func frequency(days: Double, points: Double) {
    #expect(
      rules.interactionFrequency(lastInteraction: "any", daysSince: days, schoolCount: 1) == points)
  }

  @Test("No interaction or no school has no points")
  func noInteraction() {
    let none: String? = nil
    #expect(rules.interactionFrequency(lastInteraction: none, daysSince: 1, schoolCount: 1) == 0)
    #expect(rules.interactionFrequency(lastInteraction: "", daysSince: 1, schoolCount: 1) == 0)
    #expect(rules.interactionFrequency(lastInteraction: "x", daysSince: 1, schoolCount: 0) == 0)
    #expect(rules.interactionFrequency(lastInteraction: "x", daysSince: 1, schoolCount: -0.0) == 0)
    #expect(rules.interactionFrequency(lastInteraction: "x", daysSince: 1, schoolCount: -1) == 100)
  }

  @Test("Interest is a mean, with up to 10 points for priority schools")
  func interest() {
    #expect(rules.coachInterest(["high", "medium", "low"]) == 60)
    #expect(rules.coachInterest(["medium", "High"]) == 30)
    #expect(rules.coachInterest(["low"], prioritySchoolCount: 1) == 25)
    #expect(rules.coachInterest(["low"], prioritySchoolCount: 2) == 30)
    #expect(rules.coachInterest(["low"], prioritySchoolCount: 3) == 30)
    #expect(rules.coachInterest(["high"], prioritySchoolCount: 1) == 100)
    #expect(rules.coachInterest(["other"], prioritySchoolCount: -1) == -5)
    let none: [String] = []
    #expect(rules.coachInterest(none, prioritySchoolCount: 3) == 0)
  }

  private func academics(
    _ gpa: Double?, sat: Double? = nil, act: Double? = nil, _ eligibility: String = ""
  ) -> Double {
    rules.academicStanding(gpa: gpa, sat: sat, act: act, eligibility: eligibility)
  }

  @Test(
    "Points for grades",
    arguments: [
      (3.5, 40), (3.49, 30), (3, 30), (2.99, 20), (2.5, 20), (2.49, 10), (2, 10), (1.99, 0),
      (-1, 0), (.nan, 0), (nil, 0),
    ] as [(Double?, Double)])
  func grades(gpa: Double?, points: Double) {
    #expect(academics(gpa) == points)
  }

  @Test(
    "Points for tests; the ACT counts without an SAT score",
    arguments: [
      (1200, nil, 30), (1199, nil, 20), (1000, nil, 20), (999, nil, 10), (900, nil, 10),
      (899, 36, 0), (0, 36, 30), (.nan, 28, 30), (nil, 28, 30), (nil, 27, 20), (nil, 24, 20),
      (nil, 23, 10), (nil, 20, 10), (nil, 19, 0), (nil, nil, 0),
    ] as [(Double?, Double?, Double)])
  func tests(sat: Double?, act: Double?, points: Double) {
    #expect(academics(nil, sat: sat, act: act) == points)
  }

  @Test("Points for eligibility")
  func eligibility() {
    #expect(academics(nil, "registered") == 30)
    #expect(academics(nil, "pending") == 15)
    #expect(academics(nil, "not_started") == 0)
    #expect(academics(nil, "Registered") == 0)
    #expect(academics(4, sat: 1600, "registered") == 100)
  }
}
