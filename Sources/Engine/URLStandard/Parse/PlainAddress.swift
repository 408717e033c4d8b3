/// Recognition of the start of most URLs: `https://` or `http://` and a domain of letters, digits,
/// hyphens, underscores and dots.
///
/// Such a URL skips the full parser, which would reach the same verdict.
enum PlainAddress {
  /// Returns the scheme of a text with such a start, or nil if only the full parser can decide.
  static func scheme(of bytes: UnsafeBufferPointer<UInt8>) -> URLScheme? {
    guard bytes.count > 8, let base = bytes.baseAddress else { return nil }
    // In bounds: there are more than eight bytes.
    let word = UInt64(
      littleEndian: UnsafeRawPointer(base).loadUnaligned(as: UInt64.self))
    if word == secureStart {
      return hasPlainDomain(bytes, from: 8) ? .https : nil
    }
    if word & 0x00FF_FFFF_FFFF_FFFF == plainStart {
      return hasPlainDomain(bytes, from: 7) ? .http : nil
    }
    return nil
  }

  /// `https://` and `http://`, the first character in the lowest byte.
  private static let secureStart: UInt64 = 0x2F2F_3A73_7074_7468
  private static let plainStart: UInt64 = 0x002F_2F3A_7074_7468

  /// Returns whether a domain starts here that needs no conversion and is no IPv4 address, and that
  /// ends the text or is followed by a path, a query or a fragment, which are always accepted.
  private static func hasPlainDomain(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Bool {
    var offset = start
    var labelStart = start
    scan: while offset < bytes.count {
      let byte = bytes[offset]
      if (byte | 0x20) &- 0x61 < 26 || byte == 0x5F {
        offset &+= 1
        continue
      }
      switch byte {
      case 0x30...0x39:
        // A label that starts with a digit may be a number, and the domain then an IPv4 address.
        if offset == labelStart { return false }
      case 0x2D:
        // Two hyphens here may follow `xn`.
        if offset == labelStart &+ 3, bytes[offset &- 1] == 0x2D { return false }
      case 0x2E:
        labelStart = offset &+ 1
      case 0x2F, 0x3F, 0x23:
        break scan
      default:
        return false
      }
      offset &+= 1
    }
    return offset > labelStart
  }
}
