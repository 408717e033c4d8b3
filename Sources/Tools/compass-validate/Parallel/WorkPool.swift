/// The work of a pool's threads, independent of the type of its workers.
private protocol ThreadWork: Sendable {
  func run()
}

/// Threads that work; their reports come back in the order in which the jobs were given.
///
/// Who gives the jobs may do some of them too: a thread that only waits takes a processor from one that works whenever it
/// is woken.
final class WorkPool<Worker: PoolWorker & ~Copyable> {
  private struct Jobs {
    var waiting: [(number: Int, job: Worker.Job)] = []
    var isClosed = false
  }

  private struct Reports {
    var done: [Int: Worker.Report] = [:]
    /// The job whose report is waited for.
    var awaited = 0
  }

  /// The state shared with the threads.
  private final class Work: ThreadWork {
    let jobs: Monitor<Jobs>
    let reports: Monitor<Reports>
    let makeWorker: @Sendable () -> Worker

    init(
      jobs: Monitor<Jobs>, reports: Monitor<Reports>,
      makeWorker: @escaping @Sendable () -> Worker
    ) {
      self.jobs = jobs
      self.reports = reports
      self.makeWorker = makeWorker
    }

    func run() {
      var worker = makeWorker()
      while true {
        let next: (number: Int, job: Worker.Job)? = jobs.wait { state in
          if !state.waiting.isEmpty { return .some(state.waiting.removeFirst()) }
          return state.isClosed ? .some(nil) : nil
        }
        guard let next else { return }
        let report = worker.work(next.job)
        reports.update {
          $0.done[next.number] = report
        } wakingIf: {
          $0.awaited == next.number
        }
      }
    }
  }

  // The threads wait for jobs, who gives them for reports: neither is woken for the other's sake.
  private let jobs = Monitor(Jobs())
  private let reports = Monitor(Reports())
  private var threads: [Thread] = []
  private var given = 0
  private var taken = 0

  /// The most pending jobs, which bounds the memory.
  let capacity: Int
  /// The number of waiting jobs that keep the threads at work while the caller does a job too.
  private let supply: Int

  /// - Parameters:
  ///   - threads: how many threads work, if there is room for as many.
  ///   - makeWorker: makes each thread's own worker.
  init(threads count: Int, makeWorker: @escaping @Sendable () -> Worker) {
    let count = min(count, Thread.most)
    supply = count + 2
    // What the threads work on, their supply, and some that are done and wait for one before them.
    capacity = count + supply + 4
    let work: any ThreadWork = Work(jobs: jobs, reports: reports, makeWorker: makeWorker)
    Interruption.withSignalsBlocked { _ in
      for _ in 0..<count {
        if let thread = Thread.start({ work.run() }) { threads.append(thread) }
      }
    }
  }

  deinit {
    jobs.update { state in
      state.isClosed = true
      state.waiting = []
    }
    for thread in threads { thread.join() }
  }

  /// Whether there is no thread to work.
  var isEmpty: Bool { threads.isEmpty }

  /// Whether jobs are on their way.
  var hasPending: Bool { taken < given }

  /// Whether to take a report before adding another job.
  var isFull: Bool { given - taken >= capacity }

  func give(_ job: Worker.Job) {
    let number = given
    given += 1
    jobs.update { $0.waiting.append((number, job)) }
  }

  /// Gives a job to the threads, or does it here if they have enough to do until it is done.
  ///
  /// - Parameter worker: the caller's own worker.
  func give(_ job: Worker.Job, orDoWith worker: inout Worker) {
    let isBusy = jobs.update({ $0.waiting.count >= supply }, wakingIf: { _ in false })
    guard isBusy else { return give(job) }
    let number = given
    given += 1
    finish(job, number, with: &worker)
  }

  /// Returns the report of the first pending job, and does other jobs that wait until it is there.
  ///
  /// - Parameter worker: the caller's own worker.
  func take(orWorkWith worker: inout Worker) -> Worker.Report {
    while true {
      if let report = takeIfDone() { return report }
      let next: (number: Int, job: Worker.Job)? = jobs.update {
        $0.waiting.isEmpty ? nil : $0.waiting.removeFirst()
      } wakingIf: { _ in
        false
      }
      guard let next else { return take() }
      finish(next.job, next.number, with: &worker)
    }
  }

  /// Does a job here.
  private func finish(_ job: Worker.Job, _ number: Int, with worker: inout Worker) {
    let report = worker.work(job)
    reports.update({ $0.done[number] = report }, wakingIf: { _ in false })
  }

  /// Waits for the report of the first pending job.
  func take() -> Worker.Report {
    let number = taken
    taken += 1
    return reports.wait { state in
      state.awaited = number
      return state.done.removeValue(forKey: number)
    }
  }

  /// Returns the report of the first pending job if it is done.
  func takeIfDone() -> Worker.Report? {
    let number = taken
    let report = reports.update {
      $0.done.removeValue(forKey: number)
    } wakingIf: { _ in
      false
    }
    guard let report else { return nil }
    taken += 1
    return report
  }
}
