import HTMLParsing
import Testing

/// The Noah's Ark clause, on short lists, which are compared, and on long ones, which are hashed.
@Suite("The list of active formatting elements")
struct FormattingListTests {
  @Test(
    "Three equal elements are reopened, whatever is before them", arguments: [0, 5, 15, 16, 17, 70])
  func threeEqual(others: Int) throws {
    let before = (0..<others).map { "<b x=\($0)>" }.joined()
    let tree = try HTMLParser().parse(document: "<p>\(before)<b y><b y><b y><b y></p>z")
    #expect(opened(tree, "y").count == 4 + 3)
    #expect(opened(tree, "x").count == others * 2)
  }

  @Test("Attributes are equal in any order", arguments: [0, 20])
  func order(others: Int) throws {
    let before = (0..<others).map { "<b x=\($0)>" }.joined()
    let markup = "<p>\(before)<b y=1 z=2><b z=2 y=1><b y=1 z=2><b z=2 y=1></p>z"
    #expect(opened(try HTMLParser().parse(document: markup), "y").count == 4 + 3)
  }

  @Test("Elements that differ all stay", arguments: [0, 20])
  func different(others: Int) throws {
    let before = (0..<others).map { "<b x=\($0)>" }.joined()
    let markup = "<p>\(before)<b y=1><b y=2><b y><b y=1 z><i y=1></p>z"
    #expect(opened(try HTMLParser().parse(document: markup), "y").count == 5 + 5)
  }

  /// The values of an attribute, of all elements that have it.
  private func opened(_ tree: HTMLTree, _ name: String) -> [String] {
    var values: [String] = []
    var open = [tree.document]
    while let node = open.popLast() {
      values += node.attributes.filter { $0.name == name }.map(\.value)
      open += node.children
    }
    return values
  }
}
