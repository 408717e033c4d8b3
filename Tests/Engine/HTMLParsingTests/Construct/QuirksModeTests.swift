import Testing

@testable import HTMLParsing

/// The modes that document types put a document in. HTML Standard, "The initial insertion mode".
@Suite struct QuirksModeTests {
  private func mode(_ input: String) throws -> HTMLDocumentMode {
    try HTMLParser().parse(document: input).mode
  }

  @Test(arguments: [
    "", "<p>", "<!DOCTYPE>", "<!DOCTYPE a>", "<!DOCTYPE html a>", "<!DOCTYPE html",
    "<!DOCTYPE html PUBLIC>", "<!DOCTYPE html PUBLIC 'a", "<!DOCTYPE html SYSTEM>",
    "<!DOCTYPE html PUBLIC 'HTML'>",
    "<!DOCTYPE html PUBLIC '-//W3O//DTD W3 HTML Strict 3.0//EN//'>",
    "<!DOCTYPE html PUBLIC '-/W3C/DTD HTML 4.0 Transitional/EN'>",
    "<!DOCTYPE html SYSTEM 'http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd'>",
    "<!DOCTYPE html PUBLIC '-//IETF//DTD HTML//EN'>",
    "<!DOCTYPE html PUBLIC '-//ietf//dtd html 2.0//x' 'y'>",
    "<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 3.2 Final//EN'>",
    "<!DOCTYPE html PUBLIC '+//Silmaril//dtd html Pro v0r11 19970101//'>",
    "<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01 Transitional//EN'>",
    "<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01 Frameset//EN'>",
  ]) func quirks(_ input: String) throws { #expect(try mode(input) == .quirks) }

  @Test(arguments: [
    "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Transitional//EN'>",
    "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Frameset//EN' 'a'>",
    "<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01 Transitional//EN' 'a'>",
    "<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01 Frameset//EN' 'a'>",
  ]) func limitedQuirks(_ input: String) throws { #expect(try mode(input) == .limitedQuirks) }

  @Test(arguments: [
    "<!DOCTYPE html>", "<!doctype HTML>", "<!DOCTYPE html SYSTEM 'about:legacy-compat'>",
    "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' 'a'>",
    "<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01//EN'>",
    "<!DOCTYPE html PUBLIC '-//W3C//DTD HTML 4.01 Transitional'>", "<!DOCTYPE html SYSTEM ''>",
    "<!DOCTYPE html PUBLIC ''>",
  ]) func noQuirks(_ input: String) throws { #expect(try mode(input) == .noQuirks) }

  /// The one rule that looks at it: a table closes a paragraph, but not in quirks mode.
  @Test func tablesInParagraphs() throws {
    try expectDocuments([
      ("<p><table>", "html(head body(p(table)))"),
      ("<!DOCTYPE html><p><table>", "<!DOCTYPE html> html(head body(p table))"),
      (
        "<!DOCTYPE html PUBLIC 'html'><p><table>x",
        "<!DOCTYPE html> html(head body(p('x' table)))"
      ),
      (
        "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Frameset//'><p><table>",
        "<!DOCTYPE html> html(head body(p table))"
      ),
    ])
    var context = HTMLContext("div")
    try expectFragments(in: context, [("<p><table>", "p table")])
    context.mode = .quirks
    try expectFragments(in: context, [("<p><table>", "p(table)")])
  }
}
