/// One value or key of a scanned JSON text: 16 bytes, no reference to anything.
///
/// Entries stand in source order. An object's entry is followed by its members, each a key entry and
/// then the value's entries; an array's by its elements' entries.
package struct TapeEntry: Sendable, BitwiseCopyable {
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    case null, `true`, `false`, number, string, array, object, key
  }

  /// The byte offset of the first byte: inside the quotes for a string or a key, at the bracket for
  /// an array or an object.
  package var start: UInt32
  /// The byte offset after the last byte: at the closing quote for a string or a key, behind the
  /// closing bracket for an array or an object.
  package var end: UInt32
  /// The index of the entry that follows this value and all that it holds. For a key: its value.
  package var next: UInt32
  package var kind: Kind
  /// For a string or a key: there are no escapes in the source and no byte above 0x7F.
  package var isPlainASCII: Bool
  /// For a string or a key: the source holds at least one escape.
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

  /// The bytes of the source that spell the value, quotes included.
  package var sourceRange: Range<Int> {
    switch kind {
    case .string, .key: Int(start) - 1..<Int(end) + 1
    default: Int(start)..<Int(end)
    }
  }
}
