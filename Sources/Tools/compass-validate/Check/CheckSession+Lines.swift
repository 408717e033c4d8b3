import Diagnostics
import Validation

extension CheckSession {
  /// The number of bytes below which a file is not worth a thread.
  private static let leastShared = 65_536

  /// The number of chunks for each thread that may be validated before the report on an earlier one is there: some
  /// milliseconds of work, for which the system may keep a thread waiting.
  private static let reportsPerThread = 16

  /// Validates the lines of a file.
  ///
  /// - Throws: when the file can't be read to its end; what was read is reported. Or when output can't be written.
  mutating func checkLines(
    of file: consuming sending InputFile, _ seen: inout RunSummary
  ) throws(FileError) {
    let isShared = (file.plainSize ?? 0) >= Self.leastShared
    if isShared, let pool = startedPool() {
      let blocks = LineBlocks(file, limit: lineSchema.options.maximumLineBytes)
      try validateShared(
        SharedChunks(blocks, capacity: threads * Self.reportsPerThread), pool, &seen)
    } else {
      try validate(ChunkReader(file, limit: lineSchema.options.maximumLineBytes), &seen)
    }
  }

  /// The other threads that validate chunks; nil if this is the only one.
  private mutating func startedPool() -> WorkPool<RecordValidation>? {
    guard threads > 1 else { return nil }
    if chunkPool == nil {
      let schema = lineSchema
      chunkPool = WorkPool(threads: threads - 1) { schema.recordValidation }
    }
    guard let chunkPool, !chunkPool.isEmpty else { return nil }
    return chunkPool
  }

  /// Validates the chunks of a file together with other threads, which read them too.
  private mutating func validateShared(
    _ chunks: SharedChunks, _ pool: WorkPool<RecordValidation>, _ seen: inout RunSummary
  ) throws(FileError) {
    let reports = pool.share(chunks)
    // If output can't be written, the others stop too.
    defer { chunks.end() }
    var taken = 0
    reading: while true {
      switch chunks.next(taken: taken) {
      case .chunk(let chunk, let number):
        reports.put(lines.validate(chunk), number)
        progress.update(done: bytesBefore + chunk.bytesBefore + chunk.bytes.count)
      case .full:
        try write(reports.next(), &seen)
        taken += 1
      case .end: break reading
      }
      while let report = reports.nextIfDone() {
        try write(report, &seen)
        taken += 1
      }
    }
    for _ in taken..<chunks.count { try write(reports.next(), &seen) }
    bytesBefore += chunks.bytesRead
    if let failure = chunks.failure { throw failure }
  }

  /// Validates the chunks of a file that only this thread reads.
  mutating func validate(
    _ reader: consuming some ChunkSource & ~Copyable, _ seen: inout RunSummary
  ) throws(FileError) {
    var reader = reader
    var queue: ChunkQueue?
    defer { queue?.jobs.end() }
    var failure: FileError?
    reading: while true {
      let chunk: LineChunk
      do throws(FileError) {
        guard let next = try reader.next() else { break reading }
        chunk = next
      } catch {
        // The chunks before are still reported.
        failure = error
        break reading
      }
      if queue == nil, chunk.linesBefore > 0 || chunk.bytes.count >= Self.leastShared {
        queue = startedPool().map(ChunkQueue.init)
      }
      try validate(chunk, queue, &seen)
      progress.update(done: bytesBefore + reader.bytesRead)
      if !reader.isReady {
        // The process at the other end of the pipe may be waiting for the findings so far.
        try writeAll(of: queue, &seen)
        try report.flush()
      }
    }
    try writeAll(of: queue, &seen)
    bytesBefore += reader.bytesRead
    if let failure { throw failure }
  }

  /// The chunks that this thread gives to others, and their reports.
  private struct ChunkQueue {
    let jobs = JobQueue<LineChunk>()
    let reports: OrderedReports<ChunkReport>
    let capacity: Int
    let supply: Int

    init(_ pool: WorkPool<RecordValidation>) {
      reports = pool.share(jobs)
      capacity = pool.capacity
      supply = pool.supply
    }

    var pending: Int { jobs.given - reports.taken }
  }

  /// Queues a chunk for other threads, or validates it here if this is the only thread or their queue is full.
  private mutating func validate(
    _ chunk: LineChunk, _ queue: ChunkQueue?, _ seen: inout RunSummary
  ) throws(FileError) {
    guard let queue else { return try write(lines.validate(chunk), &seen) }
    while let report = queue.reports.nextIfDone() { try write(report, &seen) }
    if queue.pending >= queue.capacity { try takeNext(of: queue, &seen) }
    if let number = queue.jobs.give(chunk, unlessWaiting: queue.supply) {
      queue.reports.put(lines.validate(chunk), number)
    }
  }

  /// Takes the next report, and validates other chunks that wait until it is there.
  private mutating func takeNext(of queue: ChunkQueue, _ seen: inout RunSummary) throws(FileError) {
    while true {
      if let report = queue.reports.nextIfDone() { return try write(report, &seen) }
      guard let (number, chunk) = queue.jobs.nextIfWaiting() else { break }
      queue.reports.put(lines.validate(chunk), number)
    }
    try write(queue.reports.next(), &seen)
  }

  /// Takes the reports on all chunks.
  private mutating func writeAll(of queue: ChunkQueue?, _ seen: inout RunSummary) throws(FileError)
  {
    guard let queue else { return }
    while queue.pending > 0 { try takeNext(of: queue, &seen) }
  }
}
