import Testing

@testable import HTMLParsing

/// HTML Standard, "The before head insertion mode".
@Suite struct BeforeHeadTests {
  @Test func rules() throws {
    try expectDocuments([
      ("<html> <head>", "html(head body)"),
      ("<html> x", "html(head body('x'))"),
      ("<html><!--a--><head>", "html(<!--a--> head body)"),
      ("<html><html id=a>", "html[id=a](head body)"),
      ("<html><head id=a>", "html(head[id=a] body)"),
      ("<html></head><!--a-->", "html(head <!--a--> body)"),
      ("<html></body>", "html(head body)"),
      ("<html></br>", "html(head body(br))"),
      ("<html></p><head id=a>", "html(head[id=a] body)"),
      ("<html><title>", "html(head(title) body)"),
    ])
  }
}
