import Platform

extension UnsafeMutableRawBufferPointer {
  /// Returns the offset of the first line feed in a range of the bytes, which must be within them.
  func lineFeed(in range: Range<Int>) -> Int? {
    // In bounds: the search ends with the range.
    guard let base = baseAddress, let found = memchr(base + range.lowerBound, 0x0A, range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
