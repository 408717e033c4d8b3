package import JSPrimitives

/// A scanned text with access to its bytes, for the validator and the writer to walk.
///
/// A trivial value of three words. It owns nothing and must not outlive the bytes and the tape.
package struct JSONView {
  package let bytes: UnsafeBufferPointer<UInt8>
  package let entries: UnsafeMutablePointer<TapeEntry>
  /// The number of entries.
  package let count: Int

  package init(
    bytes: UnsafeBufferPointer<UInt8>, entries: UnsafeMutablePointer<TapeEntry>, count: Int
  ) {
    self.bytes = bytes
    self.entries = entries
    self.count = count
  }

  /// The entry at an index below `count`.
  @inline(__always)
  package subscript(index: Int) -> TapeEntry { entries[index] }

  /// Returns the bytes between an entry's start and end: for a string the bytes between its quotes.
  @inline(__always)
  package func source(of entry: TapeEntry) -> UnsafeBufferPointer<UInt8> {
    // In bounds: the scanner made start and end from offsets into these bytes, and the text is not
    // empty, since it was scanned.
    UnsafeBufferPointer(
      start: bytes.baseAddress.unsafelyUnwrapped + Int(entry.start),
      count: Int(entry.end &- entry.start))
  }

  /// Returns the text of a string or key entry.
  package func text(of entry: TapeEntry) -> JSText {
    guard entry.hasEscapes else { return JSText(wtf8: Array(source(of: entry))) }
    var text: [UInt8] = []
    JSONEscapes.decode(source(of: entry), into: &text)
    return JSText(wtf8: text)
  }

  /// Returns the value of a number entry.
  package func number(of entry: TapeEntry) -> Double {
    JSNumber.parse(source(of: entry))
  }

  /// Returns the number of elements or members of the array or object at `index`, with duplicate
  /// keys counted.
  package func childCount(at index: Int) -> Int {
    let end = Int(self[index].next)
    let isObject = self[index].kind == .object
    var child = index + 1
    var count = 0
    while child < end {
      if isObject { child += 1 }
      child = Int(self[child].next)
      count += 1
    }
    return count
  }
}
