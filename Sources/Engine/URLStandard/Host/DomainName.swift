import JSPrimitives

/// Conversion of the domain of a special URL to ASCII.
///
/// URL Standard, "host parser" and "domain to ASCII" without strictness
/// (<https://url.spec.whatwg.org/#concept-domain-to-ascii>).
enum DomainName {
  /// A verdict on a domain without any conversion.
  enum PlainVerdict {
    case accepted
    case rejected
    /// Percent-encoding, characters beyond ASCII or a label in Punycode: see `ascii(of:)`.
    case needsConversion
  }

  /// Returns the verdict on a domain after one pass over it.
  static func plainVerdict(on bytes: UnsafeBufferPointer<UInt8>) -> PlainVerdict {
    if bytes.isEmpty { return .accepted }
    var labelStart = 0
    var lastLabelStart = 0
    var isForbidden = false
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x2E {
        labelStart = offset &+ 1
      } else if byte >= 0x80 || byte == 0x25 {
        return .needsConversion
      } else {
        lastLabelStart = labelStart
        // The loop continues: a `<` followed by U+0338 composes to a valid character.
        if HostCodePoints.isForbiddenInDomain(byte) { isForbidden = true }
        if byte == 0x2D, offset == labelStart &+ 3, isPunycodePrefix(bytes, at: labelStart) {
          return .needsConversion
        }
      }
      offset &+= 1
    }
    if isForbidden { return .rejected }
    guard bytes[lastLabelStart] &- 0x30 < 10, IPv4Address.isNeeded(for: bytes) else {
      return .accepted
    }
    return IPv4Address(bytes) == nil ? .rejected : .accepted
  }

  /// Returns the domain percent-decoded and converted to lower-case ASCII, or nil if that fails, or
  /// if the result is empty or has a forbidden character.
  static func ascii(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let decoded = percentDecoded(bytes)
    let isPlain = decoded.withUnsafeBufferPointer {
      WTF8.isASCII($0) && !hasPunycodeLabel($0)
    }
    var domain: [UInt8]
    if isPlain {
      domain = decoded
      for index in domain.indices where domain[index] &- 0x41 < 26 { domain[index] |= 0x20 }
    } else {
      guard let converted = InternationalDomain.ascii(of: decoded) else { return nil }
      domain = converted
    }
    if domain.isEmpty || domain.contains(where: HostCodePoints.isForbiddenInDomain) { return nil }
    return domain
  }

  private static func percentDecoded(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == 0x25, offset + 2 < bytes.count,
        let high = ASCIIHexDigit.value(of: bytes[offset + 1]),
        let low = ASCIIHexDigit.value(of: bytes[offset + 2])
      {
        decoded.append(high << 4 | low)
        offset += 3
      } else {
        decoded.append(bytes[offset])
        offset += 1
      }
    }
    return decoded
  }

  private static func hasPunycodeLabel(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while start + 4 <= bytes.count {
      if isPunycodePrefix(bytes, at: start) { return true }
      guard let dot = bytes[start...].firstIndex(of: 0x2E) else { return false }
      start = dot + 1
    }
    return false
  }

  /// Returns whether `xn--`, in any case, is at an offset. The four bytes must be in bounds.
  private static func isPunycodePrefix(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    bytes[start] | 0x20 == 0x78 && bytes[start &+ 1] | 0x20 == 0x6E
      && bytes[start &+ 2] == 0x2D && bytes[start &+ 3] == 0x2D
  }
}
