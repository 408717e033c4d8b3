/// The ASCII characters that are forbidden in hosts.
///
/// URL Standard, "forbidden host code point" and "forbidden domain code point"
/// (<https://url.spec.whatwg.org/#forbidden-host-code-point>).
enum HostCodePoints {
  /// A bit for each of NUL, tab, LF, CR, space and `#/:<>?`.
  private static let forbiddenLow: UInt64 =
    1 | 1 << 0x09 | 1 << 0x0A | 1 << 0x0D | 1 << 0x20 | 1 << 0x23 | 1 << 0x2F | 1 << 0x3A
    | 1 << 0x3C | 1 << 0x3E | 1 << 0x3F
  /// A bit for each of `@[\]^|`, counted from 0x40.
  private static let forbiddenHigh: UInt64 =
    1 | 1 << 0x1B | 1 << 0x1C | 1 << 0x1D | 1 << 0x1E | 1 << 0x3C

  /// Returns whether a byte is forbidden in an opaque host. Bytes of non-ASCII characters are
  /// allowed.
  @inline(__always)
  static func isForbiddenInHost(_ byte: UInt8) -> Bool {
    if byte < 64 { return forbiddenLow >> UInt64(byte) & 1 != 0 }
    return byte < 128 && forbiddenHigh >> UInt64(byte & 63) & 1 != 0
  }

  /// Returns whether a byte is forbidden in a domain: `%`, controls and DEL are forbidden as well.
  @inline(__always)
  static func isForbiddenInDomain(_ byte: UInt8) -> Bool {
    if byte < 64 { return (forbiddenLow | 1 << 0x25 | 0xFFFF_FFFF) >> UInt64(byte) & 1 != 0 }
    return byte < 128 && (forbiddenHigh | 1 << 63) >> UInt64(byte & 63) & 1 != 0
  }
}
