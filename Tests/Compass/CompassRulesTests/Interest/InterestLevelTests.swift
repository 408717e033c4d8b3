import CompassRules
import Testing

@Suite("Interest levels")
struct InterestLevelTests {
  @Test("Each has a heading, a sign and advice")
  func texts() {
    let texts = InterestLevel.allCases.map { "\($0.emoji) \($0.displayName): \($0.advice)" }
    #expect(
      texts == [
        "🔥 High Interest: Coach showing strong signals of genuine interest. Follow up promptly.",
        "⚡ Medium Interest: Coach seems interested but check for personalization. "
          + "Stay in touch regularly.",
        "❄️ Low Interest: Limited signals detected. Consider diversifying your target list.",
        "— Not Set: Answer questions to see coach interest level",
      ])
  }

  @Test("Stored names are the web app's")
  func names() {
    #expect(InterestLevel.allCases.map(\.rawValue) == ["high", "medium", "low", "not_set"])
  }
}
