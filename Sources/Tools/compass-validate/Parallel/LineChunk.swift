/// A stretch of an NDJSON file that ends with a line, on its way to a thread.
///
/// Written by the reader before it is handed on, and only read ever after.
final class LineChunk: @unchecked Sendable {
  let path: String
  /// The number of lines before. A reader that does not know it sets it before the chunk is handed on.
  var linesBefore: Int
  let bytesBefore: Int
  /// Whether this is one line that was skipped because it is too long.
  let isTooLongLine: Bool
  /// The offsets of the line feeds.
  let lineFeeds: [Int]
  private let storage: UnsafeMutableRawBufferPointer
  private let range: Range<Int>
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

  /// The number of lines. The last one of a file, and one that was cut, have no line feed.
  var lines: Int { lineFeeds.count + ((lineFeeds.last ?? -1) + 1 < range.count ? 1 : 0) }

  deinit { buffers.put(storage) }

  /// The lines; in place as long as the chunk lives.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: storage[range].bindMemory(to: UInt8.self)[...])
  }
}
