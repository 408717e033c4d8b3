private import Platform

/// Bytes that are written one behind the other.
///
/// `Array` would check for uniqueness and capacity at each of the many small writes that a tag causes. Here
/// a caller makes room once, and then writes no more than that.
struct ByteWriter: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  /// Where the next byte goes.
  private var next: UnsafeMutablePointer<UInt8>
  private var end: UnsafeMutablePointer<UInt8>
  private var ownsMemory = false

  private init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
    // Without memory there is no room, and nothing is written.
    base = memory.baseAddress ?? UnsafeMutablePointer(bitPattern: 1).unsafelyUnwrapped
    next = base
    end = base + memory.count
  }

  deinit { if ownsMemory { free(base) } }

  /// Returns what a function writes.
  ///
  /// The bytes are written to where an array has them. Only if there are more than expected, they move.
  ///
  /// - Parameter capacity: the number of bytes that are expected, or a few more.
  static func bytes(
    capacity: Int, _ body: (consuming ByteWriter) -> ByteWriter
  ) -> [UInt8] {
    var moved: [UInt8]?
    let written = [UInt8](unsafeUninitializedCapacity: capacity) { memory, count in
      let writer = body(ByteWriter(memory))
      if writer.ownsMemory {
        moved = Array(UnsafeBufferPointer(start: writer.base, count: writer.count))
      } else {
        count = writer.count
      }
    }
    return moved ?? written
  }

  private static func reallocated(
    _ old: UnsafeMutablePointer<UInt8>?, capacity: Int
  ) -> UnsafeMutablePointer<UInt8> {
    // Running out of memory is fatal, as in any other allocation.
    guard let memory = realloc(old, max(capacity, 1)) else { preconditionFailure("out of memory") }
    return memory.bindMemory(to: UInt8.self, capacity: capacity)
  }

  /// The number of bytes written.
  var count: Int { next - base }

  /// Makes room for a number of further bytes.
  @inline(__always)
  mutating func reserve(_ extra: Int) {
    if end - next < extra { grow(by: extra) }
  }

  @inline(never)
  private mutating func grow(by extra: Int) {
    let count = count
    let capacity = count + max(extra, count / 2 + 64)
    let memory = Self.reallocated(ownsMemory ? base : nil, capacity: capacity)
    if !ownsMemory { memory.update(from: base, count: count) }
    base = memory
    ownsMemory = true
    next = base + count
    end = base + capacity
  }

  // MARK: Writing where there is room

  /// Writes a byte.
  @inline(__always)
  mutating func write(_ byte: UInt8) {
    assert(next < end)
    next.pointee = byte
    next += 1
  }

  /// Writes the first bytes of a vector. There must be room for all of it.
  @inline(__always)
  mutating func write<Vector: BitwiseCopyable>(_ vector: Vector, count: Int) {
    assert(end - next >= MemoryLayout<Vector>.size)
    UnsafeMutableRawPointer(next).storeBytes(of: vector, as: Vector.self)
    next += count
  }

  @inline(__always)
  mutating func write(_ start: UnsafePointer<UInt8>, count: Int) {
    assert(end - next >= count)
    next.update(from: start, count: count)
    next += count
  }

  // MARK: Surrogates

  /// The ten bits of a high surrogate that has been written last, or nil.
  var lastHighSurrogate: UInt32? {
    guard count >= 3, next[-3] == 0xED, 0xA0...0xAF ~= next[-2] else { return nil }
    return UInt32(next[-2] & 0x0F) << 6 | UInt32(next[-1] & 0x3F)
  }

  /// Takes back a number of bytes.
  mutating func removeLast(_ number: Int) {
    assert(count >= number)
    next -= number
  }
}
