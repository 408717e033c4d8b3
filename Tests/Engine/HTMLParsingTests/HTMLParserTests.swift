import Testing

@testable import HTMLParsing

@Suite struct HTMLParserTests {
  @Test func aParagraphImpliesTheDocumentAroundIt() throws {
    let tree = try HTMLParser().parse(document: "<p>Hi <b>there")
    #expect(
      tree.outline == """
        | <html>
        |   <head>
        |   <body>
        |     <p>
        |       "Hi "
        |       <b>
        |         "there"
        """)
  }
}
