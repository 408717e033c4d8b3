public import JSPrimitives

extension WebURL {
  /// Returns whether `new URL(text)` would succeed on this WTF-8 text.
  ///
  /// Reads no further than the port, because the rest can't fail. Allocates nothing for a host in
  /// plain ASCII, unless the text has a tab, a newline or a lone surrogate.
  package static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    scheme(of: bytes) != nil
  }

  /// Returns whether the string that a function reads is a URL.
  public static func isValid(_ text: borrowing TextBytes) -> Bool {
    text.withUnsafeBytes { isValid($0) }
  }

  /// Returns the scheme of the URL in WTF-8 text, or nil if `new URL(text)` would throw.
  ///
  /// Allocates no more than `isValid`.
  package static func scheme(of bytes: UnsafeBufferPointer<UInt8>) -> URLScheme? {
    if let scheme = PlainAddress.scheme(of: bytes) { return scheme }
    return URLInput.withCleanBytes(of: bytes) { bytes in
      guard let head = URLHead(bytes) else { return nil }
      if let host = head.host {
        let text = UnsafeBufferPointer(rebasing: bytes[host])
        guard URLHost.isValid(text, scheme: head.scheme) else { return nil }
      }
      return head.scheme
    }
  }
}
