import JSPrimitives
import Testing

@testable import URLStandard

@Suite("Domains and opaque hosts")
struct DomainNameTests {
  @Test("Letters are lower-cased; hyphens, underscores and empty labels pass")
  func plainDomains() {
    #expect(host("Ex-AMPLE_1.com") == "ex-ample_1.com")
    #expect(host("a..b.") == "a..b.")
    #expect(host("-a-.--") == "-a-.--")
    #expect(host("!$&'()*+,;=~\"`{}") == "!$&'()*+,;=~\"`{}")
  }

  @Test("Forbidden characters, also percent-encoded ones, are rejected")
  func forbidden() {
    for character in [" ", "%", "<", ">", "^", "|", "%00", "%20", "%2F", "%25", "%7F", "%", "%zz"] {
      let text = "http://a\(character)b/"
      #expect(WebURL(JSText(text)) == nil, "\(text)")
    }
  }

  @Test("Percent-encoding is decoded, and must be UTF-8")
  func percentEncoding() {
    #expect(host("ex%61mple%2Ecom") == "example.com")
    #expect(host("%C3%A9") == "xn--9ca")
    #expect(host("%C3") == nil)
    #expect(host("%ED%A0%80") == nil)
    #expect(host("%C0%80") == nil)
  }

  @Test("The host of other schemes is opaque: encoded, not decoded, its case kept")
  func opaqueHosts() {
    #expect(href("sc://Ex%41é{}/") == "sc://Ex%41%C3%A9{}/")
    #expect(href("sc://1.2.3.999/") == "sc://1.2.3.999/")
    #expect(href("sc://a%/") == "sc://a%/")
    #expect(href("sc://a b/") == nil)
    #expect(href("sc://a<b/") == nil)
    #expect(href("sc://a^b/") == nil)
    #expect(href("sc://a\u{7F}b/") == "sc://a%7Fb/")
  }
}
