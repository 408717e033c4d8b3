internal import HTMLParsing

/// The text of a name, ready to be written.
struct WrittenName {
  let start: UnsafePointer<UInt8>
  let count: Int
  /// The text of a short name, the first byte the lowest.
  let word: UInt64
  let isShort: Bool

  /// The number of bytes that writing the name takes room for.
  @inline(__always) var room: Int { isShort ? 8 : count }

  /// A name that the parser knows.
  @inline(__always)
  init(_ known: KnownName) {
    start = known.text
    count = Int(known.count)
    isShort = count <= 8
    // The key has the first byte of such a name highest, with zeros above it.
    word = isShort ? (known.key << UInt64(64 - 8 * count)).byteSwapped.littleEndian : 0
  }

  /// Any other name.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    // Without text, nothing is read.
    start = text.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
    count = text.count
    isShort = false
    word = 0
  }
}
