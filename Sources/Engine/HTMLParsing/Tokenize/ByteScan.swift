/// Searches for single bytes, eight at a time.
enum ByteScan {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The bytes of a word that are zero, marked by their high bits; exact up to the first mark.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }

  /// The offset of the first such byte at or after `start`, or nil.
  @inline(__always)
  static func first(
    _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let found = first(byte, byte, byte, in: base, from: start, to: bytes.count)
    return found < bytes.count ? found : nil
  }

  /// The offset of the first of three bytes, or `end`.
  @inline(__always)
  static func first(
    _ first: UInt8, _ second: UInt8, _ third: UInt8,
    in base: UnsafePointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    let raw = UnsafeRawPointer(base)
    let (a, b, c) = (UInt64(first) &* ones, UInt64(second) &* ones, UInt64(third) &* ones)
    var offset = start
    // In bounds: each load of 8 bytes starts at most 8 before the end.
    while offset &+ 8 <= end {
      let word = UInt64(
        littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let marks = zeros(word ^ a) | zeros(word ^ b) | zeros(word ^ c)
      if marks != 0 { return offset &+ marks.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < end {
      let byte = base[offset]
      if byte == first || byte == second || byte == third { return offset }
      offset &+= 1
    }
    return end
  }
}

extension UInt8 {
  /// ASCII white space. A carriage return is in text only where a reference has put it.
  @inline(__always)
  var isHTMLSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0C || self == 0x0D
  }

  @inline(__always)
  var isASCIIUpper: Bool { self &- 0x41 < 26 }

  @inline(__always)
  var isASCIIAlpha: Bool { (self | 0x20) &- 0x61 < 26 }

  @inline(__always)
  var isASCIIDigit: Bool { self &- 0x30 < 10 }

  @inline(__always)
  var isASCIIAlphanumeric: Bool { isASCIIAlpha || isASCIIDigit }

  @inline(__always)
  var asciiLowercased: UInt8 { isASCIIUpper ? self | 0x20 : self }
}
