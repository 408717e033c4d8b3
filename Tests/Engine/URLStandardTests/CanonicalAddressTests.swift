import JSPrimitives
import Testing

@testable import URLStandard

@Suite struct CanonicalAddressTests {
  private static let starts = ["https://", "http://", "HTTPS://", "https:/", "ftp://", "https:///"]
  private static let hosts = [
    "a.bc", "www.uga-x.edu", "A.bc", "a", "1.2.3.4", "a.1", "a..b", "a.b.", "xn--a.b", "ab--c.d",
    "u@a.b",
    "a.b:80", "a.b:443", "a.b:1", "[::1]", "ä.b", "a_b", "", "a%62.c", "0x1",
  ]
  private static let tails = [
    "", "/", "/a/b", "/a/./b", "/a/../b", "/..", "/.a", "/%2e", "/%2E%2e/a", "/a%20b", "/a b",
    "/a\\b",
    "/a//b", "/é", "/a\"b", "/a^b", "/a|b", "/[x]", "/a?", "?a", "#a", "/?a=b&c='d'",
    "/?a=b&c=d#e f",
    "/?a=b&c=d#e", "/#", "/#`", "/#a?b#c", "/?a?b", "/?é", "/a\tb", "/a\n", "/ ", "/a{b",
    "/~a;b=c,d:e@f!$&'()*+",
    "/?a^`{|}", "/a\u{7F}", "/?\u{7F}", "/a\u{0}",
  ]

  @Test func agreesWithTheFullParser() {
    var count = 0
    for start in Self.starts {
      for host in Self.hosts {
        for tail in Self.tails {
          let text = JSText(start + host + tail)
          let parsed = text.bytes.withUnsafeBufferPointer { WebURL(parsing: $0) }
          let url = WebURL(text)
          #expect(url == parsed, "\(text)")
          #expect(url?.offsets == parsed?.offsets, "\(text)")
          #expect(text.bytes.withUnsafeBufferPointer { WebURL(wtf8: $0) } == parsed, "\(text)")
          if text.bytes.withUnsafeBufferPointer(CanonicalAddress.offsets) != nil {
            count += 1
            #expect(parsed?.href == text)
          }
        }
      }
    }
    // Two schemes, six hosts, nineteen tails: the shortcut is really taken.
    #expect(count > 100)
  }

  @Test func aTypicalLinkIsItsOwnSerialization() {
    let text = "https://www.hudl.com/profile/12345678/Ana-Ruiz?x=1&y=%20#top"
    #expect(withBytes(text, CanonicalAddress.offsets) != nil)
    #expect(WebURL(JSText(text))?.query == "x=1&y=%20")
    #expect(WebURL(JSText(text))?.fragment == "top")
  }

  private func withBytes<Result>(
    _ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    Array(text.utf8).withUnsafeBufferPointer(body)
  }
}
