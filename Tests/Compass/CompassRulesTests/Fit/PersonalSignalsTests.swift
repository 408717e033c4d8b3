import CompassRules
import Testing

@Suite("Personal signals")
struct PersonalSignalsTests {
  private let fit = FitRules.self

  private func cost(_ amount: Double?, _ sensitivity: String?) -> FitRules.Signal {
    fit.personalSignals(
      of: FitRules.PersonalWishes(costSensitivity: sensitivity),
      at: FitRules.CampusFacts(outOfStateTuition: amount)
    ).cost
  }

  private func size(_ students: Double?, _ preference: String? = nil) -> FitRules.Signal {
    fit.personalSignals(
      of: FitRules.PersonalWishes(campusSize: preference),
      at: FitRules.CampusFacts(students: students)
    ).campusSize
  }

  private func location(_ home: String?, _ state: String?) -> FitRules.Signal {
    fit.personalSignals(
      of: FitRules.PersonalWishes(homeState: home), at: FitRules.CampusFacts(state: state)
    )
    .location
  }

  @Test("Either state missing or empty leaves the location unknown")
  func missingState() {
    for (home, state) in [(nil, "GA"), ("GA", nil), ("", "GA"), ("GA", ""), ("", "")] {
      let signal = location(home, state)
      #expect(signal.strength == .unknown)
      #expect(signal.value == nil)
      #expect(signal.explanation == "Add your home state to see location fit.")
    }
  }

  @Test("In the web app states are equal as texts, case and spaces included")
  func states() {
    #expect(location("GA", "GA").value == "In-state")
    #expect(location("GA", "GA").strength == .strong)
    for (home, state) in [("ga", "GA"), ("GA ", "GA"), ("Georgia", "GA"), ("é", "e\u{301}")] {
      let web = fit.webSignals(of: .init(homeState: home), at: .init(state: state)).location
      #expect(web.value == "Out-of-state (\(state))")
      #expect(web.strength == .stretch)
    }
  }

  @Test(
    "A school is small below 5,000 students and large above 25,000",
    arguments: [
      (-1.0, "Small (-1 students)"), (4999.5, "Small (4,999.5 students)"),
      (5000, "Medium (5,000 students)"), (25_000, "Medium (25,000 students)"),
      (25_000.5, "Large (25,000.5 students)"), (.infinity, "Large (∞ students)"),
    ])
  func sizes(students: Double, value: String) {
    #expect(size(students).value == value)
    #expect(size(students).strength == .unknown)
    #expect(
      size(students).explanation
        == "Add your campus size preference in your profile to see fit.")
  }

  @Test("No students, 0 and NaN are unknown, whatever the preference")
  func unknownSize() {
    for students in [nil, 0, -0.0, Double.nan] {
      #expect(size(students, "small").strength == .unknown)
      #expect(size(students, "small").value == nil)
      #expect(
        size(students, "small").explanation
          == "Campus size data not available for this school.")
    }
  }

  @Test("The preference must be the size's word")
  func preference() {
    #expect(size(5000, "medium").explanation == "Matches your medium campus preference.")
    #expect(size(5000, "small").explanation == "This is a medium campus; you prefer small.")
    #expect(size(5000, "").strength == .unknown)
  }

  @Test(
    "The limits of a cost depend on the sensitivity",
    arguments: [
      (20_000.0, "high", FitRules.Strength.strong), (20_000.01, "high", .good),
      (35_000, "high", .good),
      (35_000.01, "high", .stretch), (35_000, "medium", .strong), (35_000.01, "medium", .good),
      (55_000, "medium", .good), (55_000.01, "medium", .stretch), (.infinity, "low", .strong),
      (90_000, "HIGH", .unknown), (90_000, "any other text", .unknown), (90_000, "", .unknown),
      (-1, "high", .strong),
    ])
  func costs(amount: Double, sensitivity: String, strength: FitRules.Strength) {
    #expect(cost(amount, sensitivity).strength == strength)
  }

  @Test("A word that is not stored so is an unknown signal that says so; the web app takes it")
  func unknownWords() {
    let athlete = FitRules.PersonalWishes(campusSize: "Medium", costSensitivity: "HIGH")
    let school = FitRules.CampusFacts(students: 20_000, outOfStateTuition: 90_000)
    let signals = fit.personalSignals(of: athlete, at: school)
    #expect(signals.campusSize.strength == .unknown)
    #expect(
      signals.campusSize.explanation
        == #""Medium" is no campus size; expected one of "small", "medium", "large"."#)
    #expect(signals.cost.strength == .unknown && signals.cost.value == "$90,000/yr")
    #expect(
      signals.cost.explanation
        == #""HIGH" is no cost sensitivity; expected one of "high", "medium", "low"."#)
    let web = fit.webSignals(of: athlete, at: school)
    #expect(web.campusSize.strength == .stretch && web.cost.strength == .strong)
  }

  @Test("A cost is grouped and has at most three decimals")
  func costText() {
    #expect(cost(1_234_567.0625, "low").value == "$1,234,567.063/yr")
    #expect(cost(1e21, nil).value == "$1,000,000,000,000,000,000,000/yr")
    #expect(
      cost(1, nil).explanation == "Add your cost sensitivity in your profile to see fit.")
  }

  @Test("Fault: a tuition of 0 for other states hides the other tuition")
  func hiddenTuition() {
    #expect(
      FitRules.CampusFacts(outOfStateTuition: 0, inStateTuition: 60_000).costSignal.value == nil)
    #expect(FitRules.CampusFacts(inStateTuition: 60_000).costSignal.value == "$60,000/yr")
  }

  @Test("Fault: an athlete of the school's state is shown the tuition for other states")
  func tuitionOfOtherStates() {
    let signals = fit.personalSignals(
      of: FitRules.PersonalWishes(homeState: "GA", costSensitivity: "high"),
      at: FitRules.CampusFacts(state: "GA", outOfStateTuition: 40_000, inStateTuition: 10_000))
    #expect(signals.cost.value == "$40,000/yr")
    #expect(signals.cost.strength == .stretch)
    #expect(signals.availableSignals == 2)
  }

  @Test(
    "Trap: a state that isn't two capital letters is unknown, not another state",
    arguments: [("Georgia", "GA"), ("ga", "GA"), ("GA", "Texas"), ("GA ", "GA"), ("é", "e\u{301}")])
  func unknownStates(home: String, school: String) {
    let signals = fit.personalSignals(of: .init(homeState: home), at: .init(state: school))
    let word = home == "GA" ? school : home
    #expect(signals.location.strength == .unknown)
    #expect(signals.location.explanation.hasPrefix("\"\(word)\" is no state"))
    #expect(fit.schoolTile(homeState: home, schoolState: school) == nil)
    let web = fit.webSignals(of: .init(homeState: home), at: .init(state: school))
    #expect(web.location.strength == .stretch)
    #expect(fit.webSchoolTile(homeState: home, schoolState: school) == .stretch)
  }

  @Test("Two equal states are one, whatever they are")
  func equalStates() {
    let signals = fit.personalSignals(
      of: .init(homeState: "Georgia"), at: .init(state: "Georgia"))
    #expect(signals.location.strength == .strong)
    #expect(fit.schoolTile(homeState: "Georgia", schoolState: "Georgia") == .strong)
  }

  @Test("Fault: only the location marks a tile")
  func tile() {
    #expect(fit.schoolTile(homeState: "GA", schoolState: "GA") == .strong)
    #expect(fit.schoolTile(homeState: "TX", schoolState: "GA") == .stretch)
    #expect(fit.schoolTile(homeState: "", schoolState: "GA") == nil)
    #expect(fit.schoolTile(homeState: "GA", schoolState: nil) == nil)
    #expect(fit.schoolTile(homeState: nil, schoolState: "GA") == nil)
  }
}

extension FitRules.CampusFacts {
  fileprivate var costSignal: FitRules.Signal {
    FitRules.personalSignals(
      of: FitRules.PersonalWishes(costSensitivity: "high"), at: self
    ).cost
  }
}
