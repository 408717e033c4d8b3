import Platform

/// A stretch of a file of lines or rows that ends with one, on its way to a thread.
///
/// Written by the reader before it is handed on, and only read ever after.
final class LineChunk: @unchecked Sendable {
  let path: String
  /// The number of lines before. A reader that does not know it sets it before the chunk is handed on.
  var linesBefore: Int
  private(set) var bytesBefore: Int
  /// The format of the rows that the chunk has instead of lines.
  var rows: RowsOfChunk?
  /// Whether this is one line that was skipped because it is too long.
  let isTooLongLine: Bool
  /// The offsets of the line feeds.
  let lineFeeds: [Int]
  private let storage: UnsafeMutableRawBufferPointer
  private var range: Range<Int>
  private let buffers: ChunkBuffers

  /// - Parameters:
  ///   - storage: memory that the chunk takes over.
  ///   - range: where the lines are in it.
  ///   - lineFeeds: the offsets of the line feeds among them, from the start of the first line.
  ///   - buffers: where the memory goes back to.
  init(
    path: String, linesBefore: Int, bytesBefore: Int, storage: UnsafeMutableRawBufferPointer,
    range: Range<Int>, lineFeeds: [Int], buffers: ChunkBuffers, isTooLongLine: Bool
  ) {
    self.path = path
    self.linesBefore = linesBefore
    self.bytesBefore = bytesBefore
    self.storage = storage
    self.range = range
    self.lineFeeds = lineFeeds
    self.buffers = buffers
    self.isTooLongLine = isTooLongLine
  }

  /// A chunk without lines of a file.
  convenience init(emptyOf path: String) {
    let buffers = ChunkBuffers(size: 1)
    self.init(
      path: path, linesBefore: 0, bytesBefore: 0, storage: buffers.buffer(atLeast: 0), range: 0..<0,
      lineFeeds: [], buffers: buffers, isTooLongLine: false)
  }

  /// The number of lines. The last one of a file, and one that was cut, have no line feed.
  var lines: Int { lineFeeds.count + ((lineFeeds.last ?? -1) + 1 < range.count ? 1 : 0) }

  deinit { buffers.put(storage) }

  /// Removes bytes with a number of line feeds from the start. A reader calls it before the chunk is handed on.
  func removeFirst(_ count: Int, lines: Int) {
    let count = min(count, range.count)
    range = range.lowerBound + count..<range.upperBound
    bytesBefore += count
    linesBefore += lines
  }

  /// The lines; in place as long as the chunk lives.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: storage[range].bindMemory(to: UInt8.self)[...])
  }
}

extension LineChunk {
  /// A line without its line feed.
  struct Line {
    /// The text, in place as long as the chunk lives; nil if it is longer than the limit.
    var text: UnsafeBufferPointer<UInt8>?
    /// The number of bytes of the file before it.
    var bytesBefore: Int
  }

  /// The lines of a chunk, one after the other. A line feed at the end starts no line.
  struct Lines {
    private let chunk: LineChunk
    private let bytes: UnsafeBufferPointer<UInt8>
    private let lineFeeds: [Int]
    private let limit: Int
    private var number = 0
    private var start = 0

    /// - Parameter limit: the most bytes that a line may have.
    init(of chunk: LineChunk, limit: Int) {
      self.chunk = chunk
      bytes = chunk.bytes
      lineFeeds = chunk.lineFeeds
      self.limit = limit
    }

    mutating func next() -> Line? {
      var line = Line(text: nil, bytesBefore: chunk.bytesBefore + start)
      defer { number += 1 }
      if chunk.isTooLongLine { return number == 0 ? line : nil }
      guard start < bytes.count else { return nil }
      // The last line of a file may have no line feed.
      let end = number < lineFeeds.count ? lineFeeds[number] : bytes.count
      if end - start <= limit { line.text = UnsafeBufferPointer(rebasing: bytes[start..<end]) }
      start = end + 1
      return line
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a line has no payload.
  var isBlank: Bool { allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
}

extension UnsafeMutableRawBufferPointer {
  /// Returns the offset of the first line feed in a range of the bytes, which must be within them.
  func lineFeed(in range: Range<Int>) -> Int? {
    // In bounds: the search ends with the range.
    guard let base = baseAddress, let found = memchr(base + range.lowerBound, 0x0A, range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
