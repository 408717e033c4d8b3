import HTMLParsing
import Testing

/// The printed forms of trees.
@Suite struct HTMLPrintingTests {
  @Test func aTreeAndItsNodesPrintTheOutline() throws {
    let tree = try HTMLParser().parse(document: "<p class=a>Hi")
    #expect("\(tree)" == tree.outline)
    #expect("\(tree.document)" == tree.outline)
    let body = try #require(tree.root?.children.first { $0.name == "body" })
    #expect("\(body)" == "| <body>\n|   <p>\n|     class=\"a\"\n|     \"Hi\"")
    let paragraph = try #require(body.children.first { $0.name == "p" })
    #expect(paragraph.attributes.map { "\($0)" } == [#"class="a""#])
  }
}
