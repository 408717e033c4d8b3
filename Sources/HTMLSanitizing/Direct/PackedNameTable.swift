/// Values by short names that are packed into a number, found in constant time.
struct PackedNameTable<Value: Sendable>: Sendable {
  private struct Slot: Sendable {
    /// The packed name; 0, which is no name, in an empty slot.
    var key: UInt64 = 0
    var value: Value
  }

  private let slots: [Slot]
  /// How far a hash is to be shifted for a slot's index.
  private let shift: UInt64

  /// A table of different names.
  ///
  /// - Parameter filler: any value, for slots that stay empty.
  init(_ entries: [(key: UInt64, value: Value)], filler: Value) {
    // Less than half of the slots are taken.
    var bits: UInt64 = 3
    while entries.count * 2 >= 1 << bits { bits += 1 }
    shift = 64 - bits
    var slots = [Slot](repeating: Slot(value: filler), count: 1 << bits)
    for entry in entries {
      var index = Self.index(of: entry.key, shift)
      while slots[index].key != 0 { index = (index + 1) & (slots.count - 1) }
      slots[index] = Slot(key: entry.key, value: entry.value)
    }
    self.slots = slots
  }

  /// The value of a packed name, or nil.
  @inline(__always)
  subscript(_ key: UInt64) -> Value? {
    slots.withUnsafeBufferPointer { slots in
      var index = Self.index(of: key, shift)
      // Ends: there are empty slots.
      while slots[index].key != key {
        if slots[index].key == 0 { return nil }
        index = (index &+ 1) & (slots.count &- 1)
      }
      return key == 0 ? nil : slots[index].value
    }
  }

  @inline(__always)
  private static func index(of key: UInt64, _ shift: UInt64) -> Int {
    // Fibonacci hashing: the high bits of the product depend on all of the key.
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }
}
