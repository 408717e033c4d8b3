private import Platform

/// One piece of memory that several buffers begin in, so that a short parse allocates once.
///
/// The block must outlive the buffers, which need not be freed.
struct MemoryBlock: ~Copyable {
  private let base: UnsafeMutableRawPointer
  private let byteCount: Int
  private var used = 0

  /// The alignment of every buffer: that of any record.
  private static let alignment = 8

  init(byteCount: Int) {
    // Running out of memory is fatal, as in any other allocation.
    guard let memory = malloc(byteCount) else { preconditionFailure("out of memory") }
    base = memory
    self.byteCount = byteCount
  }

  deinit { free(base) }

  /// The bytes that a buffer takes up.
  @inline(__always)
  static func size<Element>(of: Element.Type, capacity: Int) -> Int {
    (capacity &* MemoryLayout<Element>.stride &+ alignment &- 1) & ~(alignment &- 1)
  }

  /// Returns an empty buffer in the part of the block that follows the last one's.
  @inline(__always)
  mutating func buffer<Element: BitwiseCopyable>(
    of type: Element.Type, capacity: Int
  ) -> GrowableBuffer<Element> {
    let size = Self.size(of: type, capacity: capacity)
    precondition(used &+ size <= byteCount)
    let memory = (base + used).bindMemory(to: type, capacity: capacity)
    used &+= size
    return GrowableBuffer(borrowing: memory, capacity: capacity)
  }
}
