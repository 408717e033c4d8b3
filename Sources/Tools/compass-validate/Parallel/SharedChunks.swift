/// The chunks of a regular file. The thread that judges a chunk reads it too, into the cache of its own processor.
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

  private struct State: ~Copyable {
    var reader: ChunkReader
    var given = 0
    var taken = 0
    var isEnded = false
    var failure: FileError?

    mutating func next(_ capacity: Int) -> Next {
      if isEnded { return .end }
      guard given - taken < capacity else { return .full }
      do throws(FileError) {
        if let chunk = try reader.next() {
          given += 1
          return .chunk(chunk, number: given - 1)
        }
      } catch {
        failure = error
      }
      isEnded = true
      return .end
    }
  }

  private let state: Monitor<State>
  private let capacity: Int

  /// - Parameter capacity: the most chunks whose reports have not been taken, which bounds the memory.
  init(_ reader: consuming sending ChunkReader, capacity: Int) {
    state = Monitor(State(reader: reader))
    self.capacity = capacity
  }

  /// The number of bytes read of the file.
  var bytesRead: Int { state.update({ $0.reader.bytesRead }, wakingIf: { _ in false }) }

  /// The number of chunks read.
  var count: Int { state.update({ $0.given }, wakingIf: { _ in false }) }

  /// The reason why the file could not be read to its end.
  var failure: FileError? { state.update({ $0.failure }, wakingIf: { _ in false }) }

  func next() -> (number: Int, job: LineChunk)? {
    state.wait { [capacity] state in
      switch state.next(capacity) {
      case .chunk(let chunk, let number): .some((number, chunk))
      case .full: nil
      case .end: .some(nil)
      }
    }
  }

  /// Reads the next chunk for the thread that takes the reports.
  ///
  /// - Parameter taken: how many reports it has taken, which makes room for as many chunks. Said with the question, so that
  ///   the thread waits for others who read once only.
  func next(taken: Int) -> Next {
    var wasFull = false
    return state.update { [capacity] state in
      wasFull = state.given - state.taken >= capacity
      state.taken = taken
      return state.next(capacity)
    } wakingIf: { _ in
      wasFull
    }
  }

  func end() {
    state.update { $0.isEnded = true }
  }
}
