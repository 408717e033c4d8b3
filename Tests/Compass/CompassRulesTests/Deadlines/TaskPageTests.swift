import CompassRules
import Testing

@Suite("The tasks page")
struct TaskPageTests {
  private let rules = DeadlineRules.self
  private let now = DeadlineClock.moment("2026-08-21T12:00:00Z")

  private func task(
    _ id: String, deadline: String? = nil, required: Bool = true, status: String? = nil
  ) -> DeadlineRules.RecruitingTask {
    DeadlineRules.RecruitingTask(
      id: id, title: id, category: "academic", gradeLevel: 10, isRequired: required,
      deadlineDate: deadline, status: status)
  }

  private func page(
    _ tasks: [DeadlineRules.RecruitingTask], status: String = "all", urgency: String = "all",
    grade: Int = 10
  ) throws -> String {
    try rules.page(
      tasks, gradeLevel: Double(grade), status: status, urgency: urgency, now: now, clock: .utc,
      revision: .newest
    )
    .map(\.id).joined()
  }

  private var dated: [DeadlineRules.RecruitingTask] {
    [
      task("p", deadline: "2026-08-20"), task("c", deadline: "2026-08-24"),
      task("u", deadline: "2026-08-28"), task("n", deadline: "2026-09-04"),
      task("f", deadline: "2026-09-05"), task("z"),
    ]
  }

  @Test("Fault of the web app: overdue and critical deadlines come last")
  func order() throws {
    #expect(try page(dated) == "unfpcz")
    #expect(try page([task("z", required: false), task("y"), task("x")]) == "xyz")
  }

  @Test("Required tasks come first, whatever their deadlines")
  func required() throws {
    #expect(
      try page([task("a", deadline: "2026-08-25", required: false), task("b")]) == "ba")
  }

  @Test("The urgency filters contain the more urgent ones, but critical only what is past due")
  func urgency() throws {
    #expect(try page(dated, urgency: "critical") == "p")
    #expect(try page(dated, urgency: "urgent") == "upc")
    #expect(try page(dated, urgency: "upcoming") == "unpc")
    #expect(try page(dated, urgency: "future") == "unfpcz")
    #expect(try page(dated, urgency: "") == "unfpcz")
  }

  @Test("Fault of the web app: not started needs a row")
  func status() throws {
    let tasks = [task("a"), task("b", status: "not_started"), task("c", status: "completed")]
    #expect(try page(tasks, status: "not_started") == "b")
    #expect(try page(tasks, status: "completed") == "c")
    #expect(try page(tasks, status: "").isEmpty)
    #expect(try page(tasks, grade: 11).isEmpty)
    let none = try rules.page(
      tasks, gradeLevel: Double.nan, status: "all", urgency: "all", now: now, clock: .utc,
      revision: .newest)
    #expect(none.isEmpty)
  }

  @Test("An unreadable deadline fails only where it is compared")
  func unreadable() throws {
    let bad = task("a", deadline: "soon")
    #expect(try page([bad]) == "a")
    #expect(try page([bad, task("b", required: false)]) == "ab")
    #expect(throws: LocalDay.ReadingError.self) { try page([bad, task("b")]) }
    #expect(throws: LocalDay.ReadingError.self) { try page([bad], urgency: "urgent") }
  }

  @Test("A cycle is in the order of an insertion")
  func cycle() throws {
    // By days c precedes a; by title a precedes b, and b precedes c.
    let (first, second) = (task("a", deadline: "2026-08-24"), task("b"))
    let third = task("c", deadline: "2026-08-20")
    #expect(try page([first, second, third]) == "abc")
    #expect(try page([third, first, second]) == "cab")
    #expect(try page([second, third, first]) == "bca")
  }
}
