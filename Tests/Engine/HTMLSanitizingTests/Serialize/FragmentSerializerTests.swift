import Testing

@testable import HTMLSanitizing

@Suite struct FragmentSerializerTests {
  @Test(arguments: [
    ("<p>a & b < c > d \" ' \u{A0}e</p>", "<p>a &amp; b &lt; c &gt; d \" ' &nbsp;e</p>"),
    ("<p title='<a> & \" \u{A0}e'>x</p>", "<p title=\"&lt;a&gt; &amp; &quot; &nbsp;e\">x</p>"),
    ("<pre>\n\n\nx</pre>", "<pre>\n\nx</pre>"),
    ("<p>x<br>y</br>z", "<p>x<br>y<br>z</p>"),
    ("<p>Â\u{A1}</p>", "<p>Â\u{A1}</p>"),
  ])
  func writesWhatInnerHTMLWrites(text: String, expected: String) throws {
    #expect(try sanitized(text) == expected)
  }
}
