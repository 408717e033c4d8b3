import Testing

@testable import URLStandard

@Suite("Paths")
struct PathSerializerTests {
  @Test("Dot segments are applied, also if a dot is percent-encoded")
  func dotSegments() {
    #expect(href("http://h/a/./b") == "http://h/a/b")
    #expect(href("http://h/a/../b") == "http://h/b")
    #expect(href("http://h/a/b/..") == "http://h/a/")
    #expect(href("http://h/a/.") == "http://h/a/")
    #expect(href("http://h/../..") == "http://h/")
    #expect(href("http://h/a/%2E/b/%2e./c") == "http://h/a/c")
    #expect(href("http://h/a/...") == "http://h/a/...")
    #expect(href("http://h/a/%2e%2") == "http://h/a/%2e%2")
    #expect(href("http://h/a//../b") == "http://h/a/b")
  }

  @Test("A backslash separates segments of a special URL only")
  func backslashes() {
    #expect(href(#"http://h\a\..\b"#) == "http://h/b")
    #expect(href(#"sc://h/a\..\b"#) == #"sc://h/a\..\b"#)
  }

  @Test("A special URL has at least the empty segment")
  func emptyPaths() {
    #expect(href("http://h?q") == "http://h/?q")
    #expect(href("sc://h?q") == "sc://h?q")
    #expect(href("sc://h/") == "sc://h/")
  }

  @Test("A file URL keeps its drive letter and writes it with a colon")
  func driveLetters() {
    #expect(href("file:C|/a/../..") == "file:///C:/")
    #expect(href("file://c|/a") == "file:///c:/a")
    #expect(href("file:///C:/../..") == "file:///C:/")
    #expect(href("file:///C:x/..") == "file:///C:x/")
    #expect(href("file:///a/C:x/../..") == "file:///")
    #expect(href("file:///C|x/..") == "file:///")
    #expect(href("file:///C|x/a") == "file:///C|x/a")
    #expect(href("file:///a/C|/..") == "file:///a/")
    #expect(href("file://C|") == "file:///C:")
    #expect(href("file://C|x") == nil)
    #expect(href("sc:///C|/..") == "sc:///")
  }

  @Test("A path that would read as a host is kept apart")
  func pathsLikeHosts() {
    #expect(href("sc:/.//a") == "sc:/.//a")
    #expect(href("sc:/a/..//b") == "sc:/.//b")
    #expect(href("sc:/..//") == "sc:/.//")
  }

  @Test("An opaque path keeps its spaces, except the last before a query or fragment")
  func opaquePaths() {
    #expect(href("mailto:a b@c.d") == "mailto:a b@c.d")
    #expect(href("sc:a  ?q") == "sc:a %20?q")
    #expect(href("sc:a  #f") == "sc:a %20#f")
    #expect(href("sc: a ") == "sc: a")
    #expect(href("javascript:alert('é')") == "javascript:alert('%C3%A9')")
    #expect(href("sc:a/../b") == "sc:a/../b")
  }
}
