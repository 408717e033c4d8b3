/// Searches for single bytes, sixteen or eight at a time.
enum ByteScan {
  private typealias Vector = SIMD16<UInt8>
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The bytes of a word that are zero, marked by their high bits; exact up to the first mark.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }

  /// The bytes of a word that are equal to a byte, marked by their high bits; exact up to the first mark.
  @inline(__always)
  static func equal(_ byte: UInt8, _ word: UInt64) -> UInt64 { zeros(word ^ UInt64(byte) &* ones) }

  /// The bytes of a word that are less than an ASCII byte, marked in the same way.
  @inline(__always)
  static func below(_ byte: UInt8, _ word: UInt64) -> UInt64 {
    (word &- UInt64(byte) &* ones) & ~word & highs
  }

  /// The offset of the first of three bytes, or `end`.
  @inline(__always)
  static func first(
    _ first: UInt8, _ second: UInt8, _ third: UInt8,
    in base: UnsafePointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    var offset = start
    // In bounds: each load of 16 bytes starts at most 16 before the end.
    while offset &+ 16 <= end {
      if let found = firstInVector(first, second, third, in: base, at: offset) { return found }
      offset &+= 16
    }
    while offset < end {
      let byte = base[offset]
      if byte == first || byte == second || byte == third { return offset }
      offset &+= 1
    }
    return end
  }

  /// The offset of the first of three bytes in a text that has one of them, and 15 bytes behind it.
  @inline(__always)
  static func firstInPadded(
    _ first: UInt8, _ second: UInt8, _ third: UInt8,
    in base: UnsafePointer<UInt8>, from start: Int
  ) -> Int {
    var offset = start
    while true {
      if let found = firstInVector(first, second, third, in: base, at: offset) { return found }
      offset &+= 16
    }
  }

  /// The offset of the first of three bytes among the 16 at an offset, or nil.
  @inline(__always)
  private static func firstInVector(
    _ first: UInt8, _ second: UInt8, _ third: UInt8,
    in base: UnsafePointer<UInt8>, at offset: Int
  ) -> Int? {
    let bytes = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: Vector.self)
    // With a vector on both sides a comparison is one instruction; with a number it is a loop.
    var marks = bytes .== Vector(repeating: first)
    marks .|= bytes .== Vector(repeating: second)
    marks .|= bytes .== Vector(repeating: third)
    // A mask has all bits of a lane set, or none.
    let words = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
    if words[0] != 0 { return offset &+ words[0].littleEndian.trailingZeroBitCount / 8 }
    if words[1] != 0 { return offset &+ 8 &+ words[1].littleEndian.trailingZeroBitCount / 8 }
    return nil
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
