/// Finds the end of a run of bytes that mean themselves in text and in attribute values.
enum PlainRun {
  /// The offset of the next byte at or after `start` that may not be plain, or of one before it.
  ///
  /// Plain are all ASCII bytes but `<`, `>`, `&`, `"`, NUL and CR. Reads eight bytes at a time and
  /// leaves a rest of less than that to the caller.
  @inline(__always)
  static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return start }
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = start
    // In bounds: each load of 8 bytes starts at most 8 before the end.
    while offset &+ 8 <= bytes.count {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
      // Zero in the bytes of `<` and `>`, of `&` and `"`, and of NUL, CR, TAB and some more.
      let brackets = (word | (ones &* 0x02)) ^ (ones &* 0x3E)
      let quotes = (word | (ones &* 0x04)) ^ (ones &* 0x26)
      let controls = word & (ones &* 0xF2)
      let zeros =
        ((brackets &- ones) & ~brackets) | ((quotes &- ones) & ~quotes)
        | ((controls &- ones) & ~controls)
      // The lowest high bit set marks the first byte that became zero, or one beyond ASCII.
      let found = (zeros | word) & (ones &* 0x80)
      if found != 0 { return offset &+ found.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    return offset
  }
}
