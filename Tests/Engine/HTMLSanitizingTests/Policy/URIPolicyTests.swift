import Testing

@testable import HTMLSanitizing

@Suite struct URIPolicyTests {
  private func allows(_ value: String) -> Bool { withBytes(value, URIPolicy.allows) }

  @Test(arguments: [
    "http:x", "HTTPS://X", "ftp://x", "ftps:", "mailto:a@b.c", "tel:+1 555", "callto:x", "sms:1",
    "cid:1", "xmpp:x", "matrix:x", " h\tt\ntp\u{2003}s:", "/path", "//host", "?q=javascript:1",
    "#javascript:1", "page", "a.b", "a/b:c", "a?b:c", ":x", "1:2", "+x:y", "é:x", "aé:x", "_self",
  ])
  func allowedSchemesAndRelativeURIs(value: String) {
    #expect(allows(value))
  }

  @Test(arguments: [
    "javascript:x", "JaVaScRiPt:x", "java\nscript:x", "java\u{0}script:x", "\u{1}javascript:x",
    "\u{A0}javascript:x", "javascript\u{3000}:x", "data:text/html,x", "vbscript:x", "file:///x",
    "blob:x", "x:y", "a.b:c", "view-source:x", "httpss:x", "http.:x", "\u{2028}", "",
  ])
  func otherSchemesAreRefused(value: String) {
    #expect(!allows(value))
  }
}
