private import JSPrimitives

/// Which URIs an attribute may hold: DOMPurify's `IS_ALLOWED_URI` on a value freed of
/// `ATTR_WHITESPACE`.
enum URIPolicy {
  /// Schemes that may be followed by a colon.
  private static let schemes: Set<[UInt8]> = Set(
    [
      "http", "https", "ftp", "ftps", "mailto", "tel", "callto", "sms", "cid", "xmpp", "matrix",
    ].map { Array($0.utf8) })

  /// Whether a non-empty value is a URI of an allowed scheme, or none with a scheme at all.
  ///
  ///     /^(?:(?:(?:f|ht)tps?|mailto|...|matrix):|[^a-z]|[a-z+.\-]+(?:[^a-z+.\-:]|$))/i
  ///
  /// A value of nothing but white space is left empty, and an empty one does not match. Giving back
  /// characters of the run never helps the last branch, because all of them are in its class.
  static func allows(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    var scheme: [UInt8] = []
    var offset = 0
    while offset < value.count {
      let (codePoint, length) = WTF8.decode(value, at: offset)
      offset += length
      if isIgnored(codePoint) { continue }
      switch codePoint {
      case 0x41...0x5A, 0x61...0x7A:
        scheme.append(UInt8(truncatingIfNeeded: codePoint) | 0x20)
      case 0x2B, 0x2D, 0x2E:
        if scheme.isEmpty { return true }
        scheme.append(UInt8(truncatingIfNeeded: codePoint))
      case 0x3A: return scheme.isEmpty || schemes.contains(scheme)
      default: return true
      }
    }
    return !scheme.isEmpty
  }

  /// `/[\u0000-\u0020\u00A0\u1680\u180E\u2000-\u2029\u205F\u3000]/`.
  private static func isIgnored(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0...0x20, 0xA0, 0x1680, 0x180E, 0x2000...0x2029, 0x205F, 0x3000: true
    default: false
    }
  }
}
