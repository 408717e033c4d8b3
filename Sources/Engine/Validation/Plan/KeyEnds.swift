/// The first eight bytes of a quoted key with its colon, or all of them if it is shorter, and its last eight: a trivial
/// value.
struct KeyEnds: Sendable {
  /// The first bytes in little-endian order; the missing ones are 0.
  private var bytes: UInt64 = 0
  /// The bits of them that are compared.
  private var mask: UInt64 = 0
  /// The last eight bytes in little-endian order; 0 if there are fewer.
  private var lastBytes: UInt64 = 0

  init() {}

  init(_ text: some Collection<UInt8>) {
    for (place, byte) in text.prefix(8).enumerated() {
      bytes |= UInt64(byte) << UInt64(8 * place)
      mask |= 0xFF << UInt64(8 * place)
    }
    guard text.count >= 8 else { return }
    for (place, byte) in text.dropFirst(text.count - 8).enumerated() {
      lastBytes |= UInt64(byte) << UInt64(8 * place)
    }
  }

  /// Returns whether a text begins with the first bytes.
  ///
  /// - Parameter word: The first eight bytes of the text in little-endian order.
  @inline(__always)
  func begins(_ word: UInt64) -> Bool { (word ^ bytes) & mask == 0 }

  /// Returns whether a text ends with the last bytes, of a key that has eight at least.
  ///
  /// - Parameter word: The last eight bytes of the text in little-endian order.
  @inline(__always)
  func ends(_ word: UInt64) -> Bool { word == lastBytes }
}
