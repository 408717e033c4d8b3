import Testing

@testable import HTMLSanitizing

/// What must hold of every output, whatever went in, checked by parsing the output again.
@Suite("Hostile markup", .enabled(if: HTMLSanitizer.isAvailable))
struct HostileMarkupTests {
  @Test(
    "Nothing that is not allowed survives, nor comes up in a second pass",
    arguments: 1...60 as ClosedRange<UInt64>)
  func survivors(seed: UInt64) throws {
    var source = HostileMarkup(seed: seed)
    for _ in 0..<40 {
      let text = source.text()
      for sanitizer in [HTMLSanitizer.web2026February, .web2026August] {
        let once = try cleaned(text, by: sanitizer)
        try check(once, of: text, by: sanitizer)
        try check(cleaned(once, by: sanitizer), of: text, by: sanitizer)
      }
    }
  }

  @Test("What has been cleaned and is well nested stays as it is")
  func fixedPoint() throws {
    let text = Array(
      """
      <h1>a</h1><p>b &amp; c<br><strong>d <em>e</em></strong></p><ul><li>f</li><li>g</li></ul>\
      <blockquote><p>h&nbsp;<a href="https://x.y/?a=1&amp;b=2" title="&quot;&lt;">i</a></p>\
      </blockquote><pre>j\n<code>k</code></pre>
      """.utf8)
    for sanitizer in [HTMLSanitizer.web2026February, .web2026August] {
      #expect(try cleaned(text, by: sanitizer) == text)
    }
  }

  private func cleaned(_ text: [UInt8], by sanitizer: HTMLSanitizer) throws -> [UInt8] {
    try text.withUnsafeBufferPointer { try sanitizer.sanitize($0) } ?? text
  }

  private func check(_ output: [UInt8], of text: [UInt8], by sanitizer: HTMLSanitizer) throws {
    // Text without a tag is not written by DOMPurify; it is no markup.
    guard output.contains(0x3C) else { return }
    let parsed = try output.withUnsafeBufferPointer {
      try GumboParser.parse($0, isDisguised: false, budget: 1 << 26)
    }
    let tree = try #require(parsed, "\(shown(text))")
    for node in tree.nodes {
      #expect(node.kind != .comment, "\(shown(text)) gives \(shown(output))")
      guard node.kind == .element else { continue }
      let name = LowerCasing.name(tree[node.text])
      #expect(
        node.isHTML && sanitizer.policy.allowedTags.contains(name),
        "\(shown(text)): \(shown(output))")
      for attribute in tree.attributes[node.attributes] {
        let isSafe = isSafe(
          shown(Array(tree[attribute.name])), Array(tree[attribute.value]),
          on: shown(Array(name)), sanitizer.policy.method)
        #expect(isSafe, "\(shown(text)) gives \(shown(output))")
      }
    }
  }

  private func isSafe(
    _ name: String, _ value: [UInt8], on element: String, _ method: Policy.Method
  ) -> Bool {
    switch (method, name) {
    case (_, "href"): return isSafeLink(value, method) && (method == .domPurify || element == "a")
    case (_, "title"), (_, "target"): return method == .domPurify || element == "a"
    case (.domPurify, "is"): return value.isEmpty
    case (.domPurify, _): return name.hasPrefix("data-") || name.hasPrefix("aria-")
    case (.walk, _): return false
    }
  }

  /// Whether a browser reads the value as a relative address or as one of an allowed scheme.
  ///
  /// URL Standard, "basic URL parser": control characters and spaces around it go, and tabs and line
  /// breaks everywhere. DOMPurify looks at schemes of letters, `+`, `-` and `.` alone.
  private func isSafeLink(_ value: [UInt8], _ method: Policy.Method) -> Bool {
    let seen = value.drop { $0 <= 0x20 }.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    guard let colon = seen.firstIndex(of: 0x3A), let first = seen.first, first.isLetter else {
      return true
    }
    let scheme = seen[..<colon].map { $0 | 0x20 }
    guard seen[..<colon].allSatisfy({ $0.isSchemeByte }) else { return true }
    let allowed = ["http", "https", "ftp", "mailto", "tel"]
    let more = ["ftps", "callto", "sms", "cid", "xmpp", "matrix"]
    let name = String(decoding: scheme, as: UTF8.self)
    if method == .walk { return allowed.contains(name) }
    return (allowed + more).contains(name) || scheme.contains { 0x30...0x39 ~= $0 }
  }

  private func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension UInt8 {
  fileprivate var isSchemeByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
    default: false
    }
  }
}
