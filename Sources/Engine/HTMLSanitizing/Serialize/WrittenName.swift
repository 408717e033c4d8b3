internal import HTMLParsing

/// The text of a name, ready to be written.
struct WrittenName {
  let start: UnsafePointer<UInt8>
  let count: Int
  /// The text of a short name, the first byte the lowest; of any other, of no meaning.
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
    word = (known.key &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count)).byteSwapped.littleEndian
  }

  /// Any other name.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    start = text.baseAddress ?? Self.noText
    count = text.count
    isShort = false
    word = 0
  }

  /// The address of a text without bytes, which is never read.
  static var noText: UnsafePointer<UInt8> { UnsafePointer(bitPattern: 1).unsafelyUnwrapped }
}
