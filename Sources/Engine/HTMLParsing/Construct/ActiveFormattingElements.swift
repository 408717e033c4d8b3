/// The list of active formatting elements. HTML Standard, "The list of active formatting elements".
///
/// A linked list with two kinds of chain: one for each tag and, once the list is long, one for each
/// bucket of signatures. Finding the last `b`, or an element's equals for the Noah's Ark clause,
/// takes constant time however long the list is.
struct ActiveFormattingElements: ~Copyable {
  struct Entry: BitwiseCopyable {
    /// The element, or 0 for a marker.
    var node: Int32 = 0
    var previous: Int32 = 0
    var next: Int32 = 0
    /// The number of markers before it.
    var level: Int32 = 0
    var name = NameID.none
    /// A hash of tag and attributes; 0 while the list is short.
    var signature: UInt32 = 0
    var sameTag = Neighbours()
    var sameBucket = Neighbours()
  }

  /// The entries before and after in a chain.
  struct Neighbours: BitwiseCopyable {
    var older: Int32 = 0
    var newer: Int32 = 0
  }

  /// The entries. Index 0 means none; removed entries are reused.
  private(set) var entries: GrowableBuffer<Entry>
  private var free: Int32 = 0
  /// The last entry; 0 for none.
  private(set) var last: Int32 = 0
  private var count = 0
  private var markerCount: Int32 = 0
  /// The newest entry with each tag.
  private var newestByTag: GrowableBuffer<Int32>
  /// The newest entry in each bucket; as many buckets as a power of two, or none.
  private var buckets: GrowableBuffer<Int32>
  /// The greatest number of elements that are compared one by one.
  private static let unhashedCount = 16

  init() {
    self.init(GrowableBuffer(), GrowableBuffer())
  }

  /// A list whose tables begin in a block.
  init(in block: inout MemoryBlock) {
    self.init(
      block.buffer(of: Entry.self, capacity: Self.firstEntryCount),
      block.buffer(of: Int32.self, capacity: Tag.count))
  }

  private init(
    _ entries: consuming GrowableBuffer<Entry>, _ newest: consuming GrowableBuffer<Int32>
  ) {
    self.entries = entries
    self.entries.append(Entry())
    newestByTag = newest
    newestByTag.append(repeating: 0, count: Tag.count)
    buckets = GrowableBuffer()
  }

  private static let firstEntryCount = 8

  /// The bytes of a block that the tables begin with.
  static var blockSize: Int {
    MemoryBlock.size(of: Entry.self, capacity: firstEntryCount)
      &+ MemoryBlock.size(of: Int32.self, capacity: Tag.count)
  }

  var byteCount: Int { entries.byteCount &+ buckets.byteCount }

  // MARK: Changing the list

  /// Whether the list is long enough for signatures.
  var isHashed: Bool { buckets.count > 0 }

  /// Makes room for an element.
  ///
  /// - Parameter signature: returns the signature of an element of the list. Called for each when
  ///   the list becomes long.
  @inline(__always)
  mutating func reserve(signature: (Int32) -> UInt32) {
    if count >= max(buckets.count, Self.unhashedCount) { growBuckets(signature) }
  }

  /// Appends an element and returns its entry. The caller applies the Noah's Ark clause and calls `reserve`.
  mutating func append(_ node: Int32, name: NameID, signature: UInt32) -> Int32 {
    let index = newEntry()
    entries[index] = Entry(
      node: node, previous: last, level: markerCount, name: name, signature: signature)
    linkLast(index)
    Self.link(entries, index, \.sameTag, newest: &newestByTag[Int(name.rawValue)])
    if isHashed {
      Self.link(entries, index, \.sameBucket, newest: &buckets[bucket(signature)])
    }
    count &+= 1
    return index
  }

  /// Appends a marker.
  mutating func appendMarker() {
    let index = newEntry()
    entries[index] = Entry(previous: last, level: markerCount)
    linkLast(index)
    markerCount &+= 1
  }

  /// "Clear the list of active formatting elements up to the last marker". Calls a function with
  /// each element that goes.
  mutating func clearToLastMarker(_ removed: (Int32) -> Void) {
    while last != 0 {
      let index = last
      let node = entries[index].node
      if node == 0 {
        unlinkFromList(index)
        release(index)
        markerCount &-= 1
        return
      }
      removed(node)
      remove(index)
    }
  }

  /// Removes an element's entry.
  mutating func remove(_ index: Int32) {
    let entry = entries[index]
    unlinkFromList(index)
    Self.unlink(entries, entry.sameTag, \.sameTag, newest: &newestByTag[Int(entry.name.rawValue)])
    if isHashed {
      Self.unlink(
        entries, entry.sameBucket, \.sameBucket, newest: &buckets[bucket(entry.signature)])
    }
    count &-= 1
    release(index)
  }

  /// Puts another element, a clone, in an entry's place.
  mutating func replace(_ index: Int32, with node: Int32) { entries[index].node = node }

  /// Moves an entry to just behind another one.
  mutating func move(_ index: Int32, behind other: Int32) {
    guard index != other, entries[other].next != index else { return }
    unlinkFromList(index)
    let next = entries[other].next
    entries[index].previous = other
    entries[index].next = next
    entries[other].next = index
    if next != 0 { entries[next].previous = index } else { last = index }
  }

  private mutating func newEntry() -> Int32 {
    guard free != 0 else {
      return Int32(truncatingIfNeeded: entries.append(Entry()))
    }
    defer { free = entries[free].next }
    return free
  }

  private mutating func release(_ index: Int32) {
    entries[index].next = free
    free = index
  }

  private mutating func linkLast(_ index: Int32) {
    if last != 0 { entries[last].next = index }
    last = index
  }

  private mutating func unlinkFromList(_ index: Int32) {
    let entry = entries[index]
    if entry.previous != 0 { entries[entry.previous].next = entry.next }
    if entry.next != 0 {
      entries[entry.next].previous = entry.previous
    } else {
      last = entry.previous
    }
  }

  // MARK: Chains

  private typealias Chain = WritableKeyPath<Entry, Neighbours>

  @inline(__always)
  private func bucket(_ signature: UInt32) -> Int { Int(signature) & (buckets.count &- 1) }

  @inline(__always)
  private static func link(
    _ entries: borrowing GrowableBuffer<Entry>, _ index: Int32, _ chain: Chain,
    newest: inout Int32
  ) {
    entries[index][keyPath: chain] = Neighbours(older: newest, newer: 0)
    if newest != 0 { entries[newest][keyPath: chain].newer = index }
    newest = index
  }

  @inline(__always)
  private static func unlink(
    _ entries: borrowing GrowableBuffer<Entry>, _ neighbours: Neighbours, _ chain: Chain,
    newest: inout Int32
  ) {
    if neighbours.newer != 0 {
      entries[neighbours.newer][keyPath: chain].older = neighbours.older
    } else {
      newest = neighbours.older
    }
    if neighbours.older != 0 {
      entries[neighbours.older][keyPath: chain].newer = neighbours.newer
    }
  }

  private mutating func growBuckets(_ signature: (Int32) -> UInt32) {
    let wasHashed = isHashed
    let grown = max(buckets.count &* 4, Self.unhashedCount &* 4)
    buckets.removeAll()
    buckets.append(repeating: 0, count: grown)
    var index = last
    while entries[index].previous != 0 { index = entries[index].previous }
    while index != 0 {
      if entries[index].node != 0 {
        if !wasHashed { entries[index].signature = signature(entries[index].node) }
        Self.link(entries, index, \.sameBucket, newest: &buckets[bucket(entries[index].signature)])
      }
      index = entries[index].next
    }
  }

  // MARK: Questions

  /// The last element with a tag that is behind the last marker, or 0.
  func lastEntry(_ name: NameID) -> Int32 {
    let index = newestByTag[Int(name.rawValue)]
    return index != 0 && entries[index].level == markerCount ? index : 0
  }

  /// The earliest of three elements behind the last marker that equal a new one, or 0.
  ///
  /// - Parameters:
  ///   - signature: the new element's signature if elements need one.
  ///   - isEqual: compares an element of the list, which has the same signature and name.
  func earliestOfThree(
    name: NameID, signature: UInt32, isEqual: (Int32) -> Bool
  ) -> Int32 {
    var equals = 0
    var index = isHashed ? buckets[bucket(signature)] : newestByTag[Int(name.rawValue)]
    while index != 0, entries[index].level == markerCount {
      let entry = entries[index]
      if entry.signature == signature, entry.name == name, isEqual(entry.node) {
        equals += 1
        if equals == 3 { return index }
      }
      index = isHashed ? entry.sameBucket.older : entry.sameTag.older
    }
    return 0
  }
}
