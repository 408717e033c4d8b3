internal import JSPrimitives
internal import SourceJSON

/// One slot of an object's key table.
struct KeySlot: Sendable {
  var key: PlanText
  /// The field's number within its object; -1 for a free slot.
  var field: Int32
}

/// Finding an object's declared field by its key's bytes, without building or hashing a string.
///
/// An open-addressing table over a hash of the key; a candidate is compared byte by byte. The hash has no secret,
/// so a payload may be written whose keys all lead to one slot: what each then costs is the way to the next
/// free slot, to which a schema's own keys set the bound `KeyHash.greatestWay`.
extension PlanTables {
  /// The number of the object's field with that key, or -1.
  @inline(__always)
  func field(_ key: UnsafeBufferPointer<UInt8>, of object: PlanObject) -> Int {
    let mask = Int(object.slotMask)
    var slot = KeyHash.hash(key) & mask
    // The loop ends, since at least half of the slots are free.
    while true {
      let candidate = keySlots[Int(object.firstSlot) &+ slot]
      if candidate.field < 0 { return -1 }
      if text(candidate.key, equals: key) { return Int(candidate.field) }
      slot = (slot &+ 1) & mask
    }
  }
}

extension PlanBuilder {
  /// Adds an object with its fields and its key table.
  ///
  /// - Parameters:
  ///   - keys: the fields' keys, in field order, no key twice.
  ///   - hash: what finds the keys again is `KeyHash.hash`; another one is for tests.
  /// - Returns: the object's place; nil when too many of the keys lead to one slot.
  mutating func addObject(
    keys: [JSText], nodes: [Int32], unknownKeys: PlanObject.UnknownKeys,
    hash: (UnsafeBufferPointer<UInt8>) -> Int = KeyHash.hash
  ) -> Int32? {
    var capacity = 4
    while capacity < keys.count * 2 { capacity *= 2 }
    let free = KeySlot(key: PlanText(start: 0, length: 0), field: -1)
    var slots = [KeySlot](repeating: free, count: capacity)
    let firstField = Int32(fields.count)
    for (field, key) in keys.enumerated() {
      var slot = key.bytes.withUnsafeBufferPointer(hash) & (capacity - 1)
      var way = 0
      while slots[slot].field >= 0 {
        slot = (slot + 1) & (capacity - 1)
        way += 1
        guard way <= KeyHash.greatestWay else { return nil }
      }
      let text = add(key)
      slots[slot] = KeySlot(key: text, field: Int32(field))
      var written = Array(",".utf8)
      JSONWriter.append(key, to: &written)
      written.append(UInt8(ascii: ":"))
      fields.append(
        PlanField(node: nodes[field], key: text, writtenKey: add(JSText(wtf8: written))))
    }
    self.keys += keys
    let object = PlanObject(
      firstField: firstField, fieldCount: Int32(keys.count), firstSlot: Int32(keySlots.count),
      slotMask: Int32(capacity - 1), unknownKeys: unknownKeys)
    keySlots += slots
    return Self.add(object, to: &objects)
  }
}

/// The hash of a key.
enum KeyHash {
  /// How many slots may lie between a key's own slot and the one that it gets; among a million keys that nobody
  /// chose to collide it is some dozens.
  static let greatestWay = 1_000

  @inline(__always)
  static func hash(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    let count = key.count
    guard count > 0, let base = key.baseAddress else { return 0 }
    let raw = UnsafeRawPointer(base)
    var first: UInt64 = 0
    var last: UInt64 = 0
    // In bounds: each load lies within the key's bytes, here and below.
    if count >= 8 {
      first = raw.loadUnaligned(as: UInt64.self)
      last = raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    } else if count >= 4 {
      first = UInt64(raw.loadUnaligned(as: UInt32.self))
      last = UInt64(raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
    } else {
      first = UInt64(base[0])
      last = UInt64(base[count &- 1]) << 8 | UInt64(base[count &>> 1])
    }
    var hash = (first ^ last &* 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD
    hash ^= UInt64(truncatingIfNeeded: count) &* 0x2545_F491_4F6C_DD1D
    // What stands between: `question_017_answer` differs there alone.
    var offset = 8
    while offset &+ 8 < count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = (hash ^ (hash >> 32) ^ word) &* 0xFF51_AFD7_ED55_8CCD
      offset &+= 8
    }
    return Int(truncatingIfNeeded: hash >> 40)
  }
}
