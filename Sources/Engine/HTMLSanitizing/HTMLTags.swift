package import JSPrimitives

/// Removes tags as JavaScript does with `text.replace(/<[^>]*>/g, "")`.
///
/// A tag here is any `<` up to the next `>`, line breaks and further `<` included. Nothing else is
/// looked at: no entities, no comments, no quotes.
package enum HTMLTags {
  /// The WTF-8 text without its tags, or nil when it has none, in which case nothing is allocated.
  ///
  /// A surrogate pair that a tag held apart is joined, as JavaScript strings do by themselves.
  package static func stripped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard let first = ByteSearch.first(0x3C, in: bytes, from: 0),
      let close = ByteSearch.first(0x3E, in: bytes, from: first &+ 1)
    else { return nil }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    output.append(contentsOf: bytes[0..<first])
    appendStripped(bytes, from: close &+ 1, to: &output)
    return output
  }

  /// Whether the text has a character that begins a tag, without which `stripped` returns nil.
  package static func mayBeIn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    ByteSearch.first(0x3C, in: bytes, from: 0) != nil
  }

  /// Appends what `stripped` would leave of the text from `start` on.
  private static func appendStripped(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to output: inout [UInt8]
  ) {
    var start = start
    // Once no `>` follows, none follows any later `<` either: one search ends the scan.
    while let open = ByteSearch.first(0x3C, in: bytes, from: start),
      let close = ByteSearch.first(0x3E, in: bytes, from: open &+ 1)
    {
      output.appendJoining(bytes[start..<open])
      start = close &+ 1
    }
    output.appendJoining(bytes[start...])
  }

  /// The text without its tags; the same value when it has none.
  package static func stripped(_ text: JSText) -> JSText {
    text.bytes.withUnsafeBufferPointer(stripped).map(JSText.init(wtf8:)) ?? text
  }
}
