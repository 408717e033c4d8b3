import CompassRules
import Testing

@Suite("Pages of a school's status")
struct StatusPagesTests {
  private let status = StatusRules.self
  private let now = Date(milliseconds: 1_787_326_200_000)

  @Test("Steps before the current one are done, and the connector up to it")
  func stepper() {
    let stepper = status.stepper(status: "visiting")
    #expect(stepper.currentIndex == 2)
    #expect(
      stepper.nodes.map(\.state) == [.completed, .completed, .current, .upcoming, .upcoming])
    #expect(stepper.nodes.map(\.isConnectorDone) == [true, true, true, false, false])
    #expect(
      stepper.nodes.map(\.label) == [
        "Researching", "Contacted", "Visiting", "Offer", "Committed",
      ])
    #expect(stepper.nodes[1].accessibilityLabel == "Set status to Contacted (completed)")
    #expect(stepper.nodes[2].accessibilityLabel == "Set status to Visiting (current stage)")
    #expect(stepper.nodes[3].accessibilityLabel == "Set status to Offer Received (upcoming)")
  }

  @Test("The off-ramp and other texts have no current step")
  func noStep() {
    for word in ["not_pursuing", "interested", "Researching", ""] {
      let stepper = status.stepper(status: word)
      #expect(stepper.currentIndex == nil)
      #expect(stepper.isNotPursuing == (word == "not_pursuing"))
      #expect(stepper.nodes.allSatisfy { $0.state == .upcoming && !$0.isConnectorDone })
    }
  }

  @Test("The overview drops other statuses, the chart counts an empty one as researching")
  func counts() {
    let statuses = [nil, "", "researching", "interested", "not_pursuing", "committed"]
    #expect(status.overview(statuses: statuses).map(\.count) == [1, 0, 0, 0, 1, 1])
    let chart = status.interestChart(statuses: statuses)
    #expect(chart.bars?.map(\.count) == [3, 0, 0, 0, 1])
    #expect(chart.summary.hasPrefix("Bar chart showing 4 total schools across"))
    #expect(chart.summary.hasSuffix("Offer Received: 0 schools, Committed: 1 schools."))
  }

  @Test("A chart without schools differs from one of dropped schools")
  func emptyChart() {
    #expect(status.interestChart(statuses: [String?]()).bars == nil)
    #expect(
      status.interestChart(statuses: [String?]()).summary == "No chart data available")
    #expect(status.interestChart(statuses: ["declined"]).bars?.map(\.count) == [0, 0, 0, 0, 0])
    #expect(status.overview(statuses: [String?]()).count == 6)
  }

  private func visited(_ type: String, start: Date?, isEvent: Bool) -> Int {
    let row = StatusRules.SchoolStats.Encounter(schoolID: "s", type: type, start: start)
    return status.stats(
      schools: [.init(id: "s")], interactions: isEvent ? [] : [row],
      events: isEvent ? [row] : [], now: now
    ).visited
  }

  @Test("A visit is an interaction of three types, or an event of two that has started")
  func visits() {
    let later = Date(milliseconds: now.milliseconds + 1)
    for type in ["official_visit", "unofficial_visit"] {
      #expect(visited(type, start: nil, isEvent: false) == 1)
      #expect(visited(type, start: now, isEvent: true) == 1)
      #expect(visited(type, start: later, isEvent: true) == 0)
      #expect(visited(type, start: nil, isEvent: true) == 0)
      #expect(visited(type, start: .invalid, isEvent: true) == 0)
    }
    #expect(visited("in_person_visit", start: nil, isEvent: false) == 1)
    #expect(visited("in_person_visit", start: now, isEvent: true) == 0)
    #expect(visited("Official_Visit", start: nil, isEvent: false) == 0)
  }

  @Test("Rows without a school or of a school outside the list count nowhere")
  func strangers() {
    let stats = status.stats(
      schools: [.init(id: "a", isFavorite: true), .init(id: "b"), .init(id: "")],
      interactions: [
        .init(schoolID: "c", type: "official_visit"),
        .init(schoolID: String?.none, type: "official_visit"),
        .init(schoolID: "", type: "official_visit"),
        .init(schoolID: "b", type: "email"), .init(schoolID: "b", type: "email"),
      ],
      events: [], now: now)
    #expect(stats.figures.map(\.value) == [3, 1, 0, 1])
    #expect(
      stats.figures.map(\.label) == ["Total Schools", "Favorites", "Visited", "Contacted"])
  }

  @Test("Every change is written, one to the same status too")
  func writes() {
    for (previous, new) in [
      ("contacted", "contacted"), ("not_pursuing", "contacted"), ("declined", "researching"),
      ("researching", "not_pursuing"), ("committed", "interested"),
    ] {
      let step = status.transition(
        StatusRules.Transition(from: previous, to: new, notes: ""), now: now)
      guard case .write(let write) = step else {
        Issue.record("\(previous) to \(new) is not written")
        continue
      }
      #expect(write.previousStatus == previous)
      #expect(write.newStatus == new)
      #expect(write.notes == nil)
      #expect(write.changedAt == now)
    }
  }

  @Test("Notes keep their text, and a missing status stays missing")
  func notes() {
    let request = StatusRules.Transition(from: nil, to: "visiting", notes: " ")
    guard case .write(let write) = status.transition(request, now: now) else {
      Issue.record("the change is not written")
      return
    }
    #expect(write.notes == " ")
    #expect(write.previousStatus == nil)
  }

  @Test("Only the way back from the off-ramp to researching is a reactivation")
  func reactivation() {
    let request = StatusRules.Transition(from: "not_pursuing", to: "researching", notes: "Back")
    #expect(status.transition(request, now: now) == .reactivate)
    #expect(status.reactivatedStatus("interested") == "interested")
    #expect(status.reactivatedStatus(String?.none) == "researching")
  }

  @Test("A missing user is refused before a missing school, and not shown")
  func refusals() {
    var request = StatusRules.Transition(
      from: "not_pursuing", to: "researching", isSignedIn: false, isSchoolFound: false)
    #expect(status.transition(request, now: now) == .refuse(.notSignedIn))
    request.isSignedIn = true
    #expect(status.transition(request, now: now) == .refuse(.schoolNotFound))
    #expect(StatusRules.TransitionError.allCases.map(\.isShown) == [false, true])
    #expect(
      StatusRules.TransitionError.notSignedIn.message
        == "User not authenticated or family not loaded")
    #expect(StatusRules.TransitionError.schoolNotFound.message == "School not found")
  }
}
