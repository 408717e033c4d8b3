/// A stretch of an NDJSON file that ends with a line, on its way to a thread.
///
/// Written by the reader before it is handed on, and only read ever after.
final class LineChunk: @unchecked Sendable {
  let path: String
  let linesBefore: Int
  let bytesBefore: Int
  /// Whether this is one line that was skipped because it is too long.
  let isTooLongLine: Bool
  /// The offsets of the line feeds.
  let lineFeeds: [Int]
  private let storage: UnsafeMutableRawBufferPointer
  private let count: Int
  private let buffers: ChunkBuffers

  /// - Parameters:
  ///   - storage: memory that the chunk takes over; its first `count` bytes are the lines.
  ///   - lineFeeds: the offsets of the line feeds among them.
  ///   - buffers: where the memory goes back to.
  init(
    path: String, linesBefore: Int, bytesBefore: Int, storage: UnsafeMutableRawBufferPointer,
    count: Int, lineFeeds: [Int], buffers: ChunkBuffers, isTooLongLine: Bool
  ) {
    self.path = path
    self.linesBefore = linesBefore
    self.bytesBefore = bytesBefore
    self.storage = storage
    self.count = count
    self.lineFeeds = lineFeeds
    self.buffers = buffers
    self.isTooLongLine = isTooLongLine
  }

  deinit { buffers.put(storage) }

  /// The lines; in place as long as the chunk lives.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: storage[..<count].bindMemory(to: UInt8.self)[...])
  }
}
