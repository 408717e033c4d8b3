extension HTMLSanitizer {
  /// Whether text holds a `<`; text without one is never changed.
  ///
  /// - Parameter bytes: WTF-8.
  package static func mayHoldMarkup(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    ByteSearch.first(0x3C, in: bytes, from: 0) != nil
  }
}
