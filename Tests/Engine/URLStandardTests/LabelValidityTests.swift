import Testing

@testable import URLStandard

@Suite("Validity of labels")
struct LabelValidityTests {
  @Test("A label must not start with a combining mark")
  func marks() {
    #expect(host("\u{301}a") == nil)
    #expect(host("a.\u{301}") == nil)
    #expect(host("a\u{301}") == "xn--1ca")
  }

  @Test("A joiner follows a virama, or a non-joiner is between joining letters")
  func joiners() {
    #expect(host("क\u{94D}\u{200D}ष") == "xn--11b2ezcw70k")
    #expect(host("نامه\u{200C}ای") == "xn--mgba3gch31f060k")
    #expect(host("a\u{200C}b") == nil)
    #expect(host("a\u{200D}b") == nil)
    #expect(host("\u{200D}") == nil)
    #expect(host("ا\u{200C}ب") == nil)
  }

  @Test("Right-to-left labels neither mix directions nor end in a symbol")
  func directions() {
    #expect(host("אב") == "xn--4dbc")
    #expect(host("א1ב") == "xn--1-zhce")
    #expect(host("אaב") == nil)
    #expect(host("א-") == nil)
    #expect(host("א1\u{661}ב") == nil)
    #expect(host("aאb") == nil)
    #expect(host("1a.א") == "1a.xn--4db")
  }

  @Test("The last character of a left-to-right label may run either way, as in Node")
  func lastCharacter() {
    #expect(host("aא") == "xn--a-0hc")
    #expect(host("1א") == "xn--1-0hc")
  }
}
