import HTMLParsing
import Testing

/// Which select an option and a `selectedcontent` belong to, from near and from far.
@Suite("The search for a select")
struct SelectSearchTests {
  @Test("The first option is shown, however far below the select", arguments: [0, 1, 8, 9, 300])
  func far(depth: Int) throws {
    let depths = String(repeating: "<div>", count: depth)
    #expect(
      try shown("<select><selectedcontent></selectedcontent>\(depths)<option>x<option>y") == "x")
    #expect(
      try shown("<select><selectedcontent></selectedcontent>\(depths)<option>x<option selected>y")
        == "y")
  }

  @Test("One group may be between, two may not", arguments: [0, 12])
  func groups(depth: Int) throws {
    let depths = String(repeating: "<div>", count: depth)
    let start = "<select><selectedcontent></selectedcontent>\(depths)<optgroup>\(depths)"
    #expect(try shown("\(start)<option>x<option selected>y") == "y")
    // A second group inside the first needs something between them.
    #expect(try shown("\(start)<div><optgroup>\(depths)<option>x<option selected>y") == "")
  }

  @Test("An option in a datalist or outside a select belongs to none")
  func noSelect() throws {
    let depths = String(repeating: "<div>", count: 20)
    #expect(
      try shown("<select><selectedcontent></selectedcontent><datalist>\(depths)<option>x") == "")
    #expect(
      try shown("<select><selectedcontent></selectedcontent></select>\(depths)<option>x<option>y")
        == "")
  }

  @Test("A block that leaves the option around it belongs to the select")
  func adopted() throws {
    let depths = String(repeating: "<span>", count: 20)
    // The second option is first found inside the first, and then, in the moved block, is not.
    let tree = try HTMLParser().parse(
      document: "<select><selectedcontent></selectedcontent><b><option>\(depths)<div>\(depths)"
        + "<option>x</option></b>\(depths)<option selected>y</option>")
    #expect(text(of: try #require(content(in: tree))) == "y")
  }

  /// The steps of the search count as memory: were each option's path walked again, the tree would
  /// be rejected as too large.
  @Test("Many options far below a select need one walk")
  func manyOptions() throws {
    let depths = String(repeating: "<div>", count: 5_000)
    let options = String(repeating: "<option>x", count: 5_000)
    let contents = String(repeating: "<selectedcontent></selectedcontent>", count: 5_000)
    #expect(
      try shown("<select><selectedcontent></selectedcontent>\(depths)\(options)") == "x")
    #expect(throws: Never.self) {
      try HTMLParser().parse(document: "<select></select>\(depths)\(contents)")
    }
  }

  private func shown(_ markup: String) throws -> String {
    text(of: try #require(content(in: try HTMLParser().parse(document: markup))))
  }

  private func content(in tree: HTMLTree) -> HTMLNode? {
    var open = [tree.document]
    while let node = open.popLast() {
      if node.name == "selectedcontent" { return node }
      open += node.children
    }
    return nil
  }

  private func text(of node: HTMLNode) -> String {
    var text = ""
    var open = [node]
    while let node = open.popLast() {
      if node.kind == .text { text += node.text }
      open += Array(node.children).reversed()
    }
    return text
  }
}
