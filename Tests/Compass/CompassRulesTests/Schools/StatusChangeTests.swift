import CompassRules
import Testing

@Suite("Status changes")
struct StatusChangeTests {
  private func change(
    from previous: String?, to new: SchoolStatus, at milliseconds: Double = 0, notes: String? = nil
  ) -> StatusRules.Change? {
    StatusRules.Change(
      schoolID: "s", from: previous.map { .init($0) }, to: new, by: "u",
      at: Date(milliseconds: milliseconds), notes: notes)
  }

  @Test("School Detail 9: a new status makes an entry of the history")
  func entry() {
    let change = change(from: "interested", to: .contacted, at: 5, notes: "")
    #expect(change?.schoolID == "s")
    #expect(change?.previousStatus?.text == "interested")
    #expect(change?.newStatus == .contacted)
    #expect(change?.changedBy == "u")
    #expect(change?.changedAt == Date(milliseconds: 5))
    #expect(change?.notes == nil)
    #expect(change?.title == "Interested \u{2192} Contacted")
  }

  @Test("The status that it was makes none, an unknown or missing one does")
  func noEntry() {
    #expect(change(from: "committed", to: .committed) == nil)
    #expect(change(from: "old_word", to: .committed)?.title == "old_word \u{2192} Committed")
    #expect(change(from: nil, to: .committed)?.title == "Committed")
  }

  @Test("School Detail 4: the timeline shows the newest first")
  func timeline() {
    let changes = [1, 3, 2, 3].enumerated().compactMap { index, time in
      change(from: String(index), to: .recruited, at: time)
    }
    #expect(
      StatusRules.Change.timeline(changes).compactMap(\.previousStatus?.text) == [
        "1", "3", "2", "0",
      ])
  }
}
