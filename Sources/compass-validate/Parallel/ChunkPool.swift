/// Threads that judge chunks; their reports come back in the order in which the chunks were given.
final class ChunkPool {
  private struct State {
    var waiting: [(number: Int, chunk: LineChunk)] = []
    var done: [Int: ChunkReport] = [:]
    var isClosed = false
  }

  /// What a thread is started with.
  private final class Work: Sendable {
    let monitor: Monitor<State>
    let makeJudge: @Sendable () -> RecordJudge

    init(monitor: Monitor<State>, makeJudge: @escaping @Sendable () -> RecordJudge) {
      self.monitor = monitor
      self.makeJudge = makeJudge
    }

    func run() {
      var judge = makeJudge()
      while true {
        let job: (number: Int, chunk: LineChunk)? = monitor.wait { state in
          if !state.waiting.isEmpty { return .some(state.waiting.removeFirst()) }
          return state.isClosed ? .some(nil) : nil
        }
        guard let job else { return }
        let report = judge.judge(job.chunk)
        monitor.update { $0.done[job.number] = report }
      }
    }
  }

  private let monitor = Monitor(State())
  private var threads: [Thread] = []
  private var given = 0
  private var taken = 0

  /// How many chunks may be on their way at once, which bounds the memory.
  private let capacity: Int

  /// - Parameters:
  ///   - jobs: how many threads judge.
  ///   - makeJudge: makes each thread's own judge.
  init(jobs: Int, makeJudge: @escaping @Sendable () -> RecordJudge) {
    capacity = jobs * 2 + 2
    let work = Work(monitor: monitor, makeJudge: makeJudge)
    Interruption.withSignalsBlocked {
      for _ in 0..<jobs {
        if let thread = Thread.start({ work.run() }) { threads.append(thread) }
      }
    }
  }

  deinit {
    monitor.update { state in
      state.isClosed = true
      state.waiting = []
    }
    for thread in threads { thread.join() }
  }

  /// Whether there is no thread to judge anything.
  var isEmpty: Bool { threads.isEmpty }

  /// Whether chunks are on their way.
  var hasPending: Bool { taken < given }

  /// Whether a chunk's report should be taken before another chunk is given.
  var isFull: Bool { given - taken >= capacity }

  func give(_ chunk: LineChunk) {
    let number = given
    given += 1
    monitor.update { $0.waiting.append((number, chunk)) }
  }

  /// Waits for the report of the first chunk whose report has not been taken.
  func take() -> ChunkReport {
    let number = taken
    taken += 1
    return monitor.wait { $0.done.removeValue(forKey: number) }
  }

  /// The report of that chunk if it is there already.
  func takeIfDone() -> ChunkReport? {
    let number = taken
    guard let report = monitor.update({ $0.done.removeValue(forKey: number) }) else { return nil }
    taken += 1
    return report
  }
}
