/// The ASCII characters that are percent-encoded in a part of a URL; non-ASCII characters always
/// are.
///
/// URL Standard, "percent-encode set"
/// (<https://url.spec.whatwg.org/#c0-control-percent-encode-set> and the following).
struct PercentEncodeSet: Sendable {
  /// One bit for each code point below 0x80.
  private let low: UInt64
  private let high: UInt64

  private init(low: UInt64, high: UInt64) {
    (self.low, self.high) = (low, high)
  }

  private func adding(_ characters: StaticString) -> PercentEncodeSet {
    var (low, high) = (low, high)
    characters.withUTF8Buffer { bytes in
      for byte in bytes {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte &- 64) }
      }
    }
    return PercentEncodeSet(low: low, high: high)
  }

  static let control = PercentEncodeSet(low: 0xFFFF_FFFF, high: 1 << 63)
  static let fragment = control.adding(" \"<>`")
  static let query = control.adding(" \"#<>")
  static let specialQuery = query.adding("'")
  static let path = query.adding("?^`{}")
  static let userinfo = path.adding("/:;=@[\\]|")

  /// Returns whether a byte of UTF-8 is written as `%` and two digits.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    if byte < 64 { return low >> UInt64(byte) & 1 != 0 }
    return byte >= 128 || high >> UInt64(byte & 63) & 1 != 0
  }

  /// Appends a range of the bytes and percent-encodes those of this set with capital digits.
  func append(
    _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, to output: inout [UInt8]
  ) {
    for byte in bytes[range] {
      if contains(byte) { Self.appendEncoded(byte, to: &output) } else { output.append(byte) }
    }
  }

  /// Appends `%` and the two digits of a byte.
  static func appendEncoded(_ byte: UInt8, to output: inout [UInt8]) {
    output.append(0x25)
    output.append(capitalDigit(byte >> 4))
    output.append(capitalDigit(byte & 0x0F))
  }

  private static func capitalDigit(_ digit: UInt8) -> UInt8 {
    digit < 10 ? 0x30 + digit : 0x37 + digit
  }
}
