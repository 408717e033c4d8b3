/// Finds single bytes in text, a word at a time.
enum ByteSearch {
  /// The offset of the first `byte` at or after `start`, or nil.
  static func first(
    _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count else { return nil }
    let raw = UnsafeRawPointer(base)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let wanted = ones &* UInt64(byte)
    var offset = start
    // In bounds: each load of 8 bytes starts at most 8 before the end.
    while offset &+ 8 <= bytes.count {
      let loaded = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let word = UInt64(littleEndian: loaded) ^ wanted
      // The lowest high bit set marks the first byte that became zero.
      let zeros = (word &- ones) & ~word & 0x8080_8080_8080_8080
      if zeros != 0 { return offset &+ zeros.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < bytes.count {
      if bytes[offset] == byte { return offset }
      offset &+= 1
    }
    return nil
  }
}
