import TestSupport

/// Markup that a sanitizer must not be fooled by, generated from a seed.
struct HostileMarkup {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Nested and misnested elements with attributes, texts, comments and payloads, then mutated.
  mutating func text() -> [UInt8] {
    var text: [UInt8] = []
    var open: [String] = []
    for _ in 0..<Int.random(in: 1...25, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3:
        let name = pick(Self.names)
        open.append(name)
        text += "<\(name)".utf8
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          text += " \(pick(Self.attributes))=\(quoted(pick(Self.values)))".utf8
        }
        text += pick([">", ">", ">", "/>", "", " "]).utf8
      case 4, 5:
        // Mostly the element that is open, sometimes another.
        let name = Bool.random(using: &random) ? open.popLast() ?? "p" : pick(Self.names)
        text += "</\(name)>".utf8
      case 6, 7: text += pick(Self.texts).utf8
      default: text += pick(Self.payloads).utf8
      }
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) { mutate(&text) }
    return text
  }

  /// Removes, repeats or inserts a few bytes at a place where UTF-8 stays whole.
  private mutating func mutate(_ text: inout [UInt8]) {
    let ascii = text.indices.filter { text[$0] < 0x80 }
    guard let place = ascii.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: text.remove(at: place)
    case 1: text.insert(text[place], at: place)
    case 2: text.insert(pick([0, 0x09, 0x0A, 0x0D, 0x22, 0x27, 0x2F, 0x3C, 0x3E, 0x26]), at: place)
    default: text.insert(contentsOf: [0xED, 0xA0, 0x80], at: place)
    }
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  private mutating func quoted(_ value: String) -> String {
    let quote = pick(["\"", "'", ""])
    return quote + value + quote
  }

  private static let names = """
    p br strong em u h1 h2 ul ol li blockquote code pre a A b i font nobr div span table tbody tr td \
    th caption colgroup col select option optgroup button input textarea form fieldset object embed \
    applet marquee iframe script style title noscript noembed noframes xmp plaintext template svg \
    math foreignObject desc mi mtext annotation-xml mglyph malignmark image img video frameset frame \
    body html head base link meta dialog main search details summary hr x-y o:p isindex menuitem ruby \
    rt listing center dd dt
    """.split(separator: " ").map(String.init)

  private static let attributes = """
    href HREF title target onclick onerror style src srcdoc action formaction xlink:href xmlns is \
    data-x aria-label id name class form type encoding href title =x a"b
    """.split(separator: " ").map(String.init)

  private static let values = [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "&#106;avascript:alert(1)", "java&Tab;script:1",
    "java&#10;script:1", "javascript&colon;alert(1)", "&#1;javascript:1", " javascript:1",
    "\u{A0}javascript:1", "\u{2028}javascript:1", "\u{FEFF}javascript:1", "java\0script:1",
    "jav\u{AD}ascript:1", "data:text/html,x", "vbscript:x", "blob:x", "file:///x", "x:y",
    "view-source:javascript:1", "feed:javascript:1", "https://a.b/?c=d&e=f", "mailto:a@b.c", "/x",
    "#javascript:1", "?a=javascript:1", "//a.b", "", "-->", "--!>", "]]>", "</style>", "</title>",
    "<img src=x onerror=1>", "attributes", "nodeName", "text/html", "image", "&lt;script&gt;",
  ]

  private static let texts = [
    "x", "é", "\u{1F600}", " ", "\n", "a < b", "R&D", "&amp;lt;", "&lt;script&gt;", "\0", "\u{A0}",
    "\u{F4D2}", "]]>", "-->", "\r\n", "&#0;", "&#x80;", "&notit;", "&#xD800;",
  ]

  private static let payloads = [
    "<script>alert(1)</script>", "<svg onload=alert(1)>", "<img src=x onerror=alert(1)>",
    "<iframe srcdoc='<script>1</script>'></iframe>", "<!--", "-->", "<!-->", "<!--->", "<?x?>",
    "<![CDATA[", "]]>", "<!doctype html>", "<a href=/1 href=javascript:1>", "<p title='", "'>",
    "<svg><style><img src=x onerror=1></style>", "<math><mtext><table><mglyph><style><!--</style>",
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=1>",
    "<noscript><p title=\"</noscript><img src=x onerror=1>\">", "<svg></p><style><a id=\"</style>",
    "<template><p title=\"</template><script>1</script>\">", "<table><a href=javascript:1><td></a>",
    "<select><template><style><!--</style><a rel=\"--></style></select><img src onerror=1>\">",
    "<svg><![CDATA[<p>]]><a xlink:href=javascript:1>", "<math href=javascript:1>", "</br>", "</p>",
    "<form id=f><input name=attributes>", "<input form=f name=nodeName>", "<b><p></b>",
    "<svg><foreignObject><p><svg><desc><a href=data:x>",
    "<math><annotation-xml encoding=text/html>",
  ]
}
