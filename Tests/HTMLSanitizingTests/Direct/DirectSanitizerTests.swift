import Testing

@testable import HTMLSanitizing

@Suite struct DirectSanitizerTests {
  @Test(arguments: [
    ("<p>one<p>two", "<p>one</p><p>two</p>"),
    ("<p>a<ul><li>b<li>c</ul>d", "<p>a</p><ul><li>b</li><li>c</li></ul>d"),
    ("<ul><li>a<ul><li>b</ul><li>c</ul>", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
    ("<ul><li><div>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"),
    ("<ul><li><blockquote>a<li>b", "<ul><li><blockquote>a<li>b</li></blockquote></li></ul>"),
    ("<h1>a<h2>b</h3>c", "<h1>a</h1><h2>b</h2>c"),
    ("<p><strong>a<p>b</strong>c", "<p><strong>a</strong></p><p><strong>b</strong>c</p>"),
    ("<em>a<u>b</em>c</u>d", "<em>a<u>b</u></em><u>c</u>d"),
    ("<a href=x>a<a title=y>b", "<a href=\"x\">a</a><a title=\"y\">b</a>"),
    ("<div><em title='t'>a</div>b", "<em title=\"t\">a</em><em title=\"t\">b</em>"),
    ("x</p>y</br>z</li></ul></h1></em></span></hr>", "x<p></p>y<br>z"),
    (" \n</p> \u{C}</li>\t<!", nil),
    (" \n</p> \u{C}</li>\tx<br>", " \nx<br>"),
    ("</br> x", "<br> x"),
    ("<strong>a<p>b</strong>c", "<strong>a</strong><p><strong>b</strong>c</p>"),
    (
      "<em title=t>a<ul>b<li>c</em>d",
      "<em title=\"t\">a</em><ul><em title=\"t\">b</em><li><em title=\"t\">c</em>d</li></ul>"
    ),
    (
      "<u>a<blockquote><p><em title=x>b</p></u>c",
      "<u>a</u><blockquote><u><p><em title=\"x\">b</em></p></u><em title=\"x\">c</em></blockquote>"
    ),
    ("<em>a<strong>b<p>e</em>f", nil),
    (
      "<a href=x>a<h1>b<a href=y>c",
      "<a href=\"x\">a</a><h1><a href=\"x\">b</a><a href=\"y\">c</a></h1>"
    ),
    ("<p <b>a</p <i/ x='>'>b", "<p>a</p>b"),
    ("<pre>\n\n a</pre><pre>\r\nb\r\rc</pre>", "<pre>\n a</pre><pre>b\n\nc</pre>"),
    ("<BLOCKQUOTE CLASS=x>a<Br/>b<hr>c", "<blockquote>a<br>bc</blockquote>"),
    ("<p>5 < 6 > 4 & \u{A0}é<", "<p>5 &lt; 6 &gt; 4 &amp; &nbsp;é&lt;</p>"),
    (
      "<u>&amp;&lt;&gt;&quot;&#39;&#x2019;&nbsp;&eacute;&hellip;</u>",
      "<u>&amp;&lt;&gt;\"'’&nbsp;é…</u>"
    ),
    ("<u>Q&A &x; </u>", nil),
    ("<u>Q&A AT&T, a&b=c &</u>", "<u>Q&amp;A AT&amp;T, a&amp;b=c &amp;</u>"),
  ])
  func writesWhatTheStandardBuilds(text: String, expected: String?) throws {
    let output = withBytes(text, HTMLSanitizer.web2026February.sanitizeSimpleMarkup)
    #expect(output.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test(arguments: [
    ("href=\"http://a.b/?c=d&e=f\"", " href=\"http://a.b/?c=d&amp;e=f\""),
    ("HREF='javascript:x'", ""), ("href=", nil), ("href=/a/b/", " href=\"/a/b/\""),
    ("title = \"<b> &quot; \u{A0}\"", " title=\"&lt;b&gt; &quot;\""), ("title", " title=\"\""),
    ("title=a title=b", nil), ("class=a class=b target=_blank", " target=\"_blank\""),
    ("is=x", nil), ("data-Id=7 aria-x='y' onclick=z", " data-id=\"7\" aria-x=\"y\""),
    ("data-=7", ""), ("title='-->'", ""), ("title='a'href='b'", nil), ("title=\"\0\"", nil),
    ("href='?a=1&copy=2&section=3'", " href=\"?a=1&amp;copy=2&amp;section=3\""),
    ("href='?a=1&copy'", nil), ("href='?a=1&copy;'", " href=\"?a=1©\""), ("title=`", nil),
  ])
  func attributesAreKeptAsThePolicySays(attributes: String, expected: String?) throws {
    let text = "<a \(attributes)>x</a>"
    let output = withBytes(text, HTMLSanitizer.web2026February.sanitizeSimpleMarkup)
    #expect(output.map { String(decoding: $0, as: UTF8.self) } == expected.map { "<a\($0)>x</a>" })
    #expect(try sanitized(text).hasPrefix("<a"))
  }

  @Test(arguments: [
    "<!-- -->", "<!doctype html>", "<?x?>", "</>", "</ p>", "<x-y>", "<p", "<p a", "<p a='", "</p",
    "<p/", "<p =a>", "</p\0>",
    "<table>", "<select>", "<script>", "<svg>", "<body>", "</body>", "<head>", "<html>", "<form>",
    "<template>", "<button>", "<dd>", "<option>", "<nobr>", "<textarea>", "<dialog>",
    "<abcdefghijk>",
    "<p>\0", "\u{FEFF}<p>", "<b><i><p>x</b>", "<a><span><div></a>", "<b>&#0;", "<b>&#128;",
    "<b>&#xD800;",
    "<b>&#13;",
    "<b>&#32;", "<b>&#38", "<b>&amp", "<b>&notit;", "<b>&#x110000;", "<b>&#99999999;",
    "<b>&#xFFFE;",
    "<b><b><b><b>",
  ])
  func leavesTheRestToTheParser(text: String) {
    #expect(withBytes(text, HTMLSanitizer.web2026February.sanitizeSimpleMarkup) == nil)
  }

  @Test func loneSurrogatesAreLeftToTheParser() {
    let texts: [[UInt8]] = [[0x3C, 0xED, 0xA0, 0x80], [0x3C, 0xED, 0xB0, 0x80], [0x3C, 0xED]]
    let outputs = texts.map {
      $0.withUnsafeBufferPointer(HTMLSanitizer.web2026February.sanitizeSimpleMarkup)
    }
    #expect(outputs == [nil, nil, Array("&lt;".utf8) + [0xED]])
  }

  @Test func aTagHasSomeAttributesAndNotManyThatMayStay() {
    func tag(_ count: Int) -> String {
      "<p " + (0..<count).map { "data-\($0)=x" }.joined(separator: " ") + ">"
    }
    #expect(withBytes(tag(32), HTMLSanitizer.web2026February.sanitizeSimpleMarkup) != nil)
    #expect(withBytes(tag(33), HTMLSanitizer.web2026February.sanitizeSimpleMarkup) == nil)
  }

  @Test func elementsAreOpenUpToALimit() throws {
    var sanitizer = HTMLSanitizer.web2026February
    let text = String(repeating: "<div>", count: 256)
    #expect(withBytes(text, sanitizer.sanitizeSimpleMarkup) == [])
    #expect(withBytes(text + "<div>", sanitizer.sanitizeSimpleMarkup) == nil)
    sanitizer.limits.openElements = 255
    #expect(withBytes(text, sanitizer.sanitizeSimpleMarkup) == nil)
    #expect(throws: SanitizerError.tooDeep(limit: 255)) {
      try withBytes(text) { try sanitizer.sanitize($0) }
    }
  }

  @Test func repeatedFormattingDoesNotMultiplyLongText() {
    let title = String(repeating: "x", count: 10_000)
    let text = "<p><em title=\(title)>" + String(repeating: "<p>y", count: 1_000)
    #expect(withBytes(text, HTMLSanitizer.web2026February.sanitizeSimpleMarkup) == nil)
  }

  /// The adoption agency gives up after eight rounds.
  @Test func anElementIsSplitBySevenBlocks() throws {
    let text = "<em>x" + String(repeating: "<blockquote>", count: 7)
    let sanitizer = HTMLSanitizer.web2026February
    let output = try #require(withBytes(text + "y</em>z", sanitizer.sanitizeSimpleMarkup))
    #expect(
      String(decoding: output, as: UTF8.self)
        == "<em>x</em>" + String(repeating: "<blockquote><em></em>", count: 6)
        + "<blockquote><em>y</em>z" + String(repeating: "</blockquote>", count: 7))
    #expect(withBytes(text + "<blockquote>y</em>z", sanitizer.sanitizeSimpleMarkup) == nil)
  }

  @Test func aPolicySaysWhichElementsAreSimple() {
    var policy = Policy(tags: "b", attributes: "")
    policy.forbiddenContents = NameList("span")
    let sanitizer = HTMLSanitizer(policy)
    #expect(
      withBytes("<p title=x><b title=y>z", sanitizer.sanitizeSimpleMarkup) == Array("<b>z</b>".utf8)
    )
    #expect(withBytes("<span>", sanitizer.sanitizeSimpleMarkup) == nil)
  }
}
