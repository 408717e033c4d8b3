#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

/// Bytes that are written one behind the other.
///
/// `Array` would check for uniqueness and capacity at each of the many small writes that a tag causes. Here
/// a caller makes room once, and then writes no more than that.
struct ByteWriter: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  /// Where the next byte goes.
  private var next: UnsafeMutablePointer<UInt8>
  private var end: UnsafeMutablePointer<UInt8>

  init(capacity: Int) {
    base = Self.reallocated(nil, capacity: capacity)
    next = base
    end = base + capacity
  }

  deinit { free(base) }

  private static func reallocated(
    _ old: UnsafeMutablePointer<UInt8>?, capacity: Int
  ) -> UnsafeMutablePointer<UInt8> {
    guard let memory = realloc(old, max(capacity, 1)) else { preconditionFailure("out of memory") }
    return memory.bindMemory(to: UInt8.self, capacity: capacity)
  }

  /// The number of bytes written.
  var count: Int { next - base }

  /// What has been written.
  var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      // In bounds: the buffer has room for `count` bytes, if there are any.
      if count > 0 { buffer.baseAddress.unsafelyUnwrapped.update(from: base, count: count) }
      initialized = count
    }
  }

  /// Makes room for a number of further bytes.
  @inline(__always)
  mutating func reserve(_ extra: Int) {
    if end - next < extra { grow(by: extra) }
  }

  @inline(never)
  private mutating func grow(by extra: Int) {
    let count = count
    let capacity = count + max(extra, count / 2 + 64)
    base = Self.reallocated(base, capacity: capacity)
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
