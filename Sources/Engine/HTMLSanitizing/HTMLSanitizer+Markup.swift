extension HTMLSanitizer {
  /// Whether cleaning may change a text: false only when it certainly does not.
  ///
  /// DOMPurify returns text without a `<` as it is. A walk parses every text.
  ///
  /// - Parameter bytes: WTF-8.
  package func mayChange(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch policy.method {
    case .domPurify: ByteSearch.first(0x3C, in: bytes, from: 0) != nil
    case .walk: PlainText.isRewritten(bytes)
    }
  }
}
