import TestSupport

/// Makes markup as people and editors write it, and markup that only looks like it.
///
/// The seed alone decides the sequence.
struct MarkupSource {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private static let blocks = [
    "p", "p", "p", "div", "h1", "h2", "h4", "blockquote", "pre", "section", "address",
  ]
  private static let inlines = [
    "strong", "em", "u", "code", "b", "i", "span", "sub", "font", "mark", "s", "q", "tt",
  ]
  private static let texts = [
    "x", "Called the coach", "2027 class", " ", "\n", "\t", "\r\n", "  ", "a > b", "5 < 6",
    "I <3 it",
    "Q&A", "AT&T", "&amp;", "&lt;p&gt;", "&nbsp;", "&quot;", "&#39;", "&#8217;", "&#xA0;",
    "&eacute;",
    "&hellip;", "& ", "é", "日本", "😀", "\u{A0}", "\u{1}", "\u{B}", "\u{C}", "\u{7F}", "\u{85}",
    "\u{FFFE}", "Â", "한국", "\u{F4D2}", "(555) 010-9999", "&", "\"quoted\"", "it's", "]]>", "-->",
  ]
  private static let attributes = [
    " href=\"https://uga.edu/camp?id=1&src=2&section=3\"", " href='mailto:coach@uga.edu'",
    " href=\"javascript:alert(1)\"", " title=\"Coach &amp; &quot;staff&quot; <x>\"",
    " target=_blank",
    " class=\"MsoNormal\"", " style=\"color:#f00\"", " data-id=\"7\"", " aria-label='a &gt; b'",
    " onclick=\"x()\"", " hidden", " title", " href=\"\"", " HREF=\"http://a.b/\"",
    " title=\" é\u{A0} \"",
    " href = \"ftp://x\"", " href=/a/b?c=d", " data-Start='1'", " title='\"'", " href=\"data:x\"",
    " title=\"&eacute;&#39;&copy=1\"", " target=\" _top\n\"", " title='a\u{7F}b\u{1}'",
  ]
  private static let links = [
    "", " href=\"https://uga.edu/camp?id=1&src=2\"", " href='mailto:coach@uga.edu'",
    " href=\"x:y\"",
    " href=\"https://uga.edu/a?b=1&amp;c=é\" target=\"_blank\" rel=\"noopener\"",
  ]
  /// Pieces that simple markup lacks, or has in other places.
  private static let oddities = [
    "\0", "\u{FEFF}", "&notin;", "&copy ", "&ltx", "&#0;", "&#x80;", "&#13;", "&#32;", "&#38",
    "&#xD800;",
    "<", "</", "</>", "<!", "<!-- x -->", "<?x?>", "<x-y>", "</x-y>", "<table>", "<tr>", "<td>",
    "</table>", "<select>", "<option>", "<svg>", "</svg>", "<script>", "</script>", "<style>",
    "<template>", "<dt>", "<dd>", "<nobr>", "<button>", "</button>", "<form>", "</form>", "<dl>",
    "<body>", "</body>", "<head>", "</html>", "<a title='", "\" >", "<p ", "=", "/>", "<p/x>",
    "<br/ >",
    "<a href=x href=y>", "<a is=x>", "<a title=>", "<a title=a\"b>", "<a title='x'y>", "<a \"x>",
    "<a title=\"a\r\nb\">", "<a title='--!>'>", "<a href='&colon;x'>", "</p x=y>", "</a/>",
    "<john@uga.edu>",
    "<h7>", "<blockquotes>", "<a title='&amp'>", "<a title='&amp=1'>", "&ampx", "&am;",
    "<a title='\0'>",
    "</style title>", "<a title='</title'>", "<dialog>", "<main>", "<image>", "<frameset>",
    "<ruby>", "<p <b>", "<a <b href=x>", "</b <p>", "</p <b", "<span <i</b>", "<em \"x'y\">",
    "<li / x>",
    "</em / title='>'>", "<a title=\"<b>\" <b>",
  ]

  mutating func one(of list: [String]) -> String { list.randomElement(using: &random) ?? "" }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  /// Well-formed markup of simple elements, some of them with attributes.
  mutating func note() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: text += phrase(depth: 0)
      case 1: text += list(depth: 0)
      case 2: text += "<hr>\n"
      default:
        let name = one(of: Self.blocks)
        text += "<\(name)\(attribute())>\(phrase(depth: 0))</\(name)>" + (chance(50) ? "\n" : "")
      }
    }
    return text
  }

  private mutating func list(depth: Int) -> String {
    let name = chance(50) ? "ul" : "ol"
    var text = "<\(name)>\n"
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      text += "<li>\(phrase(depth: 0))"
      if depth < 2, chance(20) { text += list(depth: depth + 1) }
      text += "</li>\n"
    }
    return text + "</\(name)>"
  }

  private mutating func phrase(depth: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      switch Int.random(in: 0..<(depth < 2 ? 8 : 4), using: &random) {
      case 0...3: text += one(of: Self.texts)
      case 4: text += chance(50) ? "<br>" : "<br />"
      case 5 where depth == 0:
        text += "<a\(one(of: Self.links))\(attribute())>\(one(of: Self.texts))</a>"
      default:
        // No element within one of its own kind, which could make too many of them.
        let half = Self.inlines.count / 2
        let name = one(of: Array(depth == 0 ? Self.inlines[..<half] : Self.inlines[half...]))
        text += "<\(name)\(attribute())>\(phrase(depth: depth + 1))</\(name)>"
      }
    }
    return text
  }

  private mutating func attribute() -> String {
    chance(25) ? " class='a'" : chance(10) ? " title=\"\(one(of: ["a", "é &amp; b", " c "]))\"" : ""
  }

  /// Tags and texts in any order, now and then with something that is not simple.
  mutating func soup(oddities percent: Int) -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      if chance(percent) {
        text += Array(one(of: Self.oddities).utf8)
        if chance(5) { text += [0xED, chance(50) ? 0xA1 : 0xB1, 0x80] }
      } else {
        text += Array(piece().utf8)
      }
    }
    return text
  }

  private mutating func piece() -> String {
    if chance(35) { return one(of: Self.texts) }
    var name = one(of: chance(50) ? Self.blocks : Self.inlines)
    if chance(35) { name = one(of: ["a", "a", "li", "ul", "ol", "br", "hr", "img", "h3", "wbr"]) }
    if chance(5) { name = name.uppercased() }
    if chance(45) { return "</\(name)>" }
    let attributes = (0..<(chance(25) ? 2 : 0)).map { _ in one(of: Self.attributes) }
    return "<\(name)\(attributes.joined())\(chance(5) ? "/" : "")>"
  }
}
