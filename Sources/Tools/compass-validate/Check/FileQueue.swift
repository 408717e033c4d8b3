/// A queue of files that threads validate; their reports come in the order of the files.
struct FileQueue: ~Copyable {
  private let rules: [CheckRule]
  private let threads: Int
  private var pool: WorkPool<FileValidations>?
  private let jobs = JobQueue<InputItem>()
  private var reports: OrderedReports<FileReport>?
  private var waiting: [(input: InputItem, size: Int)] = []
  private let isWorthThreads: Bool
  /// The bytes of all pending files.
  private var bytes = 0
  /// The bytes of the last accepted file.
  private var next = 0

  /// The number of bytes that take as long to validate as opening a file.
  private static let fileCost = 4_096
  /// The number of bytes below which threads do not pay.
  private static let leastWork = 262_144
  /// The most bytes of pending files, unless one alone has more. It bounds the memory.
  private static let capacity = 16_777_216

  /// - Parameters:
  ///   - rules: the schemas of the files.
  ///   - count: the number of files.
  ///   - total: their bytes, or nil if that is not known.
  init(_ rules: [CheckRule], threads: Int, count: Int, total: Int?) {
    self.rules = rules
    self.threads = threads
    let isMuch = total.map { $0 + count * Self.fileCost > Self.leastWork } ?? true
    isWorthThreads = threads > 1 && count > 1 && isMuch
  }

  var isEmpty: Bool { waiting.isEmpty }

  /// Whether to take a report before adding the accepted file.
  var isFull: Bool {
    guard let pool else { return false }
    return waiting.count >= pool.capacity || (!waiting.isEmpty && bytes + next > Self.capacity)
  }

  /// Returns whether threads should validate this file.
  ///
  /// Signals do not reach the threads, so only a regular file, which never blocks, is left to them. A file of
  /// many lines is not: all threads share its chunks.
  mutating func accepts(_ input: InputItem) -> Bool {
    guard isWorthThreads, input.problem == nil, let stamp = FileStamp(path: input.path),
      !(input.isNDJSON || input.isInParts(rules[input.rule].options))
        || stamp.size <= ChunkReader.capacity
    else { return false }
    next = stamp.size
    if pool == nil {
      let rules = rules
      pool = WorkPool(threads: threads) { FileValidations(rules) }
      reports = pool?.share(jobs)
    }
    return pool?.isEmpty == false
  }

  /// Adds the accepted file.
  mutating func give(_ input: InputItem) {
    waiting.append((input, next))
    bytes += next
    jobs.give(input)
  }

  /// Waits for the report of the first pending file; nil if there is none.
  mutating func nextReport() -> (input: InputItem, report: FileReport)? {
    guard let reports, let first = waiting.first else { return nil }
    waiting.removeFirst()
    bytes -= first.size
    return (first.input, reports.next())
  }
}
