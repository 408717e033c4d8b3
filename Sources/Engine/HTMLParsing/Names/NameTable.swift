/// The names of one parse: the known ones, and those that only this input has.
struct NameTable: ~Copyable {
  struct Entry: BitwiseCopyable {
    var start: UInt32
    var count: UInt32
    var hash: UInt32
  }

  let known = KnownNames.shared
  /// The text of the names that are not known.
  private var bytes: GrowableBuffer<UInt8>
  private var entries: GrowableBuffer<Entry>
  /// A hash table of indices of entries, plus one, with open addressing.
  private var slots: GrowableBuffer<UInt32>
  /// For each ID, the last tag that had an attribute of this name; empty before the first attribute.
  private var marks: GrowableBuffer<UInt32>

  init() {
    bytes = GrowableBuffer()
    entries = GrowableBuffer()
    slots = GrowableBuffer()
    marks = GrowableBuffer()
  }

  var byteCount: Int {
    bytes.byteCount &+ entries.byteCount &+ slots.byteCount &+ marks.byteCount
  }

  /// The ID of a name, in lower case as far as ASCII goes.
  ///
  /// - Parameters:
  ///   - name: the name in any ASCII case. A null in it means U+FFFD.
  ///   - hash: the hash of the lower-case name.
  @inline(__always)
  mutating func id(of name: UnsafeBufferPointer<UInt8>, hash: NameHash) -> NameID {
    known.id(of: name, hash: hash) ?? ownID(of: name)
  }

  /// Records that the tag has an attribute of this name; false if it had one before.
  @inline(__always)
  mutating func mark(_ name: NameID, tag: UInt32) -> Bool {
    if Int(name.rawValue) >= marks.count { growMarks() }
    if marks[name.rawValue] == tag { return false }
    marks[name.rawValue] = tag
    return true
  }

  /// The text of a name.
  func withText<Result>(of id: NameID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let index = Int(id.rawValue) &- known.count
    if index < 0 { return body(known.text(of: id)) }
    let entry = entries[index]
    return body(
      UnsafeBufferPointer(start: bytes.base + Int(entry.start), count: Int(entry.count)))
  }

  private mutating func ownID(of name: UnsafeBufferPointer<UInt8>) -> NameID {
    let start = bytes.count
    for byte in name {
      if byte == 0 {
        bytes.append(0xEF)
        bytes.append(0xBF)
        bytes.append(0xBD)
      } else {
        bytes.append(byte.asciiLowercased)
      }
    }
    let text = UnsafeBufferPointer(start: bytes.base + start, count: bytes.count &- start)
    // Seeded, since an input may be made of names that collide.
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    let hash = UInt32(truncatingIfNeeded: hasher.finalize())
    if entries.count &* 2 >= slots.count { growSlots() }
    var slot = Int(hash) & (slots.count &- 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) &- 1
      let entry = entries[index]
      if entry.hash == hash, Int(entry.count) == text.count,
        UnsafeBufferPointer(start: bytes.base + Int(entry.start), count: text.count)
          .elementsEqual(text)
      {
        bytes.removeLast(text.count)
        return NameID(rawValue: Int32(truncatingIfNeeded: known.count &+ index))
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    let index = entries.append(
      Entry(
        start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: text.count),
        hash: hash))
    slots[slot] = UInt32(truncatingIfNeeded: index &+ 1)
    return NameID(rawValue: Int32(truncatingIfNeeded: known.count &+ index))
  }

  @inline(never)
  private mutating func growMarks() {
    marks.append(repeating: 0, count: known.count &+ entries.count &- marks.count)
  }

  private mutating func growSlots() {
    let count = max(16, slots.count &* 4)
    slots.removeAll()
    slots.append(repeating: 0, count: count)
    for index in 0..<entries.count {
      var slot = Int(entries[index].hash) & (count &- 1)
      while slots[slot] != 0 { slot = (slot &+ 1) & (count &- 1) }
      slots[slot] = UInt32(truncatingIfNeeded: index &+ 1)
    }
  }
}
