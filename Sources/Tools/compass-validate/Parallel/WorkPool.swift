/// The worker of one thread of a pool.
protocol PoolWorker: ~Copyable {
  associatedtype Job: Sendable
  associatedtype Report: Sendable

  mutating func work(_ job: Job) -> Report
}

/// The jobs that threads share, numbered from 0 in their order.
protocol JobSource<Job>: AnyObject, Sendable {
  associatedtype Job: Sendable

  /// Returns the next job, and waits until there is one; nil when no more come. Any thread may ask.
  func next() -> (number: Int, job: Job)?

  /// Lets no more jobs come. Those that are not done yet may be lost.
  func end()
}

/// The work of a pool's threads, independent of the type of its workers.
private protocol ThreadWork: Sendable {
  func run()
}

/// Threads that do the jobs of one source after another, each with a worker of its own.
///
/// The caller may do some of the jobs too: a thread that only waits takes a processor from one that works whenever it
/// is woken.
final class WorkPool<Worker: PoolWorker & ~Copyable> {
  private struct Sources {
    var latest: (any JobSource<Worker.Job>, OrderedReports<Worker.Report>)?
    var count = 0
    var isClosed = false
  }

  /// The state shared with the threads.
  private final class Work: ThreadWork {
    let sources = Monitor(Sources())
    let makeWorker: @Sendable () -> Worker

    init(makeWorker: @escaping @Sendable () -> Worker) { self.makeWorker = makeWorker }

    func run() {
      var worker = makeWorker()
      var seen = 0
      while let (source, reports) = next(after: &seen) {
        while let (number, job) = source.next() { reports.put(worker.work(job), number) }
      }
    }

    /// Waits for a source that a thread has not seen; nil when no more come.
    private func next(
      after seen: inout Int
    ) -> (any JobSource<Worker.Job>, OrderedReports<Worker.Report>)? {
      sources.wait { sources in
        if sources.isClosed { return .some(nil) }
        guard sources.count > seen, let latest = sources.latest else { return nil }
        seen = sources.count
        return .some(latest)
      }
    }
  }

  private let work: Work
  private var threads: [Thread] = []

  /// The most jobs whose reports have not been taken, which bounds the memory.
  let capacity: Int
  /// The number of waiting jobs that keep the threads at work while the caller does a job too.
  let supply: Int

  /// - Parameters:
  ///   - threads: how many threads work, if there is room for as many.
  ///   - makeWorker: makes each thread's own worker.
  init(threads count: Int, makeWorker: @escaping @Sendable () -> Worker) {
    let count = min(count, Thread.most)
    supply = count + 2
    // What the threads work on, their supply, and some that are done and wait for one before them.
    capacity = count + supply + 4
    work = Work(makeWorker: makeWorker)
    let work: any ThreadWork = work
    Interruption.withSignalsBlocked { _ in
      for _ in 0..<count {
        if let thread = Thread.start({ work.run() }) { threads.append(thread) }
      }
    }
  }

  deinit {
    work.sources.update { sources in
      sources.isClosed = true
      sources.latest?.0.end()
    }
    for thread in threads { thread.join() }
  }

  /// Whether there is no thread to work.
  var isEmpty: Bool { threads.isEmpty }

  /// Lets the threads do the jobs of a source, whose reports the caller takes. The source before must have ended.
  func share(_ source: any JobSource<Worker.Job>) -> OrderedReports<Worker.Report> {
    let reports = OrderedReports<Worker.Report>()
    work.sources.update { sources in
      sources.latest = (source, reports)
      sources.count += 1
    }
    return reports
  }
}
