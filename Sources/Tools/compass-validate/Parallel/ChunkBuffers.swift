import Synchronization

/// Memory for chunks that is used again: a chunk is read by one thread and freed by another, and new pages of the
/// system for each take as long as judging a part of it.
final class ChunkBuffers: Sendable {
  private struct Free: @unchecked Sendable {
    var buffers: [UnsafeMutableRawBufferPointer] = []
  }

  private let free = Mutex(Free())
  /// The number of bytes of a buffer, unless one alone has to be larger.
  private let size: Int

  init(size: Int) { self.size = size }

  deinit {
    free.withLock { free in
      for buffer in free.buffers { buffer.deallocate() }
    }
  }

  /// Returns a buffer of at least this many bytes, which belongs to the caller.
  func take(atLeast count: Int) -> UnsafeMutableRawBufferPointer {
    let known = free.withLock { free in
      count <= size ? free.buffers.popLast().map(Buffer.init) : nil
    }
    return known?.bytes ?? .allocate(byteCount: max(count, size), alignment: Self.alignment)
  }

  /// The system copies a file's pages much more slowly to places a few bytes behind the start of a page.
  private static let alignment = 4_096

  /// Exchanges a buffer for one twice as large with the same bytes.
  func grow(_ bytes: inout UnsafeMutableRawBufferPointer) {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: bytes.count * 2, alignment: Self.alignment)
    larger.copyMemory(from: UnsafeRawBufferPointer(bytes))
    put(bytes)
    bytes = larger
  }

  /// Takes a buffer back. One of another size is freed.
  func put(_ bytes: UnsafeMutableRawBufferPointer) {
    guard bytes.count == size else { return bytes.deallocate() }
    let buffer = Buffer(bytes: bytes)
    free.withLock { $0.buffers.append(buffer.bytes) }
  }

  /// A buffer on its way between the list and its owner, who alone uses it.
  private struct Buffer: @unchecked Sendable {
    let bytes: UnsafeMutableRawBufferPointer
  }
}
