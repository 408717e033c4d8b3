import Testing

@testable import compass_validate

/// Threads that do the jobs of a source.
@Suite(.timeLimit(.minutes(1))) struct WorkPoolTests {
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

  @Test func reportsComeInTheOrderOfTheJobs() {
    let gate = Monitor(3)
    let pool = WorkPool(threads: 4) { Falling(gate: gate) }
    let queue = JobQueue<Int>()
    let reports = pool.share(queue)
    for job in 0...3 { queue.give(job) }
    #expect((0...3).map { _ in reports.next() } == [0, 10, 20, 30])
    queue.end()
  }

  @Test(arguments: [1, 2, 7])
  func eachThreadHasItsOwnWorker(_ threads: Int) {
    let pool = WorkPool(threads: threads) { Counting() }
    let queue = JobQueue<Int>()
    let reports = pool.share(queue)
    for job in 0..<1_000 { queue.give(job) }
    let taken = (0..<1_000).map { _ in reports.next() }
    #expect(taken.map(\.job) == Array(0..<1_000))
    // A worker that two threads share would count to more than the jobs that are left for it.
    let fresh = taken.filter { $0.count == 1 }.count
    #expect((1...threads).contains(fresh))
    #expect(Set(taken.map(\.count)).count >= 1_000 / threads)
    queue.end()
  }

  @Test func aFailureIsAReportLikeOthers() {
    let pool = WorkPool(threads: 3) { Failing() }
    let queue = JobQueue<Int>()
    let reports = pool.share(queue)
    for job in 0..<7 { queue.give(job) }
    var failed: [Int] = []
    for job in 0..<7 {
      if case .failure(let error) = reports.next() {
        #expect(error.path == "\(job)")
        failed.append(job)
      }
    }
    #expect(failed == [0, 3, 6])
    queue.end()
  }

  @Test(arguments: [0, 1, 2, 7])
  func theCallerMayWorkToo(threads: Int) {
    let pool = WorkPool(threads: threads) { Counting() }
    let queue = JobQueue<Int>()
    let reports = pool.share(queue)
    var own = Counting()
    var taken: [Int] = []
    for job in 0..<1_000 {
      while let report = reports.nextIfDone() { taken.append(report.job) }
      if let number = queue.give(job, unlessWaiting: pool.supply) {
        reports.put(own.work(job), number)
      }
    }
    while let (number, job) = queue.nextIfWaiting() { reports.put(own.work(job), number) }
    while taken.count < 1_000 { taken.append(reports.next().job) }
    #expect(taken == Array(0..<1_000))
    queue.end()
  }

  @Test func aSourceFollowsAnother() {
    let pool = WorkPool(threads: 2) { Counting() }
    for source in 0..<100 {
      let queue = JobQueue<Int>()
      let reports = pool.share(queue)
      for job in 0..<3 { queue.give(source * 10 + job) }
      #expect((0..<3).map { _ in reports.next().job } == (0..<3).map { source * 10 + $0 })
      queue.end()
    }
  }

  @Test func withoutThreadsItIsEmpty() {
    #expect(WorkPool(threads: 0) { Counting() }.isEmpty)
    #expect(!WorkPool(threads: 2) { Counting() }.isEmpty)
  }

  /// Abandoned jobs must not keep the program from ending.
  @Test func aPoolMayBeLeftWithJobsInIt() {
    let pool = WorkPool(threads: 2) { Counting() }
    let queue = JobQueue<Int>()
    let reports = pool.share(queue)
    for job in 0..<6 { queue.give(job) }
    _ = reports.next()
  }

  @Test func aPoolMayBeLeftWithoutASource() {
    _ = WorkPool(threads: 2) { Counting() }
  }
}
