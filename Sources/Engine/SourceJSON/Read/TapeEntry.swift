/// One value or key of a scanned JSON text, in 16 bytes without references.
///
/// Entries are in source order. The entry of an object is followed by its members, each a key entry
/// and then the entries of its value. The entry of an array is followed by those of its elements.
package struct TapeEntry: Sendable, BitwiseCopyable {
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    case null, `true`, `false`, number, string, array, object, key
  }

  /// The byte offset of the first byte: inside the quotes for a string or a key, at the bracket for
  /// an array or an object.
  package var start: UInt32
  /// The byte offset after the last byte: at the closing quote for a string or a key, after the
  /// closing bracket for an array or an object.
  package var end: UInt32
  /// The index of the entry after this value and everything inside it. For a key: the index of its
  /// value.
  package var next: UInt32
  package var kind: Kind
  /// Whether the source of a string or key has no escapes and no byte above 0x7F.
  package var isPlainASCII: Bool
  /// Whether the source of a string or key has at least one escape.
  package var hasEscapes: Bool

  package init(
    start: UInt32, end: UInt32, next: UInt32, kind: Kind, isPlainASCII: Bool, hasEscapes: Bool
  ) {
    self.start = start
    self.end = end
    self.next = next
    self.kind = kind
    self.isPlainASCII = isPlainASCII
    self.hasEscapes = hasEscapes
  }

  /// The byte range of the value in the source, quotes included.
  package var sourceRange: Range<Int> {
    switch kind {
    case .string, .key: Int(start) - 1..<Int(end) + 1
    default: Int(start)..<Int(end)
    }
  }
}
