/// A growing array of tape entries that can be used again for the next text without allocating.
package struct Tape: ~Copyable {
  /// The first `count` entries are initialised.
  package private(set) var entries: UnsafeMutablePointer<TapeEntry>
  package private(set) var count = 0
  private var capacity: Int

  package init(capacity: Int = 64) {
    self.capacity = max(capacity, 16)
    entries = .allocate(capacity: self.capacity)
  }

  deinit { entries.deallocate() }

  /// The entry at an index below `count`.
  @inline(__always)
  package subscript(index: Int) -> TapeEntry {
    get { entries[index] }
    set { entries[index] = newValue }
  }

  package mutating func removeAll() { count = 0 }

  @inline(__always)
  package mutating func append(_ entry: TapeEntry) {
    if count == capacity { grow() }
    (entries + count).initialize(to: entry)
    count &+= 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<TapeEntry>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
    capacity *= 2
  }
}
