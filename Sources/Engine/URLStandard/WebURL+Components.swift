public import JSPrimitives

/// The offsets of the components in a serialized URL.
struct WebURLOffsets: Sendable, Hashable {
  /// The end of the scheme name, at its colon.
  var schemeEnd = 0
  var username: Range<Int>?
  var password: Range<Int>?
  var host: Range<Int>?
  var port: UInt16?
  var path = 0..<0
  var query: Range<Int>?
  var fragment: Range<Int>?
}

extension WebURL {
  /// The scheme in lower case, without the colon.
  public var scheme: JSText { text(0..<offsets.schemeEnd) }

  /// The percent-encoded user name; empty if there is none.
  public var username: JSText { offsets.username.map(text) ?? "" }

  /// The percent-encoded password; empty if there is none.
  public var password: JSText { offsets.password.map(text) ?? "" }

  /// The host without the port, IPv6 addresses in their brackets; nil if the URL has none.
  public var host: JSText? { offsets.host.map(text) }

  /// The port; nil if it is absent or the scheme's default.
  public var port: UInt16? { offsets.port }

  /// The path, which starts with a slash unless it is opaque or empty.
  public var path: JSText { text(offsets.path) }

  /// The text between `?` and `#`; nil without a `?`.
  public var query: JSText? { offsets.query.map(text) }

  /// The text after `#`; nil without one.
  public var fragment: JSText? { offsets.fragment.map(text) }

  private func text(_ range: Range<Int>) -> JSText {
    JSText(wtf8: Array(href.bytes[range]))
  }
}
