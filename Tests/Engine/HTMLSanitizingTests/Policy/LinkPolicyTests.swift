import Testing

@testable import HTMLSanitizing

@Suite("Links that the sanitizer of 2026-08 keeps")
struct LinkPolicyTests {
  private func allows(_ value: String) -> Bool { withBytes(value, LinkPolicy.allows) }

  @Test(arguments: [
    "http:x", "HTTPS://X", "ftp://x", "mailto:a@b.c", "tel:+1 (555)", "https:javascript:x", "/x",
    "//host", "/x:y", "#javascript:1", "page", "\\x", "javascript\u{FF1A}x", "", " https://x",
  ])
  func kept(value: String) {
    #expect(allows(value))
  }

  @Test(arguments: [
    "javascript:x", "JaVaScRiPt:x", "java\nscript:x", "\u{1}javascript:x", "\u{A0}javascript:x",
    "\u{FEFF}javascript:x", "data:,x", "vbscript:x", "file:///x", "blob:https://x", "x:y", "a.b:c",
    "sms:1", "cid:1", "xmpp:x", "callto:x", "ftps://x", "view-source:x", "?q=javascript:1", ":x",
    "1:2", "ht\ttp://x", "http :x", "x/y:z",
  ])
  func refused(value: String) {
    #expect(!allows(value))
  }
}
