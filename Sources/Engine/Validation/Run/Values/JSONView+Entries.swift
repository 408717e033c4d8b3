internal import JSPrimitives
internal import SourceJSON

/// The most frequent reads of a view, which are inlined into runs.
extension JSONView {
  /// Returns the entry at an index less than `count`.
  @inline(__always)
  func entry(_ index: Int) -> TapeEntry { entries[index] }

  /// Returns the bytes of an entry; those of a string without its quotes.
  @inline(__always)
  func bytes(of entry: TapeEntry) -> UnsafeBufferPointer<UInt8> {
    // In bounds: the scanner made start and end from offsets into these bytes.
    UnsafeBufferPointer(
      start: bytes.baseAddress.unsafelyUnwrapped + Int(entry.start),
      count: Int(entry.end &- entry.start))
  }
}

extension TapeEntry {
  /// Returns whether a key or string entry is this text.
  @inline(__always)
  func spells(_ text: UnsafeBufferPointer<UInt8>, in view: JSONView) -> Bool {
    if hasEscapes { return decodes(to: text, in: view) }
    guard Int(end &- start) == text.count else { return false }
    guard let base = text.baseAddress else { return true }
    return ByteRun.equal(base, view.bytes(of: self))
  }

  @inline(never)
  private func decodes(to text: UnsafeBufferPointer<UInt8>, in view: JSONView) -> Bool {
    view.text(of: self).bytes.elementsEqual(text)
  }
}
