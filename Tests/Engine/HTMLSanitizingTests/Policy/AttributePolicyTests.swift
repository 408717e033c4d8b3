import Testing

@testable import HTMLSanitizing

@Suite struct AttributePolicyTests {
  @Test(arguments: [
    ("<em onclick=x title=ok class=c id=i>y</em>", "<em title=\"ok\">y</em>"),
    ("<u href=/x target=y title=z>a</u>", "<u href=\"/x\" target=\"y\" title=\"z\">a</u>"),
    (
      "<p data-x=1 DATA-Y.Z=2 data-=3 data-é=4>a</p>",
      "<p data-x=\"1\" data-y.z=\"2\" data-é=\"4\">a</p>"
    ),
    ("<p aria-label=l aria-é=m aria-=n>a</p>", "<p aria-label=\"l\">a</p>"),
    ("<p title=' a '>b</p>", "<p title=\"a\">b</p>"),
    ("<a href='  '>b</a>", "<a href=\"\">b</a>"),
    ("<a href>b</a>", "<a href=\"\">b</a>"),
  ])
  func onlyListedDataAndARIAAttributesStay(text: String, expected: String) throws {
    #expect(try sanitized(text) == expected)
  }

  @Test(arguments: ["-->", "--!>", "]>", "</style", "</TITLE >", "</textarea"])
  func valuesThatEndOtherMarkupGo(value: String) throws {
    #expect(try sanitized("<p title=\"a\(value)b\" data-x=\"\(value)\">c</p>") == "<p>c</p>")
  }

  @Test(arguments: ["->", "> --", "</script>", "< /style>"])
  func valuesThatOnlyLookLikeItStay(value: String) throws {
    let escaped = value.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    #expect(try sanitized("<p title=\"a\(value)b\">c</p>") == "<p title=\"a\(escaped)b\">c</p>")
  }

  @Test func isLosesItsValueAndComesLast() throws {
    #expect(try sanitized("<a is=y href=x slot=z>c</a>") == "<a href=\"x\" is=\"\">c</a>")
  }

  @Test func aTitleIsNoURI() throws {
    #expect(try sanitized("<a title=\"javascript:x\">c</a>") == "<a title=\"javascript:x\">c</a>")
    #expect(try sanitized("<a target=\"javascript:x\">c</a>") == "<a>c</a>")
  }
}
