import CompassRules
import Testing

@Suite("Figures of the contact with a coach")
struct CoachMetricsTests {
  private let rules = CoachRules.self
  private static let now = Date("2026-08-21T15:30:00Z", clock: .utc)

  private func interaction(
    _ direction: String, _ date: String?, type: String = "email", coach: String = "c1"
  ) -> CoachRules.Interaction {
    CoachRules.Interaction(
      coachID: coach, direction: .init(direction), type: type, occurredAt: date)
  }

  private func metrics(_ interactions: [CoachRules.Interaction], coach: String? = "c1")
    -> CoachRules.Metrics
  {
    rules.metrics(ofCoach: coach, in: interactions, now: Self.now, clock: .utc)
  }

  private func insights(_ interactions: [CoachRules.Interaction]) -> [String] {
    rules.insights(on: metrics(interactions))
  }

  @Test("Without interactions everything is 0, the days -1 and the method email")
  func none() {
    let metrics = metrics([])
    #expect(metrics.totalInteractions == 0 && metrics.responseRate == 0)
    #expect(metrics.averageResponseTime == 0 && metrics.daysSinceContact == -1)
    #expect(metrics.lastContactDate == nil && metrics.preferredMethod == "email")
  }

  @Test("An unknown direction counts only for the total; other coaches don't count")
  func directions() {
    let metrics = metrics([
      interaction("sideways", "2026-08-20T15:30:00Z"), interaction("Inbound", nil),
      interaction("inbound", "2026-08-20T15:30:00Z", coach: "c2"),
    ])
    #expect(metrics.totalInteractions == 2 && metrics.inboundCount == 0)
    #expect(metrics.outboundCount == 0 && metrics.responseRate == 0)
    #expect(self.metrics([interaction("inbound", nil)], coach: nil).totalInteractions == 0)
  }

  @Test(
    "The response rate is rounded and passes 100",
    arguments: [(3, 2, 67.0), (3, 1, 33), (1, 2, 200), (8, 1, 13)])
  func rate(outbound: Int, inbound: Int, rate: Double) {
    let interactions =
      (0..<outbound).map { _ in interaction("outbound", nil) }
      + (0..<inbound).map { _ in interaction("inbound", nil) }
    #expect(metrics(interactions).responseRate == rate)
  }

  @Test("The answer is the next dated inbound contact of the list, also for an older date")
  func answers() {
    let sent = interaction("outbound", "2026-08-16T15:30:00Z")
    let skipping = [
      sent, interaction("inbound", nil), interaction("inbound", "2026-08-19T15:30:00Z"),
    ]
    #expect(metrics(skipping).averageResponseTime == 72)
    #expect(
      metrics([interaction("inbound", "2026-08-19T15:30:00Z"), sent]).averageResponseTime == 0)
    let newestFirst = [sent, interaction("inbound", "2026-08-16T03:30:00Z")]
    #expect(metrics(newestFirst).averageResponseTime == -12)
    let undated = [interaction("outbound", ""), interaction("inbound", "2026-08-19T15:30:00Z")]
    #expect(metrics(undated).averageResponseTime == 0)
  }

  @Test("Minus zero hours are zero, and an unreadable date makes the mean NaN")
  func edges() {
    let sent = interaction("outbound", "2026-08-16T15:30:00Z")
    let near = metrics([sent, interaction("inbound", "2026-08-16T15:29:59Z")])
    #expect(near.averageResponseTime.sign == .plus && near.averageResponseTime == 0)
    #expect(metrics([sent, interaction("inbound", "soon")]).averageResponseTime.isNaN)
    #expect(metrics([interaction("outbound", "soon")]).daysSinceContact == nil)
  }

  @Test("The mean is that of whole milliseconds: 277 and 569 minutes are 7.05 hours, shown as 7.1")
  func exactMean() {
    let metrics = metrics([
      interaction("outbound", "2026-08-01T00:00:00Z"),
      interaction("inbound", "2026-08-01T04:37:00Z"),
      interaction("outbound", "2026-08-02T00:00:00Z"),
      interaction("inbound", "2026-08-02T09:29:00Z"),
    ])
    #expect(metrics.averageResponseTime == 7.1)
  }

  @Test("The first interaction is the last contact, even without a date")
  func lastContact() {
    let older = interaction("inbound", "2026-08-19T15:30:00Z")
    #expect(metrics([interaction("outbound", ""), older]).lastContactDate == nil)
    #expect(metrics([interaction("outbound", ""), older]).daysSinceContact == -1)
    #expect(metrics([interaction("outbound", "2026-08-22T15:30:01Z")]).daysSinceContact == -2)
    #expect(metrics([interaction("outbound", "2026-08-22T15:30:00Z")]).daysSinceContact == -1)
  }

  @Test("The preferred method is the first of the most frequent; whole numbers come first")
  func method() {
    func method(_ types: [String]) -> String {
      metrics(types.map { interaction("inbound", nil, type: $0) }).preferredMethod
    }
    #expect(method(["text", "email"]) == "text")
    #expect(method(["text", "email", "email"]) == "email")
    #expect(method(["text", "10", "7"]) == "7")
    #expect(method(["text", "07"]) == "text")
    #expect(method(["", "", "text"]) == "email")
  }

  @Test(
    "Silence is mentioned after more than 30 days",
    arguments: [
      ("2026-07-21T15:30:00Z", ["No contact in 31 days - consider reaching out"]),
      ("2026-07-21T15:30:00.001Z", []),
    ])
  func silence(date: String, sentences: [String]) {
    #expect(insights([interaction("outbound", date)]) == sentences)
  }

  @Test(
    "Slow is more than 48 hours, quick less than 24 and more than 0, after rounding",
    arguments: [
      ("2026-08-20T15:32:59Z", "no sentence"), ("2026-08-20T15:33:00Z", "slow 48.1"),
      ("2026-08-19T15:27:00Z", "no sentence"), ("2026-08-19T15:26:59Z", "quick 23.9"),
      ("2026-08-18T15:33:00Z", "quick 0.1"), ("2026-08-18T15:32:59Z", "no sentence"),
    ])
  func speed(answer: String, sentence: String) {
    let sentences = insights([
      interaction("outbound", "2026-08-18T15:30:00Z"), interaction("inbound", answer),
    ])
    let expected = [
      "no sentence": [],
      "slow 48.1": ["Average response time is 48.1 hours - slow responder"],
      "quick 23.9": ["Quick responder - average 23.9 hours"],
      "quick 0.1": ["Quick responder - average 0.1 hours"],
    ]
    #expect(sentences == (expected[sentence] ?? ["?"]) + ["Prefers responding via email"])
  }

  @Test("Every underscore of the method becomes a space")
  func underscores() {
    #expect(
      insights([interaction("inbound", nil, type: "in_person_visit")])
        == ["Prefers responding via in person visit"])
  }

  @Test("A comparison needs a school; equal rates share a rank")
  func comparison() {
    let interactions = [
      interaction("outbound", nil), interaction("inbound", nil),
      interaction("outbound", nil, coach: "c2"), interaction("inbound", nil, coach: "c2"),
      interaction("inbound", nil, coach: "c2"), interaction("outbound", nil, coach: "c3"),
      interaction("inbound", nil, coach: "c3"),
    ]
    let coaches = ["c1", "c2", "c3", "c4"].map {
      CoachRules.ListEntry(
        id: $0, schoolID: "s1", firstName: "A", lastName: "B", role: .init(.head))
    }
    func comparison(_ school: String?) -> CoachRules.Comparison? {
      rules.comparison(
        ofCoach: "c1", withSchool: school, coaches: coaches, interactions: interactions,
        now: Self.now, clock: .utc)
    }
    #expect(comparison(nil) == nil)
    #expect(comparison("") == nil)
    #expect(comparison("s1")?.rank == 2)
    #expect(comparison("s1")?.averageResponseRate == 100)
    #expect(comparison("s1")?.totalCoaches == 4)
    #expect(comparison("s2")?.rank == 1)
    #expect(comparison("s2")?.averageResponseRate == 0)
  }
}
