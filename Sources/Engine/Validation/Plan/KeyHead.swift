/// The first eight bytes of a quoted key with its colon, or all of them if it is shorter: a trivial value.
struct KeyHead: Sendable {
  /// The bytes in little-endian order; the missing ones are 0.
  private var bytes: UInt64 = 0
  /// The bits that are compared.
  private var mask: UInt64 = 0

  init() {}

  init(_ text: some Collection<UInt8>) {
    for (place, byte) in text.prefix(8).enumerated() {
      bytes |= UInt64(byte) << UInt64(8 * place)
      mask |= 0xFF << UInt64(8 * place)
    }
  }

  /// Returns whether a text begins with these bytes.
  ///
  /// - Parameter word: The first eight bytes of the text in little-endian order.
  @inline(__always)
  func begins(_ word: UInt64) -> Bool { (word ^ bytes) & mask == 0 }
}
