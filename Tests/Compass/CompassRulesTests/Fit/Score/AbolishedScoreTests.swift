import CompassRevisions
import CompassRules
import Testing

@Suite("The abolished fit score")
struct AbolishedScoreTests {
  @Test("February scores schools")
  func february() {
    let fit = Rules(.february2026).fit
    #expect(fit.hasScore)
    #expect(fit.score(athletic: 34.5, academic: 20)?.score == 55)
    let compared = fit.score(
      athletic: AthleticFit(), academic: AcademicFit(), opportunity: OpportunityFit(),
      personal: PersonalFit())
    #expect(compared?.score == 25)
    #expect(fit.portfolio(of: [.init(tier: .reach)])?.reaches == 1)
  }

  @Test("Later revisions have neither score nor portfolio")
  func later() {
    for revision in WebRevision.allCases where revision > .february2026 {
      let fit = Rules(revision).fit
      #expect(!fit.hasScore)
      #expect(fit.score(athletic: 34.5) == nil)
      #expect(
        fit.score(
          athletic: AthleticFit(), academic: AcademicFit(), opportunity: OpportunityFit(),
          personal: PersonalFit()) == nil)
      #expect(fit.portfolio(of: []) == nil)
    }
  }
}
