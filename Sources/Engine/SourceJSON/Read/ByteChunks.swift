/// Storage of byte runs that don't move until all are removed.
package struct ByteChunks: ~Copyable {
  private var chunks: [UnsafeMutableBufferPointer<UInt8>] = []
  /// The number of used bytes in the last chunk.
  private var used = 0

  package init() {}

  /// The memory that is kept for the next run, in bytes.
  package var keptSize: Int { chunks.last?.count ?? 0 }

  deinit {
    for chunk in chunks { chunk.deallocate() }
  }

  /// The size of all chunks, in bytes.
  package var usedSize: Int { used == 0 ? 0 : chunks.reduce(0) { $0 + $1.count } }

  /// Removes all bytes, and keeps the last and largest chunk for the next run.
  package mutating func removeAll() {
    used = 0
    if chunks.count > 1 { removeAllButLast() }
  }

  @inline(never)
  private mutating func removeAllButLast() {
    for chunk in chunks.dropLast() { chunk.deallocate() }
    chunks.removeFirst(chunks.count - 1)
  }

  /// Returns a copy of bytes that stays in place until all are removed.
  package mutating func copy(_ bytes: [UInt8]) -> UnsafeBufferPointer<UInt8> {
    bytes.withUnsafeBufferPointer { copy($0) }
  }

  /// Returns a copy of bytes that stays in place until all are removed.
  package mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    if chunks.isEmpty || chunks[chunks.count - 1].count - used < bytes.count {
      let size = max(bytes.count, 4096, (chunks.last?.count ?? 0) * 2)
      chunks.append(.allocate(capacity: size))
      used = 0
    }
    // In bounds: the last chunk has room, see above.
    let target = UnsafeMutableBufferPointer(
      rebasing: chunks[chunks.count - 1][used..<used + bytes.count])
    _ = target.initialize(fromContentsOf: bytes)
    used += bytes.count
    return UnsafeBufferPointer(target)
  }
}
