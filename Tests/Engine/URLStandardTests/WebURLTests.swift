import JSPrimitives
import Testing

@testable import URLStandard

@Suite("URL components and verdicts")
struct WebURLTests {
  @Test("Every component as in the serialization")
  func components() throws {
    let url = try #require(WebURL("HTTP://us er:p:w@Example.com:8080/a/../b c?d e#f g"))
    #expect(url.href.string == "http://us%20er:p%3Aw@example.com:8080/b%20c?d%20e#f%20g")
    #expect(url.scheme.string == "http")
    #expect(url.username.string == "us%20er")
    #expect(url.password.string == "p%3Aw")
    #expect(url.host?.string == "example.com")
    #expect(url.port == 8080)
    #expect(url.path.string == "/b%20c")
    #expect(url.query?.string == "d%20e")
    #expect(url.fragment?.string == "f%20g")
  }

  @Test("Absent components are nil, empty ones are empty")
  func absentComponents() throws {
    let bare = try #require(WebURL("mailto:a"))
    #expect(bare.host == nil)
    #expect(bare.port == nil)
    #expect(bare.query == nil)
    #expect(bare.fragment == nil)
    #expect(bare.username.length == 0)
    let empty = try #require(WebURL("sc://?#"))
    #expect(empty.host?.length == 0)
    #expect(empty.path.length == 0)
    #expect(empty.query?.length == 0)
    #expect(empty.fragment?.length == 0)
    #expect(empty.href.string == "sc://?#")
  }

  @Test("URLs are equal if their serializations are")
  func equality() {
    #expect(WebURL("http://a") == WebURL("HTTP://A:80/./"))
    #expect(WebURL("http://a") != WebURL("http://a/#"))
  }

  @Test("The scheme is found without building the URL")
  func schemes() {
    func scheme(_ text: String) -> URLScheme? {
      Array(text.utf8).withUnsafeBufferPointer { WebURL.scheme(of: $0) }
    }
    #expect(scheme("https://a") == .https)
    #expect(scheme(" HTTP:a ") == .http)
    #expect(scheme("ftp://a") == .ftp)
    #expect(scheme("file:") == .file)
    #expect(scheme("httpss://a") == .other)
    #expect(scheme("http://") == nil)
    #expect(scheme("https://a b") == nil)
  }

  @Test(
    "The short way for plain addresses agrees with the full parser",
    arguments: [
      "https://a", "http://a", "https://a/ b", "https://a?", "https://a#x", "https://a.b-c_d.e1",
      "https://", "http://.", "https://a.", "https://.a", "https://a..b", "https://1",
      "https://a.1",
      "https://a.0x", "https://1a", "https://xn--a", "https://xn--tda", "https://a.XN--A",
      "https://a.xn-b", "https://ab--c", "https://a:80", "https://a:x", "https://a b", "https://é",
      "https://a@", "https://a%", "https://a\tb", "https:///", "http:///a", "https://a\u{1F}",
      "https://a\\b", "https://a/\u{7F}", "https://a.b.1x", "https://a.b.x1", "https://256.com",
    ])
  func plainAddresses(_ text: String) {
    let isValid = Array(text.utf8).withUnsafeBufferPointer { WebURL.isValid($0) }
    #expect(isValid == (WebURL(JSText(text)) != nil))
  }
}
