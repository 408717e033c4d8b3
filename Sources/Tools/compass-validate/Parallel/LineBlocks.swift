/// A regular file in blocks of one size. Each is read by its place, so several threads read at the same time.
///
/// A line belongs to the block with the line feed before it, wherever it ends.
struct LineBlocks: ~Copyable, Sendable {
  private let file: InputFile
  private let limit: Int
  private let buffers = ChunkBuffers(size: Self.size + Self.size / 4)

  /// The number of bytes of a block.
  static let size = ChunkReader.capacity
  /// The number of bytes behind a block that are read with it, for the end of its last line.
  private static let overlap = 4_096

  /// - Parameter limit: the most bytes that a line may have; a longer one is not kept whole in memory.
  init(_ file: consuming InputFile, limit: Int) {
    self.file = file
    self.limit = limit
  }

  /// Returns the lines of a block, perhaps none, as if no lines were before it; nil behind the end of the file.
  ///
  /// A line that is too long may be cut, and still is.
  /// - Parameter number: the number of blocks before. The first line of the file belongs to block 0.
  /// - Throws: when the file can't be read, or has changed by its end.
  func read(_ number: Int) throws(FileError) -> LineChunk? {
    let position = number * Self.size
    var storage = buffers.buffer(atLeast: 0)
    var lines = FoundLines(isAtStart: number == 0, room: storage.count / 256)
    var filled = 0
    do throws(FileError) {
      while !lines.areWhole {
        if filled >= Self.size, lines.first == nil || filled - lines.next > limit { break }
        if filled == storage.count { buffers.grow(&storage) }
        let end = filled < Self.size ? Self.size + Self.overlap : storage.count
        let free = UnsafeMutableRawBufferPointer(rebasing: storage[filled..<end])
        let count = try file.read(into: free, at: position + filled)
        if count == 0 {
          if lines.next < filled || filled == 0 { try file.checkUnchanged() }
          break
        }
        lines.search(storage, filled..<(filled + count))
        filled += count
      }
    } catch {
      buffers.put(storage)
      throw error
    }
    if filled == 0 {
      file.skipToEnd()
      buffers.put(storage)
      return nil
    }
    let range = lines.first.map { $0..<(lines.areWhole ? lines.next : filled) } ?? 0..<0
    return LineChunk(
      path: file.path, linesBefore: 0, bytesBefore: position + range.lowerBound, storage: storage,
      range: range, lineFeeds: lines.lineFeeds, buffers: buffers, isTooLongLine: false)
  }

  /// The lines found in the bytes of a block. All places are offsets from its start.
  private struct FoundLines {
    /// Where the first line starts that belongs to the block.
    private(set) var first: Int?
    /// Where the line behind the latest line feed starts.
    private(set) var next = 0
    /// The offsets of the line feeds from the first line.
    private(set) var lineFeeds: [Int] = []

    init(isAtStart: Bool, room: Int) {
      first = isAtStart ? 0 : nil
      lineFeeds.reserveCapacity(room)
    }

    /// Whether a line feed behind the block ends the last line, if one belongs to the block.
    var areWhole: Bool { next > LineBlocks.size }

    /// Searches the bytes behind those searched before.
    mutating func search(_ storage: UnsafeMutableRawBufferPointer, _ range: Range<Int>) {
      var place = range.lowerBound
      while !areWhole, let found = storage.lineFeed(in: place..<range.upperBound) {
        if let first {
          lineFeeds.append(found - first)
        } else if found < LineBlocks.size {
          first = found + 1
        }
        place = found + 1
        next = place
      }
    }
  }
}
