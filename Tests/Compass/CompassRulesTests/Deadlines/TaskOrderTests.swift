import CompassRules
import Testing

@Suite("Order of tasks")
struct TaskOrderTests {
  private let rules = DeadlineRules.self

  private func task(
    _ id: String, title: String = "T", category: String = "academic", required: Bool = true,
    deadline: String? = "2026-09-01", locked: Bool = false, status: String? = nil
  ) -> DeadlineRules.RecruitingTask {
    DeadlineRules.RecruitingTask(
      id: id, title: title, category: category, isRequired: required, deadlineDate: deadline,
      hasIncompletePrerequisites: locked, status: status)
  }

  private func order(_ tasks: DeadlineRules.RecruitingTask...) -> String {
    rules.sorted(tasks).map(\.id).joined()
  }

  @Test("Each key outweighs all that follow it")
  func keys() {
    #expect(order(task("a", status: "completed"), task("b", locked: true)) == "ba")
    #expect(order(task("a", locked: true), task("b", required: false)) == "ba")
    #expect(order(task("a", required: false), task("b", deadline: nil)) == "ba")
    #expect(
      order(task("a", deadline: "2026-09-02"), task("b", category: "mindset")) == "ba")
    #expect(order(task("a", category: "recruiting"), task("b", title: "Z")) == "ba")
    #expect(order(task("a", title: "b"), task("b", title: "A"), task("c", title: "a")) == "cba")
  }

  @Test("Only completed counts as done", arguments: ["skipped", "in_progress", "Completed", ""])
  func done(status: String) {
    #expect(order(task("a", status: status), task("b")) == "ab")
    #expect(order(task("a", status: "completed"), task("b", status: status)) == "ba")
  }

  @Test("No deadline comes last, an empty one first")
  func deadlines() {
    #expect(
      order(task("a", deadline: nil), task("b", deadline: "9999-12-31"), task("c", deadline: ""))
        == "cba")
  }

  @Test("Categories have an order, and unknown ones are last and equal")
  func categories() {
    let words = ["x", "mindset", "exposure", "athletic", "y", "recruiting", "academic"]
    let sorted = rules.sorted(words.map { task($0, category: $0) })
    #expect(
      sorted.map(\.id)
        == ["academic", "recruiting", "athletic", "exposure", "mindset", "x", "y"])
  }

  @Test("Equal tasks keep their order")
  func stable() {
    #expect(order(task("b"), task("a"), task("c")) == "bac")
  }

  @Test("A filter by status needs a row; empty filters let all through")
  func filters() {
    let tasks = [
      task("a"), task("b", status: "not_started"), task("c", category: "mindset", status: ""),
    ]
    func list(_ category: String?, _ status: String?) -> String {
      rules.list(tasks, category: category, status: status).map(\.id).joined()
    }
    #expect(list(nil, nil) == "abc")
    #expect(list("", "") == "abc")
    #expect(list(nil, "not_started") == "b")
    #expect(list("mindset", nil) == "c")
    #expect(list("academic", "completed").isEmpty)
  }

  @Test("Deadlines sort as texts")
  func dates() {
    let items = [
      DeadlineRules.DatedItem(id: "a", date: "2026-9-1"),
      DeadlineRules.DatedItem(id: "b", date: "2026-10-01"),
      DeadlineRules.DatedItem(id: "c", date: nil),
      DeadlineRules.DatedItem(id: "d", date: "2026-10-01"),
    ]
    #expect(rules.sorted(items).map(\.id) == ["c", "b", "d", "a"])
  }
}
