/// A growing array of tape entries that the next text can reuse without allocating.
package struct Tape: ~Copyable {
  private var memory: GrowingMemory<TapeEntry>
  package private(set) var count = 0

  package init(capacity: Int = 64) { memory = GrowingMemory(capacity: max(capacity, 16)) }

  /// The first `count` entries are initialised.
  @inline(__always)
  package var entries: UnsafeMutablePointer<TapeEntry> { memory.base }

  /// The entry at an index below `count`.
  @inline(__always)
  package subscript(index: Int) -> TapeEntry {
    get { memory.base[index] }
    set { memory.base[index] = newValue }
  }

  /// The memory that is kept for the next text, in bytes.
  package var keptSize: Int { memory.size }

  package mutating func removeAll() { count = 0 }

  /// Removes the entries from an index on.
  @inline(__always)
  mutating func cut(to index: Int) {
    assert(index <= count)
    count = index
  }

  /// Makes room for the least number of entries of a large text. Unused memory costs nothing, and
  /// memory that grows in large steps moves by remapping its pages.
  @inline(__always)
  package mutating func reserve(forText length: Int) {
    let least = length / 16
    if least > 4096, least > memory.capacity { memory.grow(to: least) }
  }

  @inline(__always)
  package mutating func append(_ entry: TapeEntry) {
    if count == memory.capacity { memory.grow(to: count + 1) }
    (memory.base + count).initialize(to: entry)
    count &+= 1
  }

  /// The number of entries for which there is room.
  @inline(__always)
  var room: Int { memory.capacity &- count }

  /// Makes room for at least `added` entries, and may move the others.
  mutating func makeRoom(for added: Int) { memory.grow(to: count + added) }

  /// Counts entries that were initialised behind the last one, at most as many as there is room for.
  @inline(__always)
  mutating func commit(_ added: Int) {
    assert(added <= room)
    count &+= added
  }
}
