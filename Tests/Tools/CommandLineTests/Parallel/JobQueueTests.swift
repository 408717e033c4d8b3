import Testing

@testable import compass_validate

/// Jobs that wait until a thread takes them.
@Suite struct JobQueueTests {
  @Test func jobsAreNumberedInTheirOrder() {
    let queue = JobQueue<String>()
    queue.give("a")
    queue.give("b")
    #expect(queue.given == 2)
    #expect(queue.next() ?? (0, "") == (0, "a"))
    #expect(queue.nextIfWaiting() ?? (0, "") == (1, "b"))
    #expect(queue.nextIfWaiting() == nil)
  }

  @Test func aJobThatIsNotAddedHasItsNumber() {
    let queue = JobQueue<String>()
    #expect(queue.give("a", unlessWaiting: 2) == nil)
    #expect(queue.give("b", unlessWaiting: 2) == nil)
    #expect(queue.give("c", unlessWaiting: 2) == 2)
    #expect(queue.next() ?? (0, "") == (0, "a"))
    #expect(queue.give("d", unlessWaiting: 2) == nil)
    #expect(queue.next() ?? (0, "") == (1, "b"))
    #expect(queue.next() ?? (0, "") == (3, "d"))
  }

  @Test func afterItsEndItHasNoJobs() {
    let queue = JobQueue<String>()
    queue.give("a")
    queue.end()
    #expect(queue.next() == nil)
    #expect(queue.nextIfWaiting() == nil)
  }

  @Test(.timeLimit(.minutes(1))) func whoWaitsForAJobGetsItOrTheEnd() {
    let queue = JobQueue<String>()
    let found = Monitor<[String?]>([])
    let thread = Thread.start {
      while let (_, job) = queue.next() { found.update { $0.append(job) } }
      found.update { $0.append(nil) }
    }
    queue.give("a")
    #expect(found.wait { $0.isEmpty ? nil : $0 } == ["a"])
    queue.end()
    thread?.join()
    #expect(found.update { $0 } == ["a", nil])
  }
}
