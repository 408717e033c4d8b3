extension JSONScanner {
  /// Scans one value of a larger text, with the white space around it, and adds its entries to `tape`.
  ///
  /// - Parameters:
  ///   - bytes: The whole text, which the positions in the entries refer to.
  ///   - offset: The place of the value, at most the number of bytes.
  ///   - depth: The number of arrays and objects around the value, at most the limit.
  ///   - tape: The tape. After an error the new entries are meaningless.
  ///   - limits: The limits of the whole text.
  /// - Returns: The offset after the value and the white space behind it.
  package static func scanValue(
    in bytes: UnsafeBufferPointer<UInt8>, from offset: Int, depth: Int, into tape: inout Tape,
    limits: JSONLimits
  ) throws(JSONError) -> Int {
    guard let base = bytes.baseAddress else {
      throw JSONError(.unexpectedEnd(expected: "a value"), at: 0, in: bytes)
    }
    var inner = limits
    inner.maximumDepth -= depth
    var scanner = JSONScanner(
      base: base, count: bytes.count, bytes: bytes, offset: offset, limits: inner)
    try scanner.value(into: &tape)
    return scanner.offset
  }
}
