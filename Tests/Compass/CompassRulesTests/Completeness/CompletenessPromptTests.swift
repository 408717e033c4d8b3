import CompassRules
import Testing

@Suite("Prompts to complete the profile")
struct CompletenessPromptTests {
  private let rules = CompletenessRules.self
  private let now = DeadlineClock.moment("2026-08-21T15:30:00.000Z")

  private func next(_ dismissed: (String, String)...) -> String? {
    rules.nextPrompt(
      dismissed: dismissed.map { CompletenessRules.Dismissal(id: $0.0, until: $0.1) }, now: now)?.id
  }

  @Test("A prompt is back after its moment, not at it")
  func moments() {
    #expect(next(("gpa", "2026-08-21T15:29:59.999Z")) == "gpa")
    #expect(next(("gpa", "2026-08-21T15:30:00.000Z")) == "test_scores")
    #expect(next(("gpa", "soon")) == "test_scores")
    #expect(next(("gpa", "")) == "test_scores")
    #expect(next() == "gpa")
  }

  @Test("The first dismissal of a prompt decides; others don't matter")
  func first() {
    #expect(next(("gpa", "2020-01-01"), ("gpa", "2030-01-01")) == "gpa")
    #expect(next(("gpa", "2030-01-01"), ("gpa", "2020-01-01")) == "test_scores")
    #expect(next(("GPA", "2030-01-01")) == "gpa")
    #expect(next(("gpa", "2030"), ("test_scores", "2030")) == "highlight_video")
    #expect(next(("gpa", "2030"), ("test_scores", "2030"), ("highlight_video", "2030")) == nil)
  }

  @Test("A user who isn't signed in has no prompt")
  func signedOut() {
    #expect(rules.nextPrompt(dismissed: [], isSignedIn: false, now: now) == nil)
  }

  @Test("A prompt has its words")
  func words() throws {
    let prompt = try #require(rules.nextPrompt(dismissed: [], now: now))
    #expect(prompt.message == "Add your GPA for better fit scores from colleges")
    #expect(prompt.action == "settings")
    #expect(prompt.priority == "medium")
  }

  @Test("A dismissal moves to the end, seven days by default")
  func dismiss() throws {
    let stored = ["gpa", "other", "gpa"].map { CompletenessRules.Dismissal(id: $0, until: "kept") }
    let dismissals = try #require(
      rules.dismissals(afterDismissing: "gpa", dismissed: stored, now: now))
    #expect(dismissals.map(\.id) == ["other", "gpa"])
    #expect(dismissals.map(\.until) == ["kept", "2026-08-28T15:30:00.000Z"])
    let half = rules.dismissals(afterDismissing: "x", days: -0.5, dismissed: [], now: now)
    #expect(half?.map(\.until) == ["2026-08-21T03:30:00.000Z"])
  }

  @Test("No dismissal beyond the range of dates", arguments: [Double.nan, .infinity, 1e300, 1e9])
  func beyond(days: Double) {
    #expect(rules.dismissals(afterDismissing: "x", days: days, dismissed: [], now: now) == nil)
  }

  @Test("Unreadable storage is empty, another shape is none")
  func storage() {
    #expect(CompletenessRules.Dismissal.list(stored: "not JSON") == [])
    #expect(CompletenessRules.Dismissal.list(stored: "") == [])
    #expect(CompletenessRules.Dismissal.list(stored: "[]") == [])
    #expect(CompletenessRules.Dismissal.list(stored: "{}") == nil)
    #expect(CompletenessRules.Dismissal.list(stored: "null") == nil)
    #expect(
      CompletenessRules.Dismissal.list(stored: #"[{"id":"gpa","dismissed_until":"2030"},{"id":1}]"#)
        == [
          CompletenessRules.Dismissal(id: "gpa", until: "2030"),
          CompletenessRules.Dismissal(id: "", until: ""),
        ])
  }

  @Test("A dismissal until null is over, one without a moment is not")
  func untilNull() {
    for (stored, prompt) in [
      (#"[{"id":"gpa","dismissed_until":null}]"#, "gpa"), (#"[{"id":"gpa"}]"#, "test_scores"),
    ] {
      let dismissed = CompletenessRules.Dismissal.list(stored: stored) ?? []
      #expect(rules.nextPrompt(dismissed: dismissed, now: now)?.id == prompt)
    }
  }
}
