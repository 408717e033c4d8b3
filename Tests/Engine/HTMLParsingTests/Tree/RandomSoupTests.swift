import TestSupport
import Testing

@testable import HTMLParsing

/// Invariants of trees of random markup.
@Suite struct RandomSoupTests {
  private static let names = [
    "a", "b", "i", "nobr", "font", "p", "div", "span", "li", "ul", "dd", "dt", "h1", "h2", "table",
    "tbody", "tr", "td", "th", "caption", "colgroup", "col", "select", "option", "optgroup",
    "selectedcontent", "button", "form", "input", "br", "hr", "img", "svg", "math", "mi",
    "annotation-xml", "foreignObject", "desc", "title", "g", "template", "object", "ruby", "rt",
    "rp",
    "pre", "textarea", "style", "script", "xmp", "noscript", "plaintext", "frameset", "frame",
    "html", "head", "body", "address", "section", "x-y",
  ]
  private static let others = [
    "text", " ", "\n", "\0", "&amp;", "&lt", "&#0;", "&", "<!--c-->", "<!DOCTYPE html>", "<?p d>",
    "<![CDATA[d]]>", "<", "</", "é", "]]>", "<!--", "-->",
  ]
  private static let attributes = [
    " a=1", " b='2'", " a=1 a=2", " encoding=text/html", " type=hidden", " color=x", " selected",
    "/", " xlink:href=z", " viewbox=0", " class=\"&amp;\"",
  ]
  private static let contexts = [
    nil, HTMLContext("div"), HTMLContext("table"), HTMLContext("tr"), HTMLContext("select"),
    HTMLContext("template"), HTMLContext("svg", namespace: .svg),
    HTMLContext("desc", namespace: .svg), HTMLContext("mi", namespace: .mathML),
    HTMLContext("html"), HTMLContext("colgroup"), HTMLContext("frameset"), HTMLContext("textarea"),
  ]

  private func soup(_ pieces: Int, using random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<pieces {
      let name = Self.names.randomElement(using: &random) ?? "p"
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let attribute =
          Int.random(in: 0..<4, using: &random) == 0
          ? Self.attributes.randomElement(using: &random) ?? "" : ""
        text += "<\(name)\(attribute)>"
      case 5..<8: text += "</\(name)>"
      default: text += Self.others.randomElement(using: &random) ?? ""
      }
    }
    return text
  }

  @Test(arguments: 1...16) func treesAreSound(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<60 {
      let input = soup(Int.random(in: 1...60, using: &random), using: &random)
      let context = Self.contexts.randomElement(using: &random) ?? nil
      var options = HTMLParser.Options()
      options.collectsErrors = true
      options.isScriptingEnabled = seed % 4 == 0
      if seed % 3 == 0 { options.maximumDepth = Int.random(in: 2...8, using: &random) }
      let parser = HTMLParser(options)
      let tree =
        if let context { try parser.parse(fragment: input.utf8, in: context) } else {
          try parser.parse(document: input)
        }
      if let fault = TreeInvariants.broken(in: tree) {
        Issue.record("\(input.debugDescription) in \(context?.name ?? "a document"): \(fault)")
        return
      }
      let offsets = tree.errors.map(\.offset)
      #expect(tree.errorCount == offsets.count)
      #expect(offsets == offsets.sorted() && offsets.allSatisfy { (0...input.utf8.count) ~= $0 })
      // The same parse again, and one that collects nothing.
      let again =
        if let context { try parser.parse(fragment: Array(input.utf8), in: context) } else {
          try parser.parse(document: Array(input.utf8))
        }
      #expect(again.outlineBytes == tree.outlineBytes)
    }
  }

  /// Where nothing is ignored or copied, all text is in the tree.
  @Test(arguments: 1...8) func noTextIsLost(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let names = [
      "a", "b", "i", "p", "div", "span", "li", "h1", "table", "tr", "td", "object", "button",
    ]
    for _ in 0..<60 {
      var input = ""
      var letters: [UInt8] = []
      for number in 0..<Int.random(in: 1...40, using: &random) {
        let name = names.randomElement(using: &random) ?? "p"
        input += Bool.random(using: &random) ? "<\(name)>" : "</\(name)>"
        let letter = UInt8(0x61 + number % 26)
        input += String(decoding: [letter], as: UTF8.self)
        letters.append(letter)
      }
      let tree = try HTMLParser().parse(document: input)
      #expect(TreeInvariants.text(of: tree).sorted() == letters.sorted(), "\(input)")
    }
  }

  /// Text nodes are next to each other only where something between them has gone: none of the rules
  /// for text alone makes two.
  @Test func runsOfTextAreOneNode() throws {
    for input in [
      "a&amp;b\0c", "a</x>b</y>c", "<table>a</table>", "<svg>a<![CDATA[b]]>c", "<p>a</b>c",
    ] {
      let tree = try HTMLParser().parse(document: input)
      var open = Array(tree.document.children)
      while let node = open.popLast() {
        let kinds = node.children.map(\.kind)
        for (left, right) in zip(kinds, kinds.dropFirst()) {
          #expect(left != .text || right != .text, "\(input)")
        }
        open += node.children
      }
    }
  }
}
