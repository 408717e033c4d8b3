import HTMLParsing
import Testing

/// Elements and attributes by their names.
@Suite struct HTMLElementsTests {
  private func elements(_ name: String, in document: String) throws -> [HTMLNode] {
    try HTMLParser().parse(document).elements(named: name)
  }

  /// The `id` of the elements with a name.
  private func ids(_ name: String, in document: String) throws -> [String?] {
    try elements(name, in: document).map { $0["id"] }
  }

  // MARK: Elements

  @Test func elementsAreInTreeOrder() throws {
    #expect(
      try ids("b", in: "<b id=1><i><b id=2></b></i></b><p><b id=3><b id=4>x</b></b><b id=5>")
        == ["1", "2", "3", "4", "5"])
  }

  @Test func aNameThatNoElementHasFindsNothing() throws {
    for name in ["b", "", "*", "p ", "<p>", "#text", "none", "p\u{0}"] {
      #expect(try elements(name, in: "<p>x<!--b-->").isEmpty, "\(name.debugDescription)")
    }
  }

  @Test func impliedElementsAreElements() throws {
    for name in ["html", "head", "body", "tbody"] {
      #expect(try elements(name, in: "<table><tr><td>x").count == 1, "\(name)")
    }
  }

  @Test func elementsWithNamesOfTheirOwnAreFoundToo() throws {
    #expect(try ids("my-élément", in: "<my-élément id=1><My-élément id=2>") == ["1", "2"])
    #expect(try ids("x\u{FFFD}", in: "<x\u{0} id=1>") == ["1"])
    // Names are compared by code points, not by canonical equivalence.
    #expect(try elements("x\u{E9}", in: "<xe\u{301}>").isEmpty)
  }

  @Test func namesOfHTMLElementsAreFoundInAnyASCIICase() throws {
    #expect(try ids("A", in: "<a id=1>") == ["1"])
    #expect(try ids("a", in: "<A id=1>") == ["1"])
    #expect(try ids("MY-Élément", in: "<my-élément id=1>") == [])
  }

  @Test func namesOfForeignElementsAreExact() throws {
    let svg = "<svg><LinearGradient id=1 /><a id=2></a></svg><math><mi id=3></mi></math><a id=4>"
    #expect(try ids("linearGradient", in: svg) == ["1"])
    #expect(try ids("lineargradient", in: svg) == [])
    #expect(try ids("a", in: svg) == ["2", "4"])
    #expect(try ids("A", in: svg) == ["4"])
    #expect(try ids("mi", in: svg) == ["3"])
    #expect(try elements("linearGradient", in: svg).map(\.namespace) == [.svg])
  }

  @Test func theContentsOfTemplatesAreFoundOnlyFromTheTemplate() throws {
    let document = "<template id=1><p id=2></p><template><p id=3></p></template></template><p id=4>"
    #expect(try ids("p", in: document) == ["4"])
    let templates = try elements("template", in: document)
    #expect(templates.map { $0["id"] } == ["1"])
    #expect(templates.first?.elements(named: "p").map { $0["id"] } == ["2"])
  }

  @Test func aTemplateOfSVGIsNoTemplate() throws {
    #expect(try ids("g", in: "<svg><template><g id=1>") == ["1"])
  }

  @Test func aNodeFindsItsDescendantsOnly() throws {
    let lists = try elements("ul", in: "<ul><li id=1><ul><li id=2></ul></ul><ul><li id=3></ul>")
    #expect(lists.map { $0.elements(named: "li").map { $0["id"] } } == [["1", "2"], ["2"], ["3"]])
    #expect(lists.map { $0.elements(named: "ul").count } == [1, 0, 0])
    let text = try #require(lists.last?.elements(named: "li").first)
    #expect(text.elements(named: "li").isEmpty)
  }

  @Test func aFragmentHasOnlyItsOwnElements() throws {
    let tree = try HTMLParser().parse(fragment: "<td id=1><b id=2>".utf8, in: HTMLContext("tr"))
    #expect(tree.elements(named: "td").map { $0["id"] } == ["1"])
    #expect(tree.elements(named: "b").map { $0["id"] } == ["2"])
    #expect(tree.elements(named: "html").isEmpty)
    #expect(tree.elements(named: "tr").isEmpty)
  }

  // MARK: Attributes

  @Test func aMissingAttributeIsNilAndAnEmptyOneIsNot() throws {
    let link = try #require(try elements("a", in: "<a href=x?a=1&amp;b=2 download>").first)
    #expect(link["href"] == "x?a=1&b=2")
    #expect(link["download"] == "")
    #expect(link["target"] == nil)
    #expect(link[""] == nil)
  }

  @Test func attributesOfHTMLElementsAreFoundInAnyASCIICase() throws {
    let link = try #require(try elements("a", in: "<a HREF=1 href=2 Data-É=3>").first)
    #expect(link["Href"] == "1")
    #expect(link["data-É"] == "3")
    #expect(link["data-é"] == nil)
  }

  @Test func attributesOfForeignElementsAreExact() throws {
    let document = "<svg viewbox='0 0 1 1'><use xlink:href=#a HREF=#b>"
    let svg = try #require(try elements("svg", in: document).first)
    #expect(svg["viewBox"] == "0 0 1 1")
    #expect(svg["viewbox"] == nil)
    let use = try #require(try elements("use", in: document).first)
    #expect(use["xlink:href"] == "#a")
    #expect(use["href"] == "#b")
    #expect(use["HREF"] == nil)
  }

  @Test func otherNodesHaveNoAttributes() throws {
    let tree = try HTMLParser().parse("<!DOCTYPE html><!--a-->x")
    #expect(tree.document["a"] == nil)
    #expect(tree.document.children.map { $0["html"] } == [nil, nil, nil])
  }

  // MARK: Large trees

  @Test(arguments: ["div", "b", "svg"]) func elementsOfADeepTree(_ name: String) throws {
    var parser = HTMLParser()
    parser.options.memoryPerByte = 1_000
    let tree = try parser.parse(String(repeating: "<\(name)>", count: 100_000))
    let found = tree.elements(named: name)
    #expect(found.count == 100_000)
    #expect(found.last?.elements(named: name).isEmpty == true)
  }

  @Test func elementsOfAWideTree() throws {
    #expect(try elements("br", in: String(repeating: "<br>", count: 100_000)).count == 100_000)
  }
}
