import Testing

@testable import HTMLParsing

/// HTML Standard, "The initial insertion mode" and "The before html insertion mode".
@Suite struct InitialTests {
  @Test func initialMode() throws {
    try expectDocuments([
      ("", "html(head body)"),
      (" \t\n\u{C}", "html(head body)"),
      ("<!--a-->", "<!--a--> html(head body)"),
      ("<?a b>", "<?a b> html(head body)"),
      ("<!DOCTYPE html>", "<!DOCTYPE html> html(head body)"),
      (" <!--a--> <!DOCTYPE html> <!--b-->", "<!--a--> <!DOCTYPE html> <!--b--> html(head body)"),
      ("x", "html(head body('x'))"),
      ("  x", "html(head body('x'))"),
      ("</p><p>", "html(head body(p))"),
    ])
  }

  @Test func aSecondDocumentTypeIsIgnored() throws {
    try expectDocuments([
      ("<!DOCTYPE html><!DOCTYPE a>", "<!DOCTYPE html> html(head body)"),
      ("<p><!DOCTYPE html>", "html(head body(p))"),
    ])
  }

  @Test func beforeHTMLMode() throws {
    try expectDocuments([
      ("<html lang=a>", "html[lang=a](head body)"),
      ("<HTML>", "html(head body)"),
      ("</head>", "html(head body)"),
      ("</body>x", "html(head body('x'))"),
      ("</br>", "html(head body(br))"),
      ("</div><html id=a>", "html[id=a](head body)"),
      ("<!--a--><html><!--b-->", "<!--a--> html(<!--b--> head body)"),
      ("<p>", "html(head body(p))"),
    ])
  }

  /// HTML Standard, "The initial insertion mode": which document type is an error.
  @Test func documentTypesThatAreErrors() throws {
    try expectErrors([
      ("<!DOCTYPE html>", ""),
      ("<!doctype HTML>", ""),
      ("<!DOCTYPE html SYSTEM 'about:legacy-compat'>", ""),
      ("<!DOCTYPE html SYSTEM 'About:legacy-compat'>", "missingDoctype"),
      ("<!DOCTYPE html SYSTEM ''>", "missingDoctype"),
      ("<!DOCTYPE html PUBLIC ''>", "missingDoctype"),
      ("<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN'>", "missingDoctype"),
      ("<!DOCTYPE a>", "missingDoctype"),
      ("<!DOCTYPE>", "missingDoctypeName missingDoctype"),
      ("", "missingDoctype"),
      ("<!DOCTYPE html><!DOCTYPE html>", "unexpectedDoctype"),
    ])
  }
}
