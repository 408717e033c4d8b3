import CompassRules
import Testing

@Suite("What matters now")
struct PressingTaskTests {
  private let rules = DeadlineRules.self

  private func task(
    _ id: String, category: String = "academic", grade: Int? = 9, required: Bool = true,
    reason: String? = "Why.", prerequisites: [String] = [], status: String? = nil
  ) -> DeadlineRules.RecruitingTask {
    DeadlineRules.RecruitingTask(
      id: id, title: id, category: category, gradeLevel: grade, isRequired: required,
      prerequisiteIDs: prerequisites, whyItMatters: reason, status: status)
  }

  @Test(
    "The priority is the category's, and 2 more with prerequisites",
    arguments: [
      ("academic", 10), ("recruiting", 9), ("athletic", 8), ("exposure", 7), ("mindset", 5),
      ("Academic", 5), ("", 5),
    ])
  func priority(category: String, priority: Int) {
    let pressing = rules.whatMattersNow(
      [
        task("a", category: category),
        task("b", category: category, prerequisites: ["x", "y"]),
      ], phase: "freshman")
    #expect(pressing.map(\.priority) == [priority + 2, priority])
    #expect(pressing.map(\.id) == ["b", "a"])
  }

  @Test("Only required tasks with a reason that are not completed")
  func filter() {
    let tasks = [
      task("a", required: false), task("b", reason: nil), task("c", reason: ""),
      task("d", reason: " "), task("e", status: "completed"), task("f", status: "skipped"),
      task("g", grade: nil), task("h", grade: 10),
    ]
    #expect(rules.whatMattersNow(tasks, phase: "freshman").map(\.id) == ["d", "f"])
  }

  @Test(
    "The phase chooses the grade",
    arguments: [
      ("freshman", "9"), ("sophomore", "10"), ("junior", "11"), ("senior", "12"),
      ("committed", "12"), ("Freshman", nil), ("", nil),
    ] as [(String, String?)])
  func phase(phase: String, id: String?) {
    let tasks = (8...13).map { (grade: Int) in task("\(grade)", grade: grade) }
    #expect(rules.whatMattersNow(tasks, phase: phase).first?.id == id)
  }

  @Test("At most five, ties by id")
  func ties() {
    let tasks = ["c", "B", "b", "10", "9", "a"].map { task($0) }
    #expect(
      rules.whatMattersNow(tasks, phase: "freshman").map(\.id) == ["10", "9", "a", "b", "B"])
    #expect(rules.whatMattersNow([], phase: "freshman").isEmpty)
  }

  @Test(
    "The words for a priority",
    arguments: [
      (12, "Critical Right Now"), (11.99, "High Priority"), (9, "High Priority"),
      (8.99, "Important"), (7, "Important"), (6.99, "Recommended"), (-1, "Recommended"),
      (.infinity, "Critical Right Now"), (.nan, "Recommended"),
    ] as [(Double, String)])
  func label(priority: Double, label: String) {
    #expect(rules.priorityLabel(priority) == label)
  }

  @Test("A word is shown as a category and as a status")
  func words() {
    let academic = rules.words(of: "academic")
    #expect(academic.category == "Academic")
    #expect(academic.categoryBadge.classNames == "bg-blue-100 text-blue-700")
    #expect(academic.status == "academic")
    #expect(academic.statusBadge.classNames == "bg-slate-100 text-slate-700")
    let skipped = rules.words(of: "skipped")
    #expect(skipped.status == "Skipped")
    #expect(skipped.statusBadge.classNames == "bg-slate-100 text-slate-600")
    #expect(skipped.category == "skipped")
    #expect(rules.words(of: "Academic").category == "Academic")
    #expect(rules.words(of: "Academic").categoryBadge.classNames == "bg-slate-100 text-slate-700")
  }
}
