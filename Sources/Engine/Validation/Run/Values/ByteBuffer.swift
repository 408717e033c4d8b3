internal import SourceJSON

/// A reusable byte buffer for the output of records.
struct ByteBuffer: ~Copyable {
  private var memory: GrowingMemory<UInt8>
  private(set) var count = 0

  init(capacity: Int = 1024) { memory = GrowingMemory(capacity: capacity) }

  @inline(__always)
  private var base: UnsafeMutablePointer<UInt8> { memory.base }

  /// The appended bytes, valid until the next change.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  /// The memory that is kept, in bytes.
  var keptSize: Int { memory.size }

  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == memory.capacity { memory.grow(to: count + 1) }
    base[count] = byte
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ added: UnsafeBufferPointer<UInt8>) {
    append(added, from: 0, to: added.count)
  }

  /// Appends a range of bytes, which may go beyond the buffer's bounds but not beyond its memory.
  @inline(__always)
  mutating func append(_ added: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    guard let source = added.baseAddress, end > start else { return }
    let size = end &- start
    // In bounds: room is made first.
    if count &+ size > memory.capacity { memory.grow(to: count &+ size) }
    (base + count).update(from: source + start, count: size)
    count &+= size
  }
}
