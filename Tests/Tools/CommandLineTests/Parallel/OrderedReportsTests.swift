import Testing

@testable import compass_validate

/// Reports that come in any order and are taken in that of their jobs.
@Suite struct OrderedReportsTests {
  @Test func aReportWaitsForThoseBeforeIt() {
    let reports = OrderedReports<String>()
    #expect(reports.nextIfDone() == nil)
    reports.put("b", 1)
    #expect(reports.nextIfDone() == nil)
    reports.put("a", 0)
    #expect(reports.nextIfDone() == "a")
    #expect(reports.taken == 1)
    #expect(reports.next() == "b")
    #expect(reports.taken == 2)
    #expect(reports.nextIfDone() == nil)
  }

  @Test(.timeLimit(.minutes(1))) func whoWaitsIsWokenByTheNextReport() {
    let reports = OrderedReports<String>()
    let thread = Thread.start {
      for number in (0..<100).reversed() { reports.put("\(number)", number) }
    }
    #expect((0..<100).map { _ in reports.next() } == (0..<100).map { "\($0)" })
    thread?.join()
  }
}
