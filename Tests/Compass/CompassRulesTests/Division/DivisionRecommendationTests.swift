import CompassRules
import Testing

@Suite("Division recommendations")
struct DivisionRecommendationTests {
  private func divisions(_ current: String?, _ score: Double?) -> [Division] {
    DivisionRecommendation(currentDivision: current, fitScore: score).divisions
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

  @Test("The message names the divisions; without any it is empty")
  func messages() {
    let weak = DivisionRecommendation(currentDivision: "D3", fitScore: 10)
    #expect(weak.suggestsOthers)
    #expect(
      weak.message == "Consider also exploring NAIA programs which may be a better fit for your "
        + "current profile.")
    let moderate = DivisionRecommendation(currentDivision: "D1", fitScore: 60)
    #expect(
      moderate.message == "While this is a solid reach school, consider adding D2 programs to "
        + "your list for more realistic opportunities.")
    let good = DivisionRecommendation(currentDivision: "D1", fitScore: 90)
    #expect(!good.suggestsOthers && good.message.isEmpty)
  }
}
