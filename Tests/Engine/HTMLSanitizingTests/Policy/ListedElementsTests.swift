import CompassSchemas
import JSPrimitives
import Testing

@testable import HTMLSanitizing

@Suite("The sanitizer of 2026-08")
struct ListedElementsTests {
  private func sanitized(_ text: String) throws -> String {
    try HTMLSanitizer.august2026.sanitize(JSText(text)).string
  }

  @Test(
    "Every text is parsed and written, markup or none",
    arguments: [
      ("R&D", "R&amp;D"), ("a > b", "a &gt; b"), ("a\r\nb", "a\nb"), ("a\0b", "ab"),
      (" \n\u{C}x ", "x "), ("  ", ""), ("\u{A0}x", "&nbsp;x"), ("5 < 6", "5 &lt; 6"),
      ("&lt;b&gt;", "&lt;b&gt;"), ("", ""), ("plain é 😀", "plain é 😀"), ("\u{B}x", "\u{B}x"),
    ])
  func texts(text: String, expected: String) throws {
    #expect(try sanitized(text) == expected)
  }

  @Test(
    "Listed elements stay, others make room for what they hold",
    arguments: [
      ("<div><p>a<b>b</b></p><!-- c --></div>", "<p>ab</p>"),
      ("<h1>a</h1><hr><img src=x>b<br>", "<h1>a</h1>b<br>"),
      ("<table><tr><td>a</table>", "a"),
      ("<noscript><p>a</p></noscript>", "<p>a</p>"),
      ("<template><p>a</p></template>b", "b"),
      ("<xmp><p></xmp><noembed><br></noembed>", "&lt;p&gt;&lt;br&gt;"),
      ("<details><summary>a</summary>b</details>", "ab"),
    ])
  func elements(text: String, expected: String) throws {
    #expect(try sanitized(text) == expected)
  }

  @Test(
    "Of some elements nothing stays",
    arguments: [
      "script", "style", "iframe", "object", "form", "textarea", "button", "select",
    ])
  func contents(name: String) throws {
    #expect(try sanitized("1<\(name)><p>x</p></\(name)>2") == "12")
  }

  @Test(
    "Only links keep attributes, in their order and with their values untouched",
    arguments: [
      ("<p title=x data-a=b aria-label=c>a</p>", "<p>a</p>"),
      (
        "<a target=' t ' id=i href=/x rel=r title=' --> '>a</a>",
        "<a target=\" t \" href=\"/x\" title=\" --&gt; \">a</a>"
      ),
      ("<a is=x data-a=b href>a</a>", "<a href=\"\">a</a>"),
      (
        "<a title=javascript:x target=data:y>a</a>",
        "<a title=\"javascript:x\" target=\"data:y\">a</a>"
      ),
    ])
  func attributes(text: String, expected: String) throws {
    #expect(try sanitized(text) == expected)
  }

  @Test(
    "An element of another namespace is known by its name",
    arguments: [
      (
        "<svg><a xlink:href=/x href=/y title=z><text>t</text></a></svg>",
        "<a href=\"/y\" title=\"z\">t</a>"
      ),
      ("<svg xmlns:xlink=a xmlns=b xml:lang=c><a xmlns=d>t</a></svg>", "<a>t</a>"),
      ("<svg><style>x</style><title>t</title><script>y</script></svg>", "t"),
      ("<math><mi>x</mi><a href=/y>z</a></math>", "x<a href=\"/y\">z</a>"),
    ])
  func namespaces(text: String, expected: String) throws {
    #expect(try sanitized(text) == expected)
  }

  @Test(
    "A frameset is the document's body: its frames go, white space and text without frames stay")
  func frameset() throws {
    #expect(try sanitized("<frameset> <frame> </frameset>") == "  ")
    #expect(try sanitized("<frameset><noframes><p></noframes></frameset>") == "&lt;p&gt;")
  }
}
