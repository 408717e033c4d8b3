import Testing

@testable import URLStandard

@Suite("Scheme, credentials, host and port")
struct URLHeadTests {
  @Test("A scheme is a letter, then letters, digits, plus, minus and dot, then a colon")
  func schemes() {
    #expect(href("HTTPS://a") == "https://a/")
    #expect(href("a1+-.:x") == "a1+-.:x")
    #expect(href("1a:x") == nil)
    #expect(href("+a:x") == nil)
    #expect(href("a_b:x") == nil)
    #expect(href("://a") == nil)
    #expect(href("example.com") == nil)
    #expect(href("") == nil)
    #expect(href("http") == nil)
  }

  @Test("A special scheme's host follows any number of slashes of either kind")
  func slashes() {
    #expect(href("http:a") == "http://a/")
    #expect(href("http:/a") == "http://a/")
    #expect(href("https:////a") == "https://a/")
    #expect(href(#"ws:\/\a\b"#) == "ws://a/b")
    #expect(href("http://") == nil)
    #expect(href("http:///") == nil)
  }

  @Test("Other schemes have a host, possibly empty, only after exactly two slashes")
  func otherSchemes() {
    #expect(href("sc:a") == "sc:a")
    #expect(href("sc:/a") == "sc:/a")
    #expect(href("sc://a") == "sc://a")
    #expect(href("sc://") == "sc://")
    #expect(href("sc:///a") == "sc:///a")
    #expect(href(#"sc://a\b"#) == nil)
  }

  @Test("The last @ ends the credentials and their first colon starts the password")
  func credentials() {
    #expect(href("http://a:b:c@d@h") == "http://a:b%3Ac%40d@h/")
    #expect(href("http://:p@h") == "http://:p@h/")
    #expect(href("http://u:@h") == "http://u@h/")
    #expect(href("http://:@h") == "http://h/")
    #expect(href("http://@h") == "http://h/")
    #expect(href("http://u@") == nil)
    #expect(href("http://u@/x") == nil)
    #expect(href("sc://u@") == nil)
    #expect(href("http://u@:80") == nil)
  }

  @Test("A port is digits up to 65535; the scheme's own is left out")
  func ports() {
    #expect(href("http://a:80") == "http://a/")
    #expect(href("https://a:443/") == "https://a/")
    #expect(href("ftp://a:21") == "ftp://a/")
    #expect(href("wss://a:80") == "wss://a:80/")
    #expect(href("http://a:") == "http://a/")
    #expect(href("http://a:00008080") == "http://a:8080/")
    #expect(href("http://a:65535") == "http://a:65535/")
    #expect(href("http://a:65536") == nil)
    #expect(href("http://a:99999999999999999999") == nil)
    #expect(href("http://a:8x") == nil)
    #expect(href("http://a:-1") == nil)
    #expect(href("http://:80") == nil)
    #expect(href("sc://:80") == nil)
    #expect(href("sc://a:80") == "sc://a:80")
  }

  @Test("A file URL's host ends at the path, knows no port, and localhost is none")
  func fileHosts() {
    #expect(href("file:") == "file:///")
    #expect(href("file:a") == "file:///a")
    #expect(href("file:/a") == "file:///a")
    #expect(href("file://a") == "file://a/")
    #expect(href("file://localHOST/a") == "file:///a")
    #expect(href("file://a:1/") == nil)
    #expect(href("file://u@h/") == nil)
  }
}
