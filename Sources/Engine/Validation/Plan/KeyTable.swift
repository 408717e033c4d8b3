internal import JSPrimitives
internal import SourceJSON

/// One slot of an object's key table.
struct KeySlot: Sendable {
  var key: PlanText
  /// The field's number in its object; -1 for a free slot.
  var field: Int32
}

/// Lookup of an object's declared field by its key's bytes, without making or hashing a string.
///
/// The table uses open addressing over a hash of the key and compares candidates byte by byte. The hash has no
/// secret, so all keys of a payload may collide. Each lookup then costs one probe sequence, whose length depends
/// on the schema's keys only and is at most `KeyHash.greatestProbeLength`.
extension PlanTables {
  /// Returns the number of the object's field with a key, or -1.
  @inline(__always)
  func field(_ key: UnsafeBufferPointer<UInt8>, of object: PlanObject) -> Int {
    let mask = Int(object.slotMask)
    var slot = KeyHash.hash(key) & mask
    // The loop ends: at least half of the slots are free.
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
  ///   - keys: The fields' keys in field order, without duplicates.
  ///   - nodes: The fields' nodes.
  ///   - unknownKeys: The treatment of other keys.
  ///   - hash: The hash; lookups use `KeyHash.hash`, so only tests pass another one.
  /// - Returns: The object's place, or nil if too many keys collide.
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
      var probes = 0
      while slots[slot].field >= 0 {
        slot = (slot + 1) & (capacity - 1)
        probes += 1
        guard probes <= KeyHash.greatestProbeLength else { return nil }
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
      firstField: firstField, fieldCount: Int32(keys.count),
      firstFollower: firstField + Int32(objects.count), firstSlot: Int32(keySlots.count),
      slotMask: Int32(capacity - 1), unknownKeys: unknownKeys)
    keySlots += slots
    return Self.add(object, to: &objects)
  }
}

/// The hash of a key.
enum KeyHash {
  /// The maximum probe length of a schema's key. A million keys that are not chosen to collide need some dozens.
  static let greatestProbeLength = 1_000

  /// Returns the hash of a key's bytes.
  @inline(__always)
  static func hash(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    let count = key.count
    guard count > 0, let base = key.baseAddress else { return 0 }
    let raw = UnsafeRawPointer(base)
    var first: UInt64 = 0
    var last: UInt64 = 0
    // In bounds: each load is within the key's bytes, here and below.
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
    // The bytes between: keys like `question_017_answer` differ only there.
    var offset = 8
    while offset &+ 8 < count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = (hash ^ (hash >> 32) ^ word) &* 0xFF51_AFD7_ED55_8CCD
      offset &+= 8
    }
    return Int(truncatingIfNeeded: hash >> 40)
  }
}
