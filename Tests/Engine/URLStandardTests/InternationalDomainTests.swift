import JSPrimitives
import Testing

@testable import URLStandard

@Suite("Domains beyond ASCII")
struct InternationalDomainTests {
  @Test("Characters are mapped, composed and encoded")
  func mapping() {
    #expect(host("BÜCHER.example") == "xn--bcher-kva.example")
    #expect(host("bu\u{308}cher") == "xn--bcher-kva")
    #expect(host("ｅｘａｍｐｌｅ．com") == "example.com")
    #expect(host("a。b｡c") == "a.b.c")
    #expect(host("例子.测试") == "xn--fsqu00a.xn--0zwm56d")
    #expect(host("😀") == "xn--e28h")
    #expect(host("①") == "0.0.0.1")
  }

  @Test("Sharp s and final sigma are kept, transitional processing is not used")
  func deviations() {
    #expect(host("faß.de") == "xn--fa-hia.de")
    #expect(host("FAẞ.de") == "xn--fa-hia.de")
    #expect(host("βόλος") == "xn--nxasmm1c")
  }

  @Test("Ignored characters vanish; a host of nothing else is empty")
  func ignored() {
    #expect(host("a\u{AD}b\u{200B}\u{2060}") == "ab")
    #expect(host("\u{AD}") == nil)
    #expect(href("file://\u{AD}/") == nil)
    #expect(href("file://LocalHost\u{AD}/") == "file:///")
  }

  @Test("Hyphens, length and ASCII symbols are not checked")
  func laxities() {
    #expect(host("-é-") == "xn-----bja")
    #expect(host("ab--é") == "xn--ab---epa")
    #expect(host("é..") == "xn--9ca..")
    #expect(host("é{\"}") == "xn--{\"}-9la")
    #expect(host(JSText(String(repeating: "x", count: 100) + "é"))?.hasPrefix("xn--xxx") == true)
  }

  @Test("A symbol may become valid by composition, but not pass by itself")
  func composition() {
    #expect(host("=\u{338}") == "xn--1ch")
    #expect(host("<\u{338}") == "xn--gdh")
    #expect(host("＜\u{338}") == "xn--gdh")
    #expect(host("é<") == nil)
    #expect(host("＜") == nil)
    #expect(host("é／") == nil)
  }

  @Test("Unassigned, private and other disallowed characters are refused")
  func disallowed() {
    for text in ["\u{FFFD}", "\u{E000}", "\u{378}", "\u{2FF0}", "⒈", "\u{202E}", "\u{80}"] {
      #expect(host(JSText("a\(text)b")) == nil, "\(text.unicodeScalars)")
    }
  }

  @Test("A label in Punycode must be the encoding of its text")
  func punycodeLabels() {
    #expect(host("XN--BCHER-KVA.de") == "xn--bcher-kva.de")
    #expect(host("xn--bcher-kva.ü") == "xn--bcher-kva.xn--tda")
    for text in [
      "xn--", "xn--a", "xn--abc-", "xn--99999999", "xn--é", "xn--0", "xn--ls8h=", "xn--a-yoc",
      "xn--xn--a--gua", "xn--zn7c", "a.xn--pokxncvks",
    ] {
      #expect(host(JSText(text)) == nil, "\(text)")
    }
  }
}
