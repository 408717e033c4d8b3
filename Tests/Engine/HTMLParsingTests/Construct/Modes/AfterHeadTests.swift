import Testing

@testable import HTMLParsing

/// HTML Standard, "The after head insertion mode".
@Suite struct AfterHeadTests {
  @Test func rules() throws {
    try expectDocuments([
      ("<head></head> <body>", "html(head ' ' body)"),
      ("<head></head> x", "html(head ' ' body('x'))"),
      ("<head></head><!--a-->", "html(head <!--a--> body)"),
      ("<head></head><html id=a>", "html[id=a](head body)"),
      ("<head></head><body id=a>", "html(head body[id=a])"),
      ("<head></head><frameset>", "html(head frameset)"),
      ("<head></head><p>", "html(head body(p))"),
    ])
  }

  /// Metadata still goes into the head, which is open while the tag is processed.
  @Test func metadata() throws {
    try expectDocuments([
      ("<head></head><meta><title>a</title>x", "html(head(meta title('a')) body('x'))"),
      (
        "<head></head><style>a</style> <script>b</script>",
        "html(head(style('a') script('b')) ' ' body)"
      ),
      ("<head></head><template>a</template>x", "html(head(template('a')) body('x'))"),
      (
        "<head></head><noframes>a</noframes><base><link>",
        "html(head(noframes('a') base link) body)"
      ),
    ])
  }

  @Test func endTags() throws {
    try expectDocuments([
      ("<head></head></body>", "html(head body)"),
      ("<head></head></html>", "html(head body)"),
      ("<head></head></br>", "html(head body(br))"),
      ("<head></head></template></p><!--a-->", "html(head <!--a--> body)"),
      ("<head></head><head id=a>", "html(head body)"),
    ])
  }

  /// A template in the head does not keep a frameset out, in browsers.
  @Test func framesetOKBehindATemplate() throws {
    try expectDocuments([
      ("<template></template><b><frameset>", "html(head(template) frameset)"),
      ("<template></template><frameset>", "html(head(template) frameset)"),
      ("<body><frameset>", "html(head body)"),
    ])
  }
}
