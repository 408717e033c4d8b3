import CompassRules
import Testing

@Suite("Division recommendations")
struct DivisionRecommendationTests {
  private func divisions(_ current: String?, _ score: Double?) -> [Division] {
    DivisionRecommendation(
      storedDivision: current, fitScore: score, source: .specification
    ).divisions
  }

  @Test("A weak fit suggests two divisions below, a moderate one the next")
  func steps() {
    #expect(divisions("D1", 49.9) == [.d2, .d3])
    #expect(divisions("D2", 0) == [.d3, .naia])
    #expect(divisions("D3", -1) == [.naia])
    #expect(divisions("D1", 50) == [.d2])
    #expect(divisions("D2", 69.9) == [.d3])
    #expect(divisions("D3", 50) == [])
  }

  @Test("From 70 on, and without a score or a division, there is nothing to suggest")
  func none() {
    for current in ["D1", "D2", "D3", nil] {
      for score in [70.0, 100, nil] { #expect(divisions(current, score) == []) }
    }
    #expect(divisions(nil, 10) == [] && divisions("", 10) == [])
  }

  @Test("Below NAIA and JUCO there is nothing")
  func lastSteps() {
    #expect(divisions("NAIA", 10) == [] && divisions("JUCO", 10) == [])
  }

  @Test("The division is read in any case, but not trimmed and in no other spelling")
  func spelling() {
    #expect(divisions("d1", 10) == [.d2, .d3])
    for text in [" D1", "D1 ", "Division 1", "D4", "Ｄ1"] { #expect(divisions(text, 10) == []) }
  }

  @Test(
    "School Detail Appendix C: the messages, and the web app's longer ones",
    arguments: [
      (
        "D1", 10,
        "Based on your current profile, you might have stronger opportunities at D2 or D3 programs.",
        "Based on your current profile, you might have stronger opportunities at D2 or D3 programs. "
          + "Consider building your recruitment profile for these divisions as well."
      ),
      (
        "D2", 10,
        "Based on your current profile, you might have stronger opportunities at D3 or NAIA "
          + "programs.",
        "Based on your current profile, you might have stronger opportunities at D3 or NAIA "
          + "programs. Consider broadening your college search to include these divisions."
      ),
      (
        "D3", 10, "Consider also exploring NAIA programs which may be a better fit.",
        "Consider also exploring NAIA programs which may be a better fit for your current profile."
      ),
      (
        "D1", 60,
        "While this is a solid reach school, consider adding D2 programs for more realistic "
          + "opportunities.",
        "While this is a solid reach school, consider adding D2 programs to your list for more "
          + "realistic opportunities."
      ),
      (
        "D2", 69.9,
        "While this is a solid reach school, consider adding D3 programs for more realistic "
          + "opportunities.",
        "While this is a solid reach school, consider adding D3 programs to your list for more "
          + "realistic opportunities."
      ),
    ] as [(String, Double, String, String)])
  func messages(division: String, score: Double, specified: String, onTheWeb: String) {
    let advice = DivisionRecommendation(
      storedDivision: division, fitScore: score, source: .specification)
    #expect(advice.suggestsOthers && advice.message == specified)
    let web = DivisionRecommendation(
      storedDivision: division, fitScore: score, source: .web)
    #expect(web.divisions == advice.divisions && web.message == onTheWeb)
  }

  @Test("Without divisions there is no message", arguments: RuleSource.allCases)
  func noMessage(source: RuleSource) {
    for (division, score) in [("D1", 90.0), ("D3", 60), ("NAIA", 10)] {
      let advice = DivisionRecommendation(
        storedDivision: division, fitScore: score, source: source)
      #expect(!advice.suggestsOthers && advice.message.isEmpty)
    }
  }

  @Test("A division of the app needs no text, and none has no recommendation")
  func typed() {
    #expect(DivisionRecommendation(currentDivision: .d1, fitScore: 62).divisions == [.d2])
    #expect(!DivisionRecommendation(currentDivision: nil, fitScore: 62).suggestsOthers)
    #expect("\(DivisionRecommendation(currentDivision: .d1, fitScore: 62).divisions)" == "[D2]")
  }
}
