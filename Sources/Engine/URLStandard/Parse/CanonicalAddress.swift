/// Recognition of URLs that are their own serialization, as most links are: `https://` or
/// `http://`, a plain domain in lower case, and a path, query and fragment with nothing to encode
/// and no dot segments.
///
/// Such a URL skips the full parser, which would return the same result.
enum CanonicalAddress {
  /// Returns the offsets of the components in a text of this form, or nil if only the full parser
  /// can decide.
  static func offsets(of bytes: UnsafeBufferPointer<UInt8>) -> WebURLOffsets? {
    guard let scheme = PlainAddress.scheme(of: bytes) else { return nil }
    var offsets = WebURLOffsets()
    offsets.schemeEnd = scheme == .https ? 5 : 4
    let hostStart = offsets.schemeEnd &+ 3
    guard let hostEnd = endOfHost(in: bytes, from: hostStart) else { return nil }
    offsets.host = hostStart..<hostEnd
    guard let pathEnd = endOfPath(in: bytes, from: hostEnd) else { return nil }
    offsets.path = hostEnd..<pathEnd
    var start = pathEnd
    if start < bytes.count, bytes[start] == 0x3F {
      let end = firstEncoded(in: bytes, from: start &+ 1, .specialQuery)
      guard end == bytes.count || bytes[end] == 0x23 else { return nil }
      offsets.query = (start &+ 1)..<end
      start = end
    }
    if start < bytes.count {
      guard firstEncoded(in: bytes, from: start &+ 1, .fragment) == bytes.count else { return nil }
      offsets.fragment = (start &+ 1)..<bytes.count
    }
    return offsets
  }

  /// Returns the end of a domain without capital letters, where its path starts. `PlainAddress` has
  /// checked the rest.
  private static func endOfHost(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var offset = start
    while offset < bytes.count, bytes[offset] != 0x2F {
      if bytes[offset] &- 0x41 < 26 { return nil }
      offset &+= 1
    }
    // The serializer adds a path if there is none.
    return offset < bytes.count && !bytes[start..<offset].contains { $0 == 0x3F || $0 == 0x23 }
      ? offset : nil
  }

  /// Returns the end of the path, which starts with a slash.
  private static func endOfPath(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var previous: UInt8 = 0
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x3F || byte == 0x23 { return offset }
      // A backslash is a slash, and a segment that starts with a dot or `%2e` may be a dot segment.
      if byte == 0x5C || previous == 0x2F && (byte == 0x2E || byte == 0x25) { return nil }
      if PercentEncodeSet.path.contains(byte) { return nil }
      previous = byte
      offset &+= 1
    }
    return offset
  }

  /// Returns the offset of the first byte of a set, or the end.
  private static func firstEncoded(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ set: PercentEncodeSet
  ) -> Int {
    var offset = start
    while offset < bytes.count, !set.contains(bytes[offset]) { offset &+= 1 }
    return offset
  }
}
