import Validation

/// Files that threads judge while those before them are told; their reports come in the files' order.
struct FileQueue: ~Copyable {
  private let validator: Validator
  private let options: CheckOptions
  private let threads: Int
  private var pool: WorkPool<FileJudge>?
  private var waiting: [(input: InputItem, size: Int)] = []
  private let isWorthThreads: Bool
  /// The bytes of the files that are on their way.
  private var bytes = 0
  /// The bytes of the file that was accepted last.
  private var next = 0

  /// Opening a file costs about as much as judging so many bytes of one.
  private static let fileCost = 4_096
  /// Less work than this is not worth a thread.
  private static let leastWork = 262_144
  /// The most bytes of files on their way at once, unless one alone has more: it bounds the memory.
  private static let capacity = 16_777_216

  /// - Parameters:
  ///   - count: how many files there are.
  ///   - total: how many bytes they have, or nil when nobody knows.
  init(_ validator: Validator, _ options: CheckOptions, count: Int, total: Int?) {
    self.validator = validator
    self.options = options
    threads = options.threads
    let isMuch = total.map { $0 + count * Self.fileCost > Self.leastWork } ?? true
    isWorthThreads = threads > 1 && count > 1 && isMuch
  }

  var isEmpty: Bool { waiting.isEmpty }

  /// Whether a report should be taken before the accepted file is given.
  var isFull: Bool {
    guard let pool else { return false }
    return pool.isFull || (!waiting.isEmpty && bytes + next > Self.capacity)
  }

  /// Whether threads should judge this file.
  ///
  /// Only a regular file is never waited for, so only such a one can be left to a thread that no signal
  /// reaches; and a file of many lines is judged by all threads at once.
  mutating func accepts(_ input: InputItem) -> Bool {
    guard isWorthThreads, input.problem == nil, let stamp = FileStamp(path: input.path),
      !input.isNDJSON || stamp.size <= ChunkReader.capacity
    else { return false }
    next = stamp.size
    if pool == nil {
      let (validator, options) = (validator, options)
      pool = WorkPool(threads: threads) { FileJudge(validator, options) }
    }
    return pool?.isEmpty == false
  }

  /// Gives the accepted file to the threads.
  mutating func give(_ input: InputItem) {
    waiting.append((input, next))
    bytes += next
    pool?.give(input)
  }

  /// Waits for the report of the first file on its way; nil when there is none.
  mutating func take() -> (input: InputItem, report: FileReport)? {
    guard let pool, let first = waiting.first else { return nil }
    waiting.removeFirst()
    bytes -= first.size
    return (first.input, pool.take())
  }
}
