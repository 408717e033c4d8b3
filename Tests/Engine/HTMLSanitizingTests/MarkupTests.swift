import CompassSchemas
import JSPrimitives
import Testing

@testable import HTMLSanitizing

/// Markup as people and editors write it, misnested now and then.
@Suite struct MarkupTests {
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
    (" \n</p> \u{C}</li>\t<!", " \n"),
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
    ("<u>Q&A AT&T, a&b=c &</u>", "<u>Q&amp;A AT&amp;T, a&amp;b=c &amp;</u>"),
    ("<u>&notit; &#38 &#128; &#xD800;</u>", "<u>¬it; &amp; € \u{FFFD}</u>"),
  ])
  func isWrittenAsTheStandardBuildsIt(text: String, expected: String) throws {
    #expect(try sanitized(text) == expected)
  }

  @Test(arguments: [
    ("href=\"http://a.b/?c=d&e=f\"", " href=\"http://a.b/?c=d&amp;e=f\""),
    ("HREF='javascript:x'", ""), ("href=", " href=\"\""), ("href=/a/b/", " href=\"/a/b/\""),
    ("title = \"<b> &quot; \u{A0}\"", " title=\"&lt;b&gt; &quot;\""), ("title", " title=\"\""),
    ("title=a title=b", " title=\"a\""), ("class=a class=b target=_blank", " target=\"_blank\""),
    ("is=x", " is=\"\""),
    ("data-Id=7 aria-x='y' onclick=z", " data-id=\"7\" aria-x=\"y\""),
    ("data-=7", ""), ("title='-->'", ""), ("title='a'href='b'", " title=\"a\" href=\"b\""),
    ("title=\"\0\"", " title=\"\u{FFFD}\""),
    ("href='?a=1&copy=2&section=3'", " href=\"?a=1&amp;copy=2&amp;section=3\""),
    ("href='?a=1&copy'", " href=\"?a=1©\""), ("href='?a=1&copy;'", " href=\"?a=1©\""),
    ("title=`", " title=\"`\""),
  ])
  func attributesAreKeptAsThePolicySays(attributes: String, expected: String) throws {
    #expect(try sanitized("<a \(attributes)>x</a>") == "<a\(expected)>x</a>")
  }

  /// Inputs on which the parser that was used before aborted the process.
  @Test(arguments: [
    ("<table><math><mo><![CDATA[x]]>1", "", "x1"),
    ("<table><svg><title><![CDATA[ ]]>x", "", " x"),
    ("<table><svg><desc><![CDATA[x]]></table>y", "y", "xy"),
    ("<table><tr><svg><foreignObject><![CDATA[x]]>z", "", "xz"),
  ])
  func cdataInAnIntegrationPointInATable(text: String, february: String, august: String) throws {
    #expect(try sanitized(text) == february)
    #expect(try HTMLSanitizer.august2026.sanitize(JSText(text)).string == august)
  }

  /// The adoption agency gives up after eight rounds.
  @Test func anElementIsSplitByEightBlocks() throws {
    let text = "<em>x" + String(repeating: "<blockquote>", count: 7)
    #expect(
      try sanitized(text + "y</em>z")
        == "<em>x</em>" + String(repeating: "<blockquote><em></em>", count: 6)
        + "<blockquote><em>y</em>z" + String(repeating: "</blockquote>", count: 7))
  }

  @Test func aPolicySaysWhichElementsStay() throws {
    var policy = SanitizerPolicy.domPurify(elements: "b", attributes: "")
    policy.forbiddenContents = NameList("span")
    let output = try withBytes("<p title=x><b title=y>z<span>w") {
      try HTMLSanitizer(policy).sanitize($0)
    }
    #expect(output.map { String(decoding: $0, as: UTF8.self) } == "<b>z</b>")
  }
}
