/// The chunks of a regular file. The thread that validates a chunk reads it too, into the cache of its own processor, while
/// others read theirs.
///
/// Signals do not end the reading of other threads, so a pipe, which may keep them waiting, is not shared.
final class SharedChunks: JobSource {
  /// The answer to a thread that asks for a chunk.
  enum Next {
    case chunk(LineChunk, number: Int)
    /// So many chunks are on their way that a report has to be taken first.
    case full
    case end
  }

  private struct State {
    /// The number of blocks that threads read or have read.
    var begun = 0
    /// The number of chunks given to threads, which is in the order of the file, and of their lines and bytes.
    var given = 0
    var lines = 0
    var bytesRead = 0
    /// The number of chunks whose reports have been taken.
    var taken = 0
    var isEnded = false
    var failure: FileError?

    func isFull(_ capacity: Int) -> Bool { given - taken >= capacity }

    /// Returns the number of the next block to read, unless a report has to be taken first.
    mutating func begin(_ capacity: Int) -> Int? {
      if isFull(capacity) { return nil }
      begun += 1
      return begun - 1
    }

    /// Gives the chunk of the next block, as all before it were given.
    mutating func give(_ chunk: Result<LineChunk?, FileError>) -> Next {
      switch chunk {
      case .success(let chunk?):
        chunk.linesBefore = lines
        lines += chunk.lines
        bytesRead = max(bytesRead, chunk.bytesBefore + chunk.bytes.count)
        given += 1
        return .chunk(chunk, number: given - 1)
      case .success(nil): break
      case .failure(let error): failure = error
      }
      isEnded = true
      return .end
    }
  }

  private let blocks: LineBlocks
  private let state = Monitor(State())
  private let capacity: Int

  /// - Parameter capacity: the most chunks whose reports have not been taken, which bounds the memory for reports. Threads
  ///   that ask at the same time may exceed it by their number.
  init(_ blocks: consuming LineBlocks, capacity: Int) {
    self.blocks = blocks
    self.capacity = capacity
  }

  /// The number of bytes read of the file.
  var bytesRead: Int { state.update({ $0.bytesRead }, wakingIf: { _ in false }) }

  /// The number of chunks given.
  var count: Int { state.update({ $0.given }, wakingIf: { _ in false }) }

  /// The reason why the file could not be read to its end.
  var failure: FileError? { state.update({ $0.failure }, wakingIf: { _ in false }) }

  func next() -> (number: Int, job: LineChunk)? {
    let block: Int? = state.wait { [capacity] state in
      if state.isEnded { return .some(nil) }
      return state.begin(capacity).map { .some($0) }
    }
    guard let block, case .chunk(let chunk, let number) = read(block) else { return nil }
    return (number, chunk)
  }

  /// Reads the next chunk for the thread that takes the reports.
  ///
  /// - Parameter taken: how many reports it has taken, which makes room for as many chunks. Said with the question, so that
  ///   the thread waits for others once only.
  func next(taken: Int) -> Next {
    var wasFull = false
    let (block, isEnded) = state.update { [capacity] state in
      wasFull = state.isFull(capacity)
      state.taken = taken
      return (state.isEnded ? nil : state.begin(capacity), state.isEnded)
    } wakingIf: { _ in
      wasFull
    }
    if let block { return read(block) }
    return isEnded ? .end : .full
  }

  /// Reads a block that this thread has begun, and waits for those who read before it: they know the number of lines.
  private func read(_ block: Int) -> Next {
    let chunk = Result { () throws(FileError) in try blocks.read(block) }
    return state.wait { state in
      if state.isEnded { return .end }
      return state.given == block ? state.give(chunk) : nil
    } wakingIf: { state in
      state.isEnded || state.begun > state.given
    }
  }

  func end() {
    state.update { $0.isEnded = true }
  }
}
