import CompassRules
import Testing

@Suite("The balance of a list of schools")
struct SchoolPortfolioTests {
  private func portfolio(_ tiers: FitTier...) -> Abolished.SchoolPortfolio {
    Abolished.SchoolPortfolio(tiers.map { .init(tier: $0) })
  }

  private let safety = "Add at least 2-3 safety schools to ensure you have options."
  private let match = "Consider adding match schools where you have a realistic chance."
  private let balance =
    "You have more reach schools than match and safety combined. Balance your list."
  private let more = "Consider adding more schools to diversify your options."

  @Test("An empty list is not started")
  func empty() {
    let portfolio = Abolished.SchoolPortfolio([])
    #expect(portfolio.status == .notStarted && portfolio.total == 0)
    #expect(
      portfolio.warnings
        == ["You haven't added any schools yet. Start building your college list!"])
  }

  @Test("A stored tier wins over the score; without one the score decides")
  func tiers() {
    let portfolio = Abolished.SchoolPortfolio([
      .init(tier: .safety, score: 0), .init(tier: .reach, score: 90), .init(score: 70),
      .init(score: 69.9), .init(score: 49.9), .init(),
    ])
    #expect(portfolio.safeties == 1 && portfolio.reaches == 2)
    #expect(portfolio.matches == 1 && portfolio.unlikelies == 2)
    #expect(portfolio.total == 6)
  }

  @Test("A stored word that isn't a tier counts only in the total, an empty one not at all")
  func otherTiers() {
    var school = Abolished.SchoolPortfolio.School(score: 90)
    school.tier = "Match"
    let other = Abolished.SchoolPortfolio([school, .init(storedTier: "", score: 90)])
    #expect(other.matches == 1 && other.total == 2)
    let all = Abolished.SchoolPortfolio(Array(repeating: school, count: 5))
    #expect(all.total == 5 && all.status == .needsAttention && all.warnings == [safety, match])
  }

  @Test("Five schools, a safety, a match and no more reaches than both are healthy")
  func healthy() {
    let list = portfolio(.safety, .match, .reach, .reach, .unlikely)
    #expect(list.status == .healthy && list.warnings.isEmpty)
  }

  @Test("Each fault has its warning, in a fixed order")
  func warnings() {
    #expect(portfolio(.match, .match, .match, .match, .match).warnings == [safety])
    #expect(portfolio(.safety, .safety, .safety, .safety, .safety).warnings == [match])
    #expect(portfolio(.safety, .match, .reach, .reach, .reach).warnings == [balance])
    #expect(portfolio(.safety, .match, .reach, .reach).warnings == [more])
    #expect(portfolio(.reach).warnings == [safety, match, balance, more])
    #expect(portfolio(.reach).status == .needsAttention)
  }
}
