import JSPrimitives
import Testing

@testable import URLStandard

@Suite("Percent-encoding")
struct PercentEncodeSetTests {
  private static let printable = "!\"$&'()*+,-.:;<=>@[]^_`{|}~"

  @Test("Each part has its own set")
  func sets() {
    let text = Self.printable
    let path = "!%22$&'()*+,-.:;%3C=%3E@[]%5E_%60%7B|%7D~"
    let query = "!%22$&'()*+,-.:;%3C=%3E@[]^_`{|}~"
    let specialQuery = "!%22$&%27()*+,-.:;%3C=%3E@[]^_`{|}~"
    let fragment = "!%22$&'()*+,-.:;%3C=%3E@[]^_%60{|}~"
    let userinfo = "!%22$&'()*+,-.%3A%3B%3C%3D%3E%40%5B%5D%5E_%60%7B%7C%7D~"
    #expect(WebURL(JSText("http://h/\(text)"))?.path.string == "/" + path)
    #expect(WebURL(JSText("http://h?\(text)"))?.query?.string == specialQuery)
    #expect(WebURL(JSText("sc://h?\(text)"))?.query?.string == query)
    #expect(WebURL(JSText("http://h#\(text)"))?.fragment?.string == fragment)
    #expect(WebURL(JSText("http://:\(text)@h"))?.password.string == userinfo)
    #expect(WebURL(JSText("sc:\(text)"))?.path.string == text)
  }

  @Test("Controls, DEL and all that is not ASCII are encoded in UTF-8, with capital digits")
  func controls() {
    #expect(href("http://h/\u{1}\u{7F}\u{80}é😀") == "http://h/%01%7F%C2%80%C3%A9%F0%9F%98%80")
    #expect(href("sc:\u{1}\u{7F}é") == "sc:%01%7F%C3%A9")
    #expect(href("http://h/#a b") == "http://h/#a%20b")
  }

  @Test("Percent-encoded text, valid or not, does not change")
  func encoded() {
    #expect(href("http://h/%41%7a%GG%?%?#%") == "http://h/%41%7a%GG%?%?#%")
  }
}
