import Testing

@testable import compass_validate

/// Threads that work on jobs, and the order of what they report.
@Suite struct WorkPoolTests {
  /// Ends its jobs in the order of falling numbers: each waits for the one above it.
  private struct Falling: PoolWorker {
    let gate: Monitor<Int>

    func work(_ job: Int) -> Int {
      _ = gate.wait { $0 == job ? true : nil }
      gate.update { $0 -= 1 }
      return job * 10
    }
  }

  /// Counts its own jobs.
  private struct Counting: PoolWorker {
    var count = 0

    mutating func work(_ job: Int) -> (job: Int, count: Int) {
      count += 1
      return (job, count)
    }
  }

  /// Fails at every third job.
  private struct Failing: PoolWorker {
    func work(_ job: Int) -> Result<Int, FileError> {
      job % 3 == 0 ? .failure(FileError(.reading, "\(job)", reason: "no")) : .success(job)
    }
  }

  /// Says who did a job. The thread's worker says that it has one, and waits for the gate; the caller's opens it with the
  /// last job.
  private struct Signing: PoolWorker {
    enum Gate { case closed, closedWithAJob, open }

    let name: String
    let gate: Monitor<Gate>
    var lastJob = 0

    func work(_ job: Int) -> String {
      if name == "caller" {
        if job == lastJob { gate.update { $0 = .open } }
      } else {
        gate.update { if $0 == .closed { $0 = .closedWithAJob } }
        _ = gate.wait { $0 == .open ? true : nil }
      }
      return "\(job) by \(name)"
    }
  }

  @Test func reportsComeInTheOrderOfTheJobs() {
    let gate = Monitor(3)
    let pool = WorkPool(threads: 4) { Falling(gate: gate) }
    for job in 0...3 { pool.give(job) }
    #expect((0...3).map { _ in pool.take() } == [0, 10, 20, 30])
    #expect(!pool.hasPending)
  }

  @Test func whatIsDoneIsNotTakenBeforeWhatStandsBeforeIt() {
    let gate = Monitor(1)
    let pool = WorkPool(threads: 2) { Falling(gate: gate) }
    // The first job waits until the gate, which the second one leaves at 0, is at 0 again.
    pool.give(0)
    #expect(pool.takeIfDone() == nil)
    pool.give(1)
    #expect(pool.take() == 0)
    #expect(pool.take() == 10)
    #expect(pool.isEmpty == false)
  }

  @Test(arguments: [1, 2, 7])
  func eachThreadHasItsOwnWorker(_ threads: Int) {
    let pool = WorkPool(threads: threads) { Counting() }
    var reports: [(job: Int, count: Int)] = []
    for job in 0..<1_000 {
      if pool.isFull { reports.append(pool.take()) }
      pool.give(job)
    }
    while pool.hasPending { reports.append(pool.take()) }
    #expect(reports.map(\.job) == Array(0..<1_000))
    // A worker that two threads share would count to more than the jobs that are left for it.
    let fresh = reports.filter { $0.count == 1 }.count
    #expect((1...threads).contains(fresh))
    #expect(Set(reports.map(\.count)).count >= 1_000 / threads)
  }

  @Test func aFailureIsAReportLikeOthers() {
    let pool = WorkPool(threads: 3) { Failing() }
    var failed: [Int] = []
    for job in 0..<7 { pool.give(job) }
    for job in 0..<7 {
      if case .failure(let error) = pool.take() {
        #expect(error.path == "\(job)")
        failed.append(job)
      }
    }
    #expect(failed == [0, 3, 6])
  }

  @Test func onlySoManyJobsAreOnTheirWay() {
    let pool = WorkPool(threads: 2) { Counting() }
    for job in 0..<pool.capacity {
      #expect(!pool.isFull)
      pool.give(job)
    }
    #expect(pool.isFull)
    _ = pool.take()
    #expect(!pool.isFull)
  }

  @Test(arguments: [0, 1, 2, 7])
  func theCallerMayWorkToo(threads: Int) {
    let pool = WorkPool(threads: threads) { Counting() }
    var own = Counting()
    var reports: [(job: Int, count: Int)] = []
    for job in 0..<1_000 {
      while pool.hasPending, let report = pool.takeIfDone() { reports.append(report) }
      if pool.isFull { reports.append(pool.take(orWorkWith: &own)) }
      pool.give(job, orDoWith: &own)
    }
    while pool.hasPending { reports.append(pool.take(orWorkWith: &own)) }
    #expect(reports.map(\.job) == Array(0..<1_000))
    #expect(Set(reports.map(\.count)).count >= 1_000 / (threads + 1))
  }

  @Test func theCallerDoesAJobIfTheThreadsHaveEnough() {
    let gate = Monitor(Signing.Gate.closed)
    let pool = WorkPool(threads: 1) { Signing(name: "thread", gate: gate) }
    var own = Signing(name: "caller", gate: gate, lastJob: 5)
    pool.give(0, orDoWith: &own)
    _ = gate.wait { $0 == .closedWithAJob ? true : nil }
    for job in 1...5 { pool.give(job, orDoWith: &own) }
    #expect(
      (0...5).map { _ in pool.take() }
        == (0...5).map { $0 < 4 ? "\($0) by thread" : "\($0) by caller" })
  }

  @Test(.timeLimit(.minutes(1))) func whoWaitsForAReportDoesTheJobsThatWait() {
    let gate = Monitor(Signing.Gate.closed)
    let pool = WorkPool(threads: 1) { Signing(name: "thread", gate: gate) }
    // Without the caller's work on the last job the thread never ends the first one.
    var own = Signing(name: "caller", gate: gate, lastJob: 2)
    for job in 0...2 { pool.give(job) }
    _ = gate.wait { $0 == .closedWithAJob ? true : nil }
    #expect(pool.take(orWorkWith: &own) == "0 by thread")
    #expect((1...2).map { _ in pool.take() } == ["1 by caller", "2 by caller"])
  }

  @Test func withoutThreadsItIsEmpty() {
    #expect(WorkPool(threads: 0) { Counting() }.isEmpty)
  }

  /// Abandoned jobs must not keep the program from ending.
  @Test func aPoolMayBeLeftWithJobsInIt() {
    let pool = WorkPool(threads: 2) { Counting() }
    for job in 0..<6 { pool.give(job) }
    _ = pool.take()
  }
}
