import Testing

@testable import HTMLParsing

/// Inputs that are wide or deep, and the limits of what a tree may take.
@Suite struct LargeInputTests {
  private func depth(of tree: HTMLTree) -> Int {
    var deepest = 0
    var open = tree.document.children.map { ($0, 1) }
    while let (node, depth) = open.popLast() {
      deepest = max(deepest, depth)
      open += node.children.map { ($0, depth + 1) }
    }
    return deepest
  }

  @Test(arguments: ["div", "b", "svg", "template"])
  func aHundredThousandNestedElements(_ name: String) throws {
    let input = String(repeating: "<\(name)>", count: 100_000)
    var parser = HTMLParser()
    parser.options.memoryPerByte = 1_000
    let tree = try parser.parse(fragment: input.utf8, in: HTMLContext("div"))
    #expect(depth(of: tree) == 100_001)
  }

  @Test func endTagsOfADeepStack() throws {
    let start = String(repeating: "<div><b>", count: 25_000)
    for end in ["</div>", "</b>", "</x>"] {
      let input = start + String(repeating: end, count: 25_000)
      var parser = HTMLParser()
      parser.options.memoryPerByte = 1_000
      let tree = try parser.parse(fragment: input.utf8, in: HTMLContext("div"))
      #expect(tree.root != nil)
    }
  }

  @Test func aHundredThousandAttributes() throws {
    let attributes = (0..<100_000).map { " a\($0)" }.joined()
    let tree = try HTMLParser().parse(
      fragment: "<p\(attributes)\(attributes)><b\(attributes)>".utf8, in: HTMLContext("div"))
    let paragraph = tree.root?.children.first { _ in true }
    #expect(paragraph?.attributes.reduce(0) { count, _ in count + 1 } == 100_000)
  }

  @Test func aHundredThousandSiblingsAndReferences() throws {
    let input = String(repeating: "<br>&amp;", count: 100_000)
    let tree = try HTMLParser().parse(fragment: input.utf8, in: HTMLContext("div"))
    #expect(tree.root?.children.reduce(0) { count, _ in count + 1 } == 200_000)
  }

  /// One tag may reopen many elements by the standard; the limit ends this amplification.
  @Test func theLimitOfMemoryIsAnOutcome() throws {
    // Each paragraph opens a thousand elements again.
    let formatting = (0..<1_000).map { "<b a\($0)>" }.joined()
    let input = "<p>" + formatting + String(repeating: "<p>x", count: 10_000)
    #expect(throws: HTMLParserError.tooLarge(limit: input.utf8.count * 40)) {
      try HTMLParser().parse(document: input)
    }
    var options = HTMLParser.Options()
    options.memoryPerByte = 4
    options.minimumMemory = 1 << 16
    #expect(throws: HTMLParserError.tooLarge(limit: 1 << 16)) {
      try HTMLParser(options).parse(document: String(repeating: "<p>", count: 5_000))
    }
    // The minimum holds whatever the input.
    options.minimumMemory = 1 << 20
    #expect(throws: Never.self) {
      try HTMLParser(options).parse(document: String(repeating: "<p>", count: 5_000))
    }
  }

  @Test func theErrorNamesTheLimit() {
    #expect(
      "\(HTMLParserError.tooLarge(limit: 7))" == "The tree takes more than 7 bytes of memory.")
  }

  @Test(arguments: [2, 3, 5, 512]) func aLimitOfDepth(_ maximum: Int) throws {
    var options = HTMLParser.Options()
    options.maximumDepth = maximum
    options.memoryPerByte = 1_000
    let input = String(repeating: "<div>", count: 1_000) + "x"
    let tree = try HTMLParser(options).parse(document: input)
    #expect(TreeInvariants.broken(in: tree) == nil)
    // The text is in the deepest element.
    #expect(depth(of: tree) <= maximum + 2)
    #expect(TreeInvariants.text(of: tree) == [0x78])
  }

  /// Surrogates that meet where a tag is ignored are a character, as in the DOM.
  @Test func surrogatesThatMeet() throws {
    let (high, low): ([UInt8], [UInt8]) = ([0xED, 0xA0, 0xBD], [0xED, 0xB8, 0x80])
    func text(_ input: [UInt8]) throws -> [UInt8]? {
      try HTMLParser().parse(fragment: input, in: HTMLContext("p")).root?.children
        .first { _ in true }?.bytes
    }
    let tag = Array("</x>".utf8)
    #expect(try text(high + tag + low) == Array("😀".utf8))
    #expect(try text([0x61] + high + tag + low + [0x62]) == Array("a😀b".utf8))
    #expect(try text(low + tag + high) == low + high)
    #expect(try text(high + tag + high + tag + low) == high + Array("😀".utf8))
    #expect(try text(high + tag + [0x61]) == high + [0x61])
    #expect(try text(high + tag + [0xED, 0xB8]) == high + [0xED, 0xB8])
  }

  /// Bytes that are not UTF-8, lone surrogates among them, are as they were.
  @Test func whatIsNotUTF8PassesThrough() throws {
    let bytes: [UInt8] = [0xED, 0xA0, 0x80, 0xFF, 0xC3, 0x80, 0xF8]
    let input =
      Array("<p a='".utf8) + bytes + Array("'>".utf8) + bytes + Array("<!--".utf8) + bytes
      + Array("--><x".utf8) + bytes + Array(">".utf8)
    let tree = try HTMLParser().parse(fragment: input, in: HTMLContext("div"))
    let paragraph = try #require(tree.root?.children.first { _ in true })
    #expect(paragraph.attributes.map(\.bytes) == [bytes])
    #expect(paragraph.children.map(\.bytes) == [bytes, bytes, []])
    // The outline has them too, but for those of names.
    #expect(tree.outlineBytes.count { $0 == 0xFF } == 3)
  }
}
