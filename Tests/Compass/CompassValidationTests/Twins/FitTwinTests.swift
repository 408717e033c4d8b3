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

  @Test("A sentence has a key and parameters for another language")
  func translations() {
    let signals = FitRules.personalSignals(
      of: .init(homeState: "GA", campusSize: "large", costSensitivity: "high"),
      at: .init(state: "TX", students: 12_500, outOfStateTuition: 15000.5))
    let german = FormMessage.Texts([
      "fit.campusSize": "Größe", "fit.campusSize.medium": "Mittel ({students} Studierende)",
      "fit.campusSize.medium.large": "Mittel statt groß.",
      "fit.location.outOfState": "Nicht in {state}", "fit.cost.perYear": "{dollars} Dollar",
    ])
    #expect(german(signals.campusSize.labelText) == "Größe")
    #expect(signals.campusSize.valueText.map { german($0) } == "Mittel (12500 Studierende)")
    #expect(german(signals.campusSize.explanationText) == "Mittel statt groß.")
    #expect(signals.location.valueText.map { german($0) } == "Nicht in TX")
    #expect(signals.cost.valueText.map { german($0) } == "15000.5 Dollar")
    // Without a translation the English text is shown.
    #expect(german(signals.cost.explanationText) == signals.cost.explanation)
    #expect(signals.cost.explanationText.key == "fit.cost.high.strong")
  }

  @Test("Each key of the signals has one English text, apart from its parameters")
  func keys() {
    var texts: [String: Set<String>] = [:]
    func add(_ message: FormMessage?) {
      guard let message, message.parameters.isEmpty else { return }
      texts[message.key, default: []].insert(message.english)
    }
    let words: [String?] = [nil, "small", "medium", "large", "high", "low", "?"]
    for word in words {
      for amount: Double? in [nil, 4000, 10_000, 30_000, 40_000, 60_000] {
        for state in [nil, "GA", "TX", "?"] {
          let signals = FitRules.personalSignals(
            of: .init(homeState: "GA", campusSize: word, costSensitivity: word),
            at: .init(state: state, students: amount, outOfStateTuition: amount))
          for signal in [signals.location, signals.campusSize, signals.cost] {
            add(signal.labelText)
            add(signal.valueText)
            add(signal.explanationText)
          }
        }
      }
    }
    #expect(texts.count == 27 && texts.allSatisfy { $0.value.count == 1 })
    #expect(texts.keys.allSatisfy { $0.hasPrefix("fit.") })
  }

  @Test("The sentences on test scores and on a coach have keys, too")
  func otherSentences() {
    let sat = FitRules.academicSignals(
      of: .init(sat: 1300), at: .init(sat25th: 1100, sat75th: 1250.5)
    ).sat
    let text = sat.explanationText
    #expect(text.key == "fit.test.above" && text.english == sat.explanation)
    #expect(
      text.parameters == ["test": "SAT", "score": 1300, "low": 1100, "high": .text("1250.5")])
    let metrics = CoachRules.metrics(
      ofCoach: "c",
      in: [
        .init(
          coachID: "c", direction: .init(.inbound), type: "phone_call",
          occurredAt: Moments.at("2026-06-01T12:00:00Z"))
      ], now: Moments.at("2026-08-21T15:30:00Z"), clock: .utc)
    let insights = CoachRules.insightTexts(on: metrics)
    #expect(insights.map(\.english) == CoachRules.insights(on: metrics))
    #expect(insights.map(\.key) == ["coach.insight.silence", "coach.insight.method"])
    #expect(insights.first?.parameters == ["days": 81])
    #expect(insights.last?.parameters == ["method": "phone call"])
  }
}
