internal import JSPrimitives
internal import SourceJSON

/// The view's hottest reads, here so that they are compiled into the runner.
extension JSONView {
  /// The entry at an index below `count`.
  @inline(__always)
  func entry(_ index: Int) -> TapeEntry { entries[index] }

  /// The bytes between an entry's start and end: for a string what stands between its quotes.
  @inline(__always)
  func bytes(of entry: TapeEntry) -> UnsafeBufferPointer<UInt8> {
    // In bounds: the scanner made start and end from offsets into these bytes.
    UnsafeBufferPointer(
      start: bytes.baseAddress.unsafelyUnwrapped + Int(entry.start),
      count: Int(entry.end &- entry.start))
  }
}

extension TapeEntry {
  /// Whether a key or string entry is this text.
  func spells(_ text: JSText, in view: JSONView) -> Bool {
    if hasEscapes { return view.text(of: self) == text }
    guard Int(end - start) == text.bytes.count else { return false }
    return text.bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { ByteRun.equal($0, view.bytes(of: self)) } ?? true
    }
  }
}
