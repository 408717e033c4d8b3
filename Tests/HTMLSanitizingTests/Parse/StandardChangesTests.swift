import Testing

@testable import HTMLSanitizing

/// Where the HTML Standard of today differs from that of 2015.
@Suite struct StandardChangesTests {
  @Test(arguments: [
    ("<select><p>a</p><option>b</select><p>c", "<p>a</p>b<p>c</p>"),
    ("<p><select><div>x</div></select></p>", "<p>x</p>"),
    ("<p>a<dialog>b</dialog>c", "<p>a</p>bc"),
    ("<ul><li>a<main><li>b", "<ul><li>a<li>b</li></li></ul>"),
    ("<p>a<search>b</search>c", "<p>a</p>bc"),
    ("<p><menuitem>a</menuitem>b</p>", "<p>ab</p>"),
    ("<isindex prompt=x>a", "a"),
    ("<svg></br title=x>a", "<br>a"),
    ("<svg></p>a", "<p></p>a"),
    ("</br title=x>", "<br>"),
  ])
  func tagsAreReadAsToday(text: String, expected: String) throws {
    #expect(try sanitized(text) == expected)
  }

  @Test func endTagsOfUnknownElementsCloseTheirOwnOnly() throws {
    #expect(try sanitized("<o:p><u>a</w:x>b</u></o:p>") == "<u>ab</u>")
    #expect(try sanitized("<x=1><u>a</y=2>b</u>") == "<u>ab</u>")
  }

  @Test func insertionsDoNotShowInText() throws {
    let text = "<textarea></br><SELECT a=b><dialog></x></textarea>"
    let expected = "&lt;/br&gt;&lt;SELECT a=b&gt;&lt;dialog&gt;&lt;/x&gt;"
    #expect(try sanitized(text) == expected)
    #expect(try sanitized("<a title='<select>'>x</a>") == "<a title=\"&lt;select&gt;\">x</a>")
  }

  @Test func insertionsAreUndoneWhereverTheyCome() {
    var bytes: [UInt8] = []
    bytes.append(contentsOf: "a<".utf8)
    ParserMark.append(before: "br ", after: "", to: &bytes)
    bytes.append(contentsOf: "/br>".utf8)
    ParserMark.append(before: "<param ", after: "/>", to: &bytes)
    ParserMark.append(0xD83D, to: &bytes)
    ParserMark.append(0x1FFFF, to: &bytes)
    var original: [UInt8] = []
    bytes.withUnsafeBufferPointer { ParserMark.appendOriginal(of: $0, to: &original) }
    #expect(original == Array("a</br>".utf8) + [0xED, 0xA0, 0xBD] + Array("\u{1FFFF}".utf8))
  }
}
