import CompassRules
import Testing

@Suite("The athletic dimension")
struct AthleticFitTests {
  /// The points that every athlete gets: those of a coach whose interest isn't given.
  private let base = 2

  @Test("Nothing given leaves the 2 points of a low interest, and one that isn't set none")
  func nothing() {
    #expect(Abolished.AthleticFit().points == base)
    #expect(Abolished.AthleticFit(coachInterest: .low).points == base)
    #expect(Abolished.AthleticFit(coachInterest: .notSet).points == 0)
  }

  @Test("The coach's interest gives 6 or 10")
  func interest() {
    #expect(Abolished.AthleticFit(coachInterest: .medium).points == 6)
    #expect(Abolished.AthleticFit(coachInterest: .high).points == 10)
  }

  @Test(
    "A needed position gives 10, one of its group 7, another 3",
    arguments: [
      ("SS", ["SS"], 10), ("RHP", ["LHP", "RHP"], 10), ("OF", ["CF/OF", "C"], 7),
      ("LOF", ["OF"], 7), ("LOF", ["CF/OF"], 7), ("MIF", ["IF"], 7), ("SS", ["IF"], 3),
      ("RHP", ["LHP"], 3), ("OF", ["IF"], 3), ("of", ["OF"], 3), ("SS", [""], 3),
    ])
  func position(position: String, needs: [String], points: Int) {
    #expect(
      Abolished.AthleticFit(position: position, schoolPositionNeeds: needs).points == base + points)
  }

  @Test("Without a position or without needs there is nothing to compare")
  func noPosition() {
    #expect(Abolished.AthleticFit(position: "SS").points == base)
    #expect(Abolished.AthleticFit(position: "", schoolPositionNeeds: [""]).points == base)
    #expect(Abolished.AthleticFit(schoolPositionNeeds: ["SS"]).points == base)
  }

  @Test(
    "Height and weight must both lie in a build's range",
    arguments: [
      (69.0, 180.0, 8), (76, 220, 8), (68.9, 200, 5), (76.1, 200, 5), (72, 179.9, 5),
      (72, 220.1, 5), (67, 160, 5), (78, 240, 5), (66.9, 200, 2), (78.1, 200, 2), (72, 159, 2),
      (72, 240.1, 2),
    ])
  func build(height: Double, weight: Double, points: Int) {
    #expect(Abolished.AthleticFit(height: height, weight: weight).points == base + points)
  }

  @Test("Half a build, or a 0 in it, counts for nothing")
  func halfBuild() {
    #expect(Abolished.AthleticFit(height: 72).points == base)
    #expect(Abolished.AthleticFit(weight: 200).points == base)
    #expect(Abolished.AthleticFit(height: 72, weight: 0).points == base)
    #expect(Abolished.AthleticFit(height: .nan, weight: 200).points == base)
  }

  @Test(
    "Velocity",
    arguments: [
      (88.0, 10), (87.9, 8), (85, 8), (84.9, 5), (82, 5), (81.9, 2), (-5, 2), (0, 0), (.nan, 0),
    ])
  func velocity(velocity: Double, points: Int) {
    #expect(Abolished.AthleticFit(velocity: velocity).points == base + points)
  }

  @Test("The best athlete has 38 of 40 points")
  func best() {
    let best = Abolished.AthleticFit(
      position: "SS", height: 72, weight: 200, velocity: 90, schoolPositionNeeds: ["SS"],
      coachInterest: .high)
    #expect(best.points == 38)
  }
}
