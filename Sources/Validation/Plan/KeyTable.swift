/// Finds an object's declared field by its key's bytes without building or hashing a string.
///
/// An open-addressing table over a hash of the key's length and its first and last eight bytes, which
/// tells the keys of real schemas apart; a candidate is then compared byte by byte.
struct KeyTable: Sendable {
  private struct Key {
    /// Where the key's bytes start in `bytes`.
    var start: Int32
    var length: Int32
    var field: Int32
  }

  /// Slots of which at most half are taken; a field of -1 marks a free one.
  private let slots: [Key]
  private let bytes: [UInt8]
  private let mask: Int

  /// - Parameter keys: the fields' keys as WTF-8, in field order, no key twice.
  init(_ keys: [[UInt8]]) {
    var capacity = 4
    while capacity < keys.count * 2 { capacity *= 2 }
    mask = capacity - 1
    var slots = [Key](repeating: Key(start: 0, length: 0, field: -1), count: capacity)
    var bytes: [UInt8] = []
    for (field, key) in keys.enumerated() {
      var slot = key.withUnsafeBufferPointer { Self.hash($0) } & mask
      while slots[slot].field >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Key(
        start: Int32(bytes.count), length: Int32(key.count), field: Int32(field))
      bytes += key
    }
    self.slots = slots
    self.bytes = bytes
  }

  /// The index of the field with that key, or -1.
  @inline(__always)
  func field(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = Self.hash(key) & mask
    return slots.withUnsafeBufferPointer { slots in
      bytes.withUnsafeBufferPointer { bytes in
        // In bounds: a masked slot is below the table's capacity, a power of two; start and length
        // were made from `bytes`. The loop ends, since at least half of the slots are free.
        while true {
          let candidate = slots[slot]
          if candidate.field < 0 { return -1 }
          if Int(candidate.length) == key.count, key.count == 0
            || equal(bytes.baseAddress.unsafelyUnwrapped + Int(candidate.start), key)
          {
            return Int(candidate.field)
          }
          slot = (slot &+ 1) & mask
        }
      }
    }
  }

  /// Whether `key.count` bytes, at least one, are the same.
  @inline(__always)
  private func equal(_ bytes: UnsafePointer<UInt8>, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let left = UnsafeRawPointer(bytes)
    let right = UnsafeRawPointer(key.baseAddress.unsafelyUnwrapped)
    let count = key.count
    // In bounds: both hold `count` bytes, and no load reaches beyond that.
    if count >= 8 {
      var offset = 0
      while offset &+ 8 <= count {
        guard
          left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        else { return false }
        offset &+= 8
      }
      return left.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    }
    for offset in 0..<count
    where left.load(fromByteOffset: offset, as: UInt8.self)
      != right.load(fromByteOffset: offset, as: UInt8.self)
    {
      return false
    }
    return true
  }

  @inline(__always)
  private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    let count = key.count
    guard count > 0, let base = key.baseAddress else { return 0 }
    var first: UInt64 = 0
    var last: UInt64 = 0
    let raw = UnsafeRawPointer(base)
    if count >= 8 {
      first = raw.loadUnaligned(as: UInt64.self)
      last = raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    } else {
      for byte in key { first = first << 8 | UInt64(byte) }
    }
    var hash = (first ^ last &* 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD
    hash ^= UInt64(truncatingIfNeeded: count) &* 0x2545_F491_4F6C_DD1D
    return Int(truncatingIfNeeded: hash >> 40)
  }
}
