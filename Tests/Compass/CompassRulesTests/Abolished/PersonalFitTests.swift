import CompassRules
import Testing

@Suite("The personal dimension")
struct PersonalFitTests {
  /// The points when nothing is known: 3 for the size, 3 for the cost, 1 for the major.
  private let base = 7

  @Test("Nothing known gives 7 points; everything at its best 15")
  func bounds() {
    #expect(Abolished.PersonalFit().points == base)
    let best = Abolished.PersonalFit(
      state: "GA", schoolState: "GA", campusSize: .medium, schoolEnrollment: 15000,
      costSensitivity: .low, schoolCost: 1, isPrioritySchool: true, majorStrength: 9)
    #expect(best.points == 15)
  }

  @Test("The same state gives 4 points, another 1, an unknown one none")
  func state() {
    #expect(Abolished.PersonalFit(state: "GA", schoolState: "GA").points == base + 4)
    #expect(Abolished.PersonalFit(state: "GA", schoolState: "TX").points == base + 1)
    #expect(Abolished.PersonalFit(state: "ga", schoolState: "GA").points == base + 1)
    #expect(Abolished.PersonalFit(state: "", schoolState: "").points == base)
    #expect(Abolished.PersonalFit(state: "GA").points == base)
  }

  @Test(
    "A campus of another size than preferred costs 2 points",
    arguments: [
      (CampusSize.small, 2000.0...8000.0), (.medium, 10000...20000), (.large, 15000...35000),
    ])
  func campus(size: CampusSize, enrollments: ClosedRange<Double>) {
    for (enrollment, points) in [
      (enrollments.lowerBound, base), (enrollments.upperBound, base),
      (enrollments.lowerBound - 1, base - 2), (enrollments.upperBound + 1, base - 2),
      (0, base - 2),
    ] {
      #expect(
        Abolished.PersonalFit(campusSize: size, schoolEnrollment: enrollment).points == points)
    }
  }

  @Test(
    "A missing preference is medium, a missing enrollment 10,000",
    arguments: [
      (CampusSize?.none, Double?.none, 3), (.small, nil, 1), (.medium, nil, 3), (.large, nil, 1),
      (nil, 9_999, 1), (nil, 10_000, 3), (nil, 20_000, 3), (nil, 20_001, 1), (nil, 0, 1),
    ])
  func campusDefaults(size: CampusSize?, enrollment: Double?, points: Int) {
    #expect(
      Abolished.PersonalFit(campusSize: size, schoolEnrollment: enrollment).points == base - 3
        + points)
  }

  @Test(
    "Cost weighs as much as the athlete is sensitive to it",
    arguments: [
      (CostSensitivity.high, 20000.0, 4), (.high, 20000.01, 2), (.high, 35000, 2),
      (.high, 35001, 0), (.medium, 30000, 3), (.medium, 30001, 2), (.medium, 45000, 2),
      (.medium, 45001, 1), (.low, 0, 4), (.low, 90000, 4),
    ])
  func cost(sensitivity: CostSensitivity, cost: Double, points: Int) {
    #expect(
      Abolished.PersonalFit(costSensitivity: sensitivity, schoolCost: cost).points == base - 3
        + points)
  }

  @Test(
    "A missing sensitivity is medium, a missing cost 30,000",
    arguments: [
      (CostSensitivity?.none, Double?.none, 3), (.high, nil, 2), (.medium, nil, 3), (.low, nil, 4),
      (nil, 30_000, 3), (nil, 30_000.01, 2), (nil, 45_000, 2), (nil, 45_001, 1), (nil, 0, 3),
    ])
  func costDefaults(sensitivity: CostSensitivity?, cost: Double?, points: Int) {
    #expect(
      Abolished.PersonalFit(costSensitivity: sensitivity, schoolCost: cost).points == base - 3
        + points)
  }

  @Test("A priority school gives 2 points; not being one costs none")
  func priority() {
    #expect(Abolished.PersonalFit(isPrioritySchool: true).points == base + 2)
    #expect(Abolished.PersonalFit(isPrioritySchool: false).points == base)
  }

  @Test(
    "The strength of the major; unknown counts as fair, 0 as weak",
    arguments: [(0.0, 0), (3.9, 0), (4, 1), (6.9, 1), (7, 2), (10, 2)])
  func major(strength: Double, points: Int) {
    #expect(Abolished.PersonalFit(majorStrength: strength).points == base - 1 + points)
  }
}
