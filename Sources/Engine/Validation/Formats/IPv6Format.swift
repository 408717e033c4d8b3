internal import JSPrimitives
internal import SchemaModel
internal import URLStandard

/// The formats `ipv6` and `cidrv6`, over WTF-8 text.
enum IPv6Format {
  /// Returns whether a version's `z.ipv6()` accepts the text: `new URL("http://[" + text + "]")` succeeds.
  ///
  /// Before 4.6.7 the text may leave the brackets, as `::1]/[` does. From then on it has only digits,
  /// colons and dots.
  static func isAddress(_ text: UnsafeBufferPointer<UInt8>, in version: ZodVersion) -> Bool {
    if version >= .v4_6_7, !text.allSatisfy(isOfAddress) { return false }
    var url = Array("http://[".utf8)
    url.reserveCapacity(url.count + text.count + 1)
    url += text
    url.append(UInt8(ascii: "]"))
    return url.withUnsafeBufferPointer(WebURL.isValid)
  }

  /// Returns whether a version's `z.cidrv6()` accepts the text: an address, a slash and a number up to
  /// 128 in JavaScript's spelling.
  ///
  /// Zod rejects numbers below 0 and above 128, which `NaN` and `1.5` are not.
  static func isRange(_ text: UnsafeBufferPointer<UInt8>, in version: ZodVersion) -> Bool {
    let slash = UInt8(ascii: "/")
    guard let end = text.firstIndex(of: slash) else { return false }
    var last = text.count
    if let second = text[(end + 1)...].firstIndex(of: slash) {
      // Before 4.1.12 nothing looks behind a second slash.
      guard version < .v4_1_12 else { return false }
      last = second
    }
    let length = UnsafeBufferPointer(rebasing: text[(end + 1)..<last])
    let number = JSNumber.coerce(length)
    var spelling: [UInt8] = []
    JSNumber.append(number, to: &spelling)
    guard spelling.elementsEqual(length), !(number < 0), !(number > 128) else { return false }
    return isAddress(UnsafeBufferPointer(rebasing: text[..<end]), in: version)
  }

  private static func isOfAddress(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "."): true
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
    default: false
    }
  }
}
