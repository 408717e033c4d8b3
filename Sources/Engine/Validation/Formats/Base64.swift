internal import JSPrimitives
internal import SchemaModel

/// The formats `base64` and `base64url`, over WTF-8 text.
enum Base64 {
  /// Returns whether a version's `z.base64()` accepts the text.
  ///
  /// The length must be a multiple of four, padding included. Bits after the last byte may be anything.
  /// 4.3.6 counts ASCII white space and then ignores it, as `atob` does; later versions reject it.
  static func isValid(_ text: UnsafeBufferPointer<UInt8>, in version: ZodVersion) -> Bool {
    guard text.count.isMultiple(of: 4) else { return false }
    if version >= .v4_4_3, text.contains(where: isASCIIWhiteSpace) { return false }
    return forEachSextet(of: text) { _ in }
  }

  /// Returns whether `z.base64url()` accepts the text: its alphabet, without padding.
  static func isValidForURL(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count % 4 != 1
      && text.allSatisfy { byte in
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
          || sextet(byte).map { $0 < 62 } ?? false
      }
  }

  /// Returns the bytes that `atob(text)` makes, one for each character, or nil if it throws.
  ///
  /// WHATWG Infra, "forgiving-base64 decode": <https://infra.spec.whatwg.org/#forgiving-base64-decode>.
  static func decoded(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3 + 2)
    var bits: UInt32 = 0
    var count = 0
    let isValid = forEachSextet(of: text) { sextet in
      bits = bits << 6 | UInt32(sextet)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return isValid ? bytes : nil
  }

  /// Calls `body` with the value of each character, without white space and padding; returns whether
  /// the text can be decoded.
  private static func forEachSextet(
    of text: UnsafeBufferPointer<UInt8>, _ body: (UInt8) -> Void
  ) -> Bool {
    var count = 0
    var padding = 0
    for byte in text {
      if isASCIIWhiteSpace(byte) { continue }
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let value = sextet(byte) else { return false }
      body(value)
      count += 1
    }
    // Padding is optional, but if it is there it fills four characters.
    if padding > 0 { return padding <= 2 && (count + padding).isMultiple(of: 4) }
    return count % 4 != 1
  }

  private static func sextet(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  /// Returns whether a byte is tab, LF, FF, CR or space.
  private static func isASCIIWhiteSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    default: false
    }
  }
}
