/// The ranges of the parts that decide whether a text is a URL: scheme, credentials, host, port.
///
/// After these parts nothing can fail: every path, query and fragment is accepted. The URL
/// Standard's state machine, run without a base URL, visits each part once from left to right, so
/// they are ranges of the cleaned input:
///
///     scheme ":" [ slashes [ username [ ":" password ] "@" ] host [ ":" port ] ] rest
///
/// URL Standard, "URL parsing" (<https://url.spec.whatwg.org/#url-parsing>).
struct URLHead {
  let scheme: URLScheme
  /// The scheme name, without the colon.
  let name: Range<Int>
  private(set) var username: Range<Int>?
  private(set) var password: Range<Int>?
  /// The host in the source; nil if the URL has none, which differs from an empty one.
  private(set) var host: Range<Int>?
  /// The port; nil if it is absent or the scheme's default.
  private(set) var port: UInt16?
  /// Whether the path is opaque text instead of slash-separated segments.
  private(set) var hasOpaquePath = false
  /// The offset of the first path segment, after its slash, or of the opaque path.
  private(set) var pathStart: Int
  /// Whether the path has a segment, even an empty one. False for `sc://host`.
  private(set) var hasSegments = true

  /// Parses the start of a URL; nil if the scheme, credentials or port are malformed or a required
  /// host is empty. Does not look into the host.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let colon = Self.endOfScheme(in: bytes) else { return nil }
    name = 0..<colon
    scheme = URLScheme(UnsafeBufferPointer(rebasing: bytes[name]))
    pathStart = colon &+ 1
    switch scheme {
    case .file:
      readFileHost(bytes)
    case .other:
      if !Self.isSlash(bytes, at: pathStart) {
        hasOpaquePath = true
      } else if !Self.isSlash(bytes, at: pathStart &+ 1) {
        pathStart &+= 1
      } else if !readAuthority(bytes, from: pathStart &+ 2) {
        return nil
      }
    default:
      // The authority follows any number of slashes of either kind.
      var start = pathStart
      while start < bytes.count, isSeparator(bytes[start]) { start &+= 1 }
      if !readAuthority(bytes, from: start) { return nil }
    }
  }

  /// Returns whether a byte separates path segments under this scheme.
  @inline(__always)
  func isSeparator(_ byte: UInt8) -> Bool {
    byte == 0x2F || byte == 0x5C && scheme.isSpecial
  }

  private static func isSlash(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] == 0x2F
  }

  /// Returns the offset of the colon after a letter and then letters, digits, `+`, `-` and `.`.
  private static func endOfScheme(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A: continue
      case 0x30...0x39, 0x2B, 0x2D, 0x2E:
        if offset == 0 { return nil }
      case 0x3A: return offset == 0 ? nil : offset
      default: return nil
      }
    }
    return nil
  }

  /// Reads `[user [":" password] "@"] host [":" port]`; returns false if it is malformed.
  private mutating func readAuthority(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Bool {
    // The last `@` ends the credentials, their first colon starts the password; the first colon
    // of the host that is outside brackets starts the port.
    var (hostStart, end) = (start, start)
    var credentialsColon: Int?
    var portColon: Int?
    var inBrackets = false
    scan: while end < bytes.count {
      let byte = bytes[end]
      switch byte {
      case 0x2F, 0x3F, 0x23: break scan
      case 0x5C where scheme.isSpecial: break scan
      case 0x40: (hostStart, portColon, inBrackets) = (end &+ 1, nil, false)
      case 0x5B: inBrackets = true
      case 0x5D: inBrackets = false
      case 0x3A:
        if credentialsColon == nil { credentialsColon = end }
        if !inBrackets, portColon == nil { portColon = end }
      default: break
      }
      end &+= 1
    }
    if hostStart > start {
      let at = hostStart &- 1
      if let colon = credentialsColon, colon < at {
        (username, password) = (start..<colon, (colon &+ 1)..<at)
      } else {
        username = start..<at
      }
      if hostStart == end { return false }
    }
    let hostEnd = portColon ?? end
    host = hostStart..<hostEnd
    if hostStart == hostEnd, scheme.isSpecial || hostEnd < end { return false }
    if hostEnd < end {
      guard let number = Self.port(bytes, in: (hostEnd &+ 1)..<end) else { return false }
      if let number, number != scheme.defaultPort { port = number }
    }
    startPath(bytes, at: end)
    return true
  }

  /// Returns the number of a port, an inner nil if it has no digit, or nil if it is malformed or
  /// above 65535.
  private static func port(
    _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) -> UInt16?? {
    var number = 0
    for byte in bytes[range] {
      guard byte &- 0x30 < 10 else { return nil }
      number = number &* 10 &+ Int(byte &- 0x30)
      if number > 0xFFFF { return nil }
    }
    return .some(range.isEmpty ? nil : UInt16(truncatingIfNeeded: number))
  }

  /// Reads what follows `file:`: two slashes start a host, which may turn out to be a drive letter.
  private mutating func readFileHost(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = pathStart
    host = start..<start
    guard start < bytes.count, isSeparator(bytes[start]) else { return }
    guard start &+ 1 < bytes.count, isSeparator(bytes[start &+ 1]) else {
      pathStart = start &+ 1
      return
    }
    var end = start &+ 2
    while end < bytes.count, !isSeparator(bytes[end]), bytes[end] != 0x3F, bytes[end] != 0x23 {
      end &+= 1
    }
    if WindowsDriveLetter.matches(bytes, in: (start &+ 2)..<end) {
      pathStart = start &+ 2
    } else {
      host = (start &+ 2)..<end
      startPath(bytes, at: end)
    }
  }

  private mutating func startPath(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    pathStart = offset
    if offset < bytes.count, isSeparator(bytes[offset]) {
      pathStart &+= 1
    } else {
      hasSegments = scheme.isSpecial
    }
  }
}
