import Testing

@testable import HTMLParsing

/// HTML Standard, "The in head insertion mode" and "The in head noscript insertion mode".
@Suite struct InHeadTests {
  @Test func text() throws {
    try expectDocuments([
      ("<head> \n", "html(head(' \n') body)"),
      ("<head> x", "html(head(' ') body('x'))"),
      ("<head><!--a--> ", "html(head(<!--a--> ' ') body)"),
    ])
  }

  @Test func metadata() throws {
    try expectDocuments([
      (
        "<base><basefont><bgsound><link><meta>x",
        "html(head(base basefont bgsound link meta) body('x'))"
      ),
      ("<title>a<b>&amp;</title>", "html(head(title('a<b>&')) body)"),
      ("<style>a<b>&amp;</style>", "html(head(style('a<b>&amp;')) body)"),
      ("<noframes>a<b>&amp;</noframes>", "html(head(noframes('a<b>&amp;')) body)"),
      ("<script>a<b>&amp;</script>", "html(head(script('a<b>&amp;')) body)"),
      ("<template>a</template>", "html(head(template('a')) body)"),
      ("<title>a", "html(head(title('a')) body)"),
    ])
  }

  @Test func tagsThatEndTheHead() throws {
    try expectDocuments([
      ("<head><p>", "html(head body(p))"),
      ("<head></head><!--a-->", "html(head <!--a--> body)"),
      ("<head></body>", "html(head body)"),
      ("<head></html>", "html(head body)"),
      ("<head></br>", "html(head body(br))"),
      ("<head><body id=a>", "html(head body[id=a])"),
      ("<head><frameset>", "html(head frameset)"),
    ])
  }

  @Test func tagsThatAreIgnored() throws {
    try expectDocuments([
      ("<head><head id=a>", "html(head body)"),
      ("<head></p></template><meta>", "html(head(meta) body)"),
      ("<head><html id=a>", "html[id=a](head body)"),
    ])
  }

  @Test func noscriptWithoutScripting() throws {
    try expectDocuments([
      (
        "<noscript> <!--a--><link><meta><style>a</style></noscript><title>",
        "html(head(noscript(' ' <!--a--> link meta style('a')) title) body)"
      ),
      (
        "<noscript><basefont><bgsound><noframes></noframes>",
        "html(head(noscript(basefont bgsound noframes)) body)"
      ),
      ("<noscript>x", "html(head(noscript) body('x'))"),
      ("<noscript><p>", "html(head(noscript) body(p))"),
      ("<noscript><title>", "html(head(noscript title) body)"),
      ("<noscript></br>", "html(head(noscript) body(br))"),
      ("<noscript><head></p><noscript><meta>", "html(head(noscript(meta)) body)"),
      ("<noscript><html id=a>", "html[id=a](head(noscript) body)"),
      ("<noscript>", "html(head(noscript) body)"),
    ])
  }

  @Test func noscriptWithScripting() throws {
    try expectDocuments(
      [
        ("<noscript><p>x</noscript><title>", "html(head(noscript('<p>x') title) body)"),
        ("<body><noscript><p>x</noscript>y", "html(head body(noscript('<p>x') 'y'))"),
      ], isScriptingEnabled: true)
  }

  @Test func errors() throws {
    try expectErrors([
      ("<!DOCTYPE html><noscript>x", "unexpectedText"),
      ("<!DOCTYPE html><noscript><p>", "unexpectedStartTag"),
      ("<!DOCTYPE html><noscript></br>", "unexpectedEndTag unexpectedEndTag"),
      ("<!DOCTYPE html><noscript>", "unexpectedEndOfFile"),
      ("<!DOCTYPE html><head><head>", "unexpectedStartTag"),
      ("<!DOCTYPE html></p>", "unexpectedEndTag"),
      ("<!DOCTYPE html><title>", "unexpectedEndOfFile"),
    ])
  }
}
