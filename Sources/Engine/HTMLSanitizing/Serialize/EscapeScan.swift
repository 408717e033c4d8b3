/// Searches text for the bytes that can't be written as they are, sixteen at a time.
enum EscapeScan {
  typealias Vector = SIMD16<UInt8>

  /// The number of bytes that are looked at in one step.
  static let width = 16

  /// Returns the bytes at a pointer, of which there must be `width`.
  @inline(__always)
  static func load(_ start: UnsafePointer<UInt8>) -> Vector {
    UnsafeRawPointer(start).loadUnaligned(as: Vector.self)
  }

  /// The number of bytes before the first that may have to be escaped: `&`, `<`, `>`, the lead of
  /// U+00A0 and, if asked for, `"`.
  @inline(__always)
  static func cleanCount(of vector: Vector, quotes: Bool) -> Int {
    // With a vector on both sides a comparison is one instruction; with a number it is a loop.
    var marks = vector .== Vector(repeating: 0x26)
    marks .|= vector .== Vector(repeating: 0x3C)
    marks .|= vector .== Vector(repeating: 0x3E)
    marks .|= vector .== Vector(repeating: 0xC2)
    if quotes { marks .|= vector .== Vector(repeating: 0x22) }
    // A mask has all bits of a lane set, or none.
    let words = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
    if words[0] != 0 { return words[0].littleEndian.trailingZeroBitCount / 8 }
    if words[1] != 0 { return 8 + words[1].littleEndian.trailingZeroBitCount / 8 }
    return width
  }
}
