import JSPrimitives
import URLStandard

extension FuzzTarget {
  /// Any text as a URL. The serialized URL parses as the same URL, all ways to the verdict agree,
  /// and white space that the standard ignores changes nothing.
  static let url = FuzzTarget("url") { (input) throws(Finding) in
    let text = InputText.text(input)
    let url = WebURL(text)
    let isValid = text.bytes.withUnsafeBufferPointer { WebURL.isValid($0) }
    try Finding.unless(isValid == (url != nil), "the verdict alone is \(isValid)")
    let other = text.bytes.withUnsafeBufferPointer { WebURL(wtf8: $0) }
    try Finding.unless(other == url, "\(shown(other)) of bytes, but \(shown(url)) of text")
    // White space disables the shortcuts.
    for spaced in [" " + text, text + "\n", inserted(0x09, into: text, input.count)] {
      let other = WebURL(spaced)
      try Finding.unless(other == url, "\(shown(other)) with white space, but \(shown(url))")
    }
    if let url { try checkWriting(url) }
  }

  /// Returns the text with a tab in it, between two code points: a tab inside a surrogate pair
  /// would break it.
  private static func inserted(_ tab: UInt8, into text: JSText, _ seed: Int) -> JSText {
    var bytes = text.bytes
    var place = seed % (bytes.count + 1)
    while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
    bytes.insert(tab, at: place)
    return JSText(wtf8: bytes)
  }

  private static func checkWriting(_ url: WebURL) throws(Finding) {
    let href = url.href.bytes
    try Finding.unless(href.allSatisfy { 0x20..<0x7F ~= $0 }, "\(url.href) is not plain ASCII")
    guard let again = WebURL(url.href) else {
      // Node also serializes such a label, from `x\u{E9}n--a`, and rejects it as input.
      let isRefusedByNode = url.host?.string.contains("xn--xn--") ?? false
      return try Finding.unless(isRefusedByNode, "\(url.href) is refused")
    }
    try Finding.unless(again == url, "\(shown(url)) reads as \(shown(again))")
    // The URL is the concatenation of its parts.
    var parts: [UInt8] = url.scheme.bytes + [0x3A]
    if let host = url.host {
      parts += "//".utf8
      if !url.username.bytes.isEmpty || !url.password.bytes.isEmpty {
        parts += url.username.bytes
        if !url.password.bytes.isEmpty { parts += [0x3A] + url.password.bytes }
        parts += "@".utf8
      }
      parts += host.bytes
      if let port = url.port { parts += ":\(port)".utf8 }
    } else if url.path.bytes.starts(with: "//".utf8) {
      parts += "/.".utf8
    }
    parts += url.path.bytes
    if let query = url.query { parts += [0x3F] + query.bytes }
    if let fragment = url.fragment { parts += [0x23] + fragment.bytes }
    try Finding.unless(
      parts == href, "\(url.href) has the parts of \(String(decoding: parts, as: UTF8.self))")
  }

  private static func shown(_ url: WebURL?) -> String {
    guard let url else { return "nothing" }
    let host = url.host.map(\.string) ?? "-"
    return "\(url.href) (\(host), \(url.path), \(url.query?.string ?? "-"))"
  }
}
