/// An IPv4 address, which a domain represents if its last label is a number.
///
/// URL Standard, "IPv4 parser" (<https://url.spec.whatwg.org/#concept-ipv4-parser>).
struct IPv4Address: Hashable, Sendable {
  let value: UInt32

  /// Returns whether a domain must be parsed as an IPv4 address: its last label, not counting one
  /// trailing dot, is all digits or a hexadecimal number such as `0x7F` or `0x`.
  static func isNeeded(for domain: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = domain.count
    if end > 1, domain[end - 1] == 0x2E { end -= 1 }
    var start = end
    while start > 0, domain[start - 1] != 0x2E { start -= 1 }
    guard start < end, domain[start] &- 0x30 < 10 else { return false }
    if domain[start..<end].allSatisfy({ $0 &- 0x30 < 10 }) { return true }
    return number(domain, in: start..<end) != nil
  }

  /// Parses an address; nil if a label is no number, there are more than four, or a number is too
  /// large for its place.
  init?(_ domain: UnsafeBufferPointer<UInt8>) {
    var end = domain.count
    if end > 1, domain[end - 1] == 0x2E { end -= 1 }
    var address: UInt64 = 0
    var start = 0
    for place in 0..<4 {
      let dot = domain[start..<end].firstIndex(of: 0x2E) ?? end
      guard let number = Self.number(domain, in: start..<dot) else { return nil }
      if dot == end {
        // The last number fills all remaining bytes.
        guard number < 1 << UInt64(8 * (4 - place)) else { return nil }
        value = UInt32(truncatingIfNeeded: address << UInt64(8 * (4 - place)) | number)
        return
      }
      guard number <= 255 else { return nil }
      address = address << 8 | number
      start = dot + 1
    }
    return nil
  }

  /// Returns the value of a label in decimal, octal (`0...`) or hexadecimal (`0x...`). Any result
  /// above 2^32 only means that the value is above 2^32.
  private static func number(
    _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) -> UInt64? {
    if range.isEmpty { return nil }
    var start = range.lowerBound
    var radix: UInt64 = 10
    if range.count > 1, bytes[start] == 0x30 {
      let isHexadecimal = bytes[start + 1] | 0x20 == 0x78
      (radix, start) = isHexadecimal ? (16, start + 2) : (8, start + 1)
    }
    var number: UInt64 = 0
    for byte in bytes[start..<range.upperBound] {
      guard let digit = ASCIIHexDigit.value(of: byte), digit < radix else { return nil }
      number = min(number * radix + UInt64(digit), 1 << 40)
    }
    return number
  }

  /// Appends the four numbers in decimal, separated by dots.
  func append(to output: inout [UInt8]) {
    for shift in [24, 16, 8, 0] as [UInt32] {
      DecimalDigits.append(UInt16(value >> shift & 0xFF), to: &output)
      if shift > 0 { output.append(0x2E) }
    }
  }
}
