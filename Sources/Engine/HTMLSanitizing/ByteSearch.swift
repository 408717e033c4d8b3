private import Platform

/// Finds single bytes in text, at the speed of memory.
enum ByteSearch {
  /// The offset of the first `byte` at or after `start`, or nil.
  @inline(__always)
  static func first(
    _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count else { return nil }
    let address = UnsafeRawPointer(base)
    // In bounds: `start` is below the count, and the rest is what is left of it.
    guard let found = memchr(address + start, Int32(byte), bytes.count - start) else { return nil }
    return UnsafeRawPointer(found) - address
  }
}
