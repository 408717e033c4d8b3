extension HTMLSanitizer {
  /// Whether a text can surely be cleaned within limits; if false, only cleaning can show it.
  ///
  /// A tag inserts itself and at most 5 elements that are implied, a copy of each formatting element before it, and 32
  /// copies if it runs the adoption agency; a run of text inserts no more. Copies share their attributes. 32 tags thus
  /// make less than 4,000 nodes, and 4,096 bytes less than 300 KB of attributes, names and texts, together half of the
  /// megabyte that every text may use. Options that are copied into a `selectedcontent` may need more.
  ///
  /// - Parameter bytes: WTF-8. Its tags may have JSON's short escapes.
  package static func isSurelyWithin(
    _ limits: Limits, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard bytes.count <= 4096, limits.parserBytes >= 1 << 20 else { return false }
    var tagCount = 0
    var start = 0
    while let tag = ByteSearch.first(0x3C, in: bytes, from: start) {
      tagCount &+= 1
      // `<se` begins `<select`.
      guard tagCount <= 32,
        tag &+ 2 >= bytes.count || bytes[tag &+ 1] | 0x20 != 0x73 || bytes[tag &+ 2] | 0x20 != 0x65
      else { return false }
      start = tag &+ 1
    }
    return true
  }
}
