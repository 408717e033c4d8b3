/// The work of a pool's threads, independent of the type of its workers.
private protocol ThreadWork: Sendable {
  func run()
}

/// Threads that work; their reports come back in the order in which the jobs were given.
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

  /// - Parameters:
  ///   - threads: how many threads work, if there is room for as many.
  ///   - makeWorker: makes each thread's own worker.
  init(threads count: Int, makeWorker: @escaping @Sendable () -> Worker) {
    let count = min(count, Thread.most)
    // One for each thread and some ahead; on many processors more would only take memory.
    capacity = count + min(count, 8) + 2
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
