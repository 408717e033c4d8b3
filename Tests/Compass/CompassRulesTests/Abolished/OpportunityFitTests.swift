import CompassRules
import Testing

@Suite("The opportunity dimension")
struct OpportunityFitTests {
  @Test("Unknown values count as average")
  func nothing() {
    #expect(Abolished.OpportunityFit().points == 14)
  }

  @Test(
    "A full roster leaves less room",
    arguments: [(-10.0, 8), (60, 8), (60.1, 6), (75, 6), (75.1, 4), (90, 4), (90.1, 2), (200, 2)])
  func rosterDepth(depth: Double, points: Int) {
    #expect(
      Abolished.OpportunityFit(rosterDepth: depth, yearsToGraduate: 0).points == points + 5 + 2)
  }

  @Test(
    "Fewer years to graduation are better",
    arguments: [(0.0, 5), (2, 5), (2.5, 4), (3, 4), (3.5, 2), (4, 2), (5, 1)])
  func years(years: Double, points: Int) {
    #expect(
      Abolished.OpportunityFit(rosterDepth: 0, yearsToGraduate: years).points == 8 + points + 2)
  }

  @Test("Scholarships and walk-ons")
  func offers() {
    func points(_ scholarships: Abolished.ScholarshipAvailability?, _ walkOns: Bool?) -> Int {
      Abolished.OpportunityFit(
        rosterDepth: 50, yearsToGraduate: 1, scholarships: scholarships, takesWalkOns: walkOns
      ).points
    }
    #expect(points(.high, true) == 19)
    #expect(points(.high, false) == 17)
    #expect(points(.medium, nil) == 15)
    #expect(points(nil, nil) == 15)
    #expect(points(.low, false) == 14)
  }
}
