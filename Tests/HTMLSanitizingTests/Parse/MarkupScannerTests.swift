import Testing

@testable import HTMLSanitizing

@Suite struct MarkupScannerTests {
  private func tags(_ text: String) -> [String] {
    withBytes(text) { bytes in
      var scanner = MarkupScanner(bytes)
      var tags: [String] = []
      while let (_, tag) = scanner.next() {
        let name = String(decoding: bytes[tag.name], as: UTF8.self)
        tags.append((tag.isEnd ? "/" : "") + name + (tag.isSelfClosing ? "/" : ""))
      }
      return tags
    }
  }

  @Test(arguments: [
    ("<a><b x=1></b/>", ["a", "b", "/b/"]),
    ("<a title='<b>' alt=\"<i>\" x='>", ["a"]),
    ("<a '><b>", ["a", "b"]),
    ("<!--<a>--><b>", ["b"]),
    ("<!--><a>", ["a"]),
    ("<!---><a>", ["a"]),
    ("<!--x--!><a>", ["a"]),
    ("<!x <a><b>", ["b"]),
    ("<?x <a><b></ <i>", ["b"]),
    ("1 < 2 <3 <a", ["a"]),
    ("<script><a></scripty></SCRIPT ><b>", ["script", "/SCRIPT", "b"]),
    ("<textarea><!--</textarea><b>", ["textarea", "/textarea", "b"]),
    ("<svg><style><b></style><i><style><u>", ["svg", "style", "b", "/style", "i", "style"]),
    ("<", []), ("</", []), ("<!", []), ("<!-", []), ("<!--", []), ("a", []),
  ])
  func findsTheTagsThatAParserSees(text: String, expected: [String]) {
    #expect(tags(text) == expected)
  }
}
