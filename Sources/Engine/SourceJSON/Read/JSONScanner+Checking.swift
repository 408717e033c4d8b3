extension JSONScanner {
  /// Checks that bytes are JSON within the limits, as `scan` does, in memory for their depth only.
  ///
  /// - Throws: `JSONError`, the one that `scan` throws.
  package static func check(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits = .default
  ) throws(JSONError) {
    let base = try start(of: bytes, limits: limits)
    var scanner = JSONScanner(
      base: base, count: bytes.count, bytes: bytes, offset: 0, limits: limits)
    var open = Tape()
    var longString: Int?
    try scanner.value(into: &open, keepsAll: false, &longString)
    try scanner.end(longString: longString)
  }
}
