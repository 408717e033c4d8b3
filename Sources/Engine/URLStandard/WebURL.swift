public import JSPrimitives

/// A URL as parsed by `new URL(text)` in a browser or in Node, without a base URL.
///
/// Paths, queries and fragments never fail; they are percent-encoded. Hosts are lower-cased,
/// converted to ASCII, and parsed as IPv4 addresses if they end in a number. Two values are equal
/// if their serializations are.
///
/// URL Standard (<https://url.spec.whatwg.org/>).
///
///     WebURL("HTTPS://Example.com:443/a/../b")?.href  // https://example.com/b
public struct WebURL: Sendable, Hashable {
  /// The serialization, always in ASCII.
  public let href: JSText
  /// The offsets of the components in `href`.
  let offsets: WebURLOffsets

  /// Parses a URL; nil if the `URL` constructor throws a TypeError.
  public init?(_ text: JSText) {
    if let offsets = text.bytes.withUnsafeBufferPointer(CanonicalAddress.offsets) {
      self.init(href: text, offsets: offsets)
      return
    }
    guard let url = text.bytes.withUnsafeBufferPointer({ WebURL(parsing: $0) }) else { return nil }
    self = url
  }

  /// Parses a URL in WTF-8 text; nil if the `URL` constructor throws a TypeError.
  package init?(wtf8 bytes: UnsafeBufferPointer<UInt8>) {
    if let offsets = CanonicalAddress.offsets(of: bytes) {
      self.init(href: JSText(wtf8: Array(bytes)), offsets: offsets)
      return
    }
    self.init(parsing: bytes)
  }

  /// Parses a URL with the full parser, whatever form the text has.
  init?(parsing bytes: UnsafeBufferPointer<UInt8>) {
    let written: (href: [UInt8], offsets: WebURLOffsets)? = URLInput.withCleanBytes(of: bytes) {
      bytes in
      guard let head = URLHead(bytes) else { return nil }
      var host: URLHost?
      if let range = head.host {
        host = URLHost(UnsafeBufferPointer(rebasing: bytes[range]), scheme: head.scheme)
        if host == nil { return nil }
      }
      return URLSerializer.serialize(bytes, head: head, host: host)
    }
    guard let written else { return nil }
    self.init(href: JSText(wtf8: written.href), offsets: written.offsets)
  }

  private init(href: JSText, offsets: WebURLOffsets) {
    self.href = href
    self.offsets = offsets
  }
}

extension WebURL: CustomStringConvertible, CustomDebugStringConvertible {
  /// The serialization, as `href`.
  public var description: String { href.string }

  /// The serialization in quotes, as inside arrays.
  public var debugDescription: String { href.string.debugDescription }
}
