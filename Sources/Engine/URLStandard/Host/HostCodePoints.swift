/// The ASCII characters no host may hold.
///
/// URL Standard, "forbidden host code point" and "forbidden domain code point"
/// (<https://url.spec.whatwg.org/#forbidden-host-code-point>).
enum HostCodePoints {
  /// NUL, tab, LF, CR, space and `#/:<>?`, a bit each.
  private static let forbiddenLow: UInt64 =
    1 | 1 << 0x09 | 1 << 0x0A | 1 << 0x0D | 1 << 0x20 | 1 << 0x23 | 1 << 0x2F | 1 << 0x3A
    | 1 << 0x3C | 1 << 0x3E | 1 << 0x3F
  /// `@[\]^|`, a bit each, counted from 0x40.
  private static let forbiddenHigh: UInt64 =
    1 | 1 << 0x1B | 1 << 0x1C | 1 << 0x1D | 1 << 0x1E | 1 << 0x3C

  /// Returns whether an opaque host must not hold this byte. A byte of a non-ASCII character is
  /// allowed.
  @inline(__always)
  static func isForbiddenInHost(_ byte: UInt8) -> Bool {
    if byte < 64 { return forbiddenLow >> UInt64(byte) & 1 != 0 }
    return byte < 128 && forbiddenHigh >> UInt64(byte & 63) & 1 != 0
  }

  /// Returns whether a domain must not hold this byte: `%`, controls and DEL are forbidden as well.
  @inline(__always)
  static func isForbiddenInDomain(_ byte: UInt8) -> Bool {
    if byte < 64 { return (forbiddenLow | 1 << 0x25 | 0xFFFF_FFFF) >> UInt64(byte) & 1 != 0 }
    return byte < 128 && (forbiddenHigh | 1 << 63) >> UInt64(byte & 63) & 1 != 0
  }
}
