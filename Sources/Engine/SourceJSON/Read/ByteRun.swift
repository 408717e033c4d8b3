/// Comparisons of bytes, eight at a time.
@usableFromInline
package enum ByteRun {
  /// Returns a number of the first eight bytes of a text.
  ///
  /// Texts of one length have equal numbers only if these bytes are equal.
  @inlinable
  @inline(__always)
  package static func head(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = text.count
    guard count > 0, let base = text.baseAddress else { return 0 }
    let raw = UnsafeRawPointer(base)
    // In bounds: each load is within the text.
    if count >= 8 { return raw.loadUnaligned(as: UInt64.self) }
    if count >= 4 {
      return UInt64(raw.loadUnaligned(as: UInt32.self)) &<< 32
        | UInt64(raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
    }
    return UInt64(base[0]) | UInt64(base[count &>> 1]) &<< 8 | UInt64(base[count &- 1]) &<< 16
  }

  /// Returns whether the `text.count` bytes at `bytes` equal those of `text`.
  @inlinable
  @inline(__always)
  package static func equal(_ bytes: UnsafePointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
    let count = text.count
    guard count > 0, let base = text.baseAddress else { return true }
    let left = UnsafeRawPointer(bytes)
    let right = UnsafeRawPointer(base)
    // In bounds: both hold `count` bytes, and no load goes beyond that.
    if count >= 8 {
      var offset = 0
      while offset &+ 8 <= count {
        guard
          left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        else { return false }
        offset &+= 8
      }
      return left.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    }
    if count >= 4 {
      return left.loadUnaligned(as: UInt32.self) == right.loadUnaligned(as: UInt32.self)
        && left.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
          == right.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
    }
    return bytes[0] == base[0] && bytes[count &- 1] == base[count &- 1]
      && bytes[count &>> 1] == base[count &>> 1]
  }
}
