import CompassValidation
import Testing

/// docs/twins.md, "Personal fit".
@Suite("Twins: personal fit")
struct FitTwinTests {
  @Test("Empty states, no students and no tuition are unknown")
  func unknown() {
    let signals = FitRules.personalSignals(
      of: .init(homeState: "", campusSize: "small", costSensitivity: "high"),
      at: .init(state: "", students: 0, outOfStateTuition: 0))
    #expect(signals.location.strength == .unknown && signals.location.value == nil)
    #expect(signals.campusSize.strength == .unknown && signals.campusSize.value == nil)
    #expect(signals.cost.strength == .unknown && signals.cost.value == nil)
    #expect(signals.availableSignals == 0)
  }

  @Test("A tuition keeps its cents")
  func tuition() {
    let cost = FitRules.personalSignals(
      of: .init(costSensitivity: "high"), at: .init(outOfStateTuition: 15000.5)
    ).cost
    #expect(cost.value == "$15,000.5/yr" && cost.strength == .strong)
  }

  @Test("A word that is not stored is named, where the web app takes it for another one")
  func words() {
    let athlete = FitRules.PersonalWishes(campusSize: "Medium", costSensitivity: "High")
    let school = FitRules.CampusFacts(students: 10_000, outOfStateTuition: 15000.5)
    let signals = FitRules.personalSignals(of: athlete, at: school)
    #expect(signals.campusSize.strength == .unknown && signals.cost.strength == .unknown)
    #expect(
      signals.cost.explanation
        == #""High" is no cost sensitivity; expected one of "high", "medium", "low"."#)
    let web = FitRules.webSignals(of: athlete, at: school)
    #expect(web.campusSize.strength == .stretch && web.cost.strength == .strong)
    #expect(web.cost.explanation == "Cost is not a primary concern in your college search.")
  }
}
