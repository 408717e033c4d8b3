import JSPrimitives
import SchemaModel
import SourceJSON
import Testing
import Validation

/// Issues as a tree: Zod's `treeifyError`.
@Suite struct IssueTreeTests {
  private let tree =
    [
      issue("whole"), issue("zip", at: "address", "zip"), issue("second", at: "list", 1),
      issue("last", at: "list", 3, "n"), issue("address", at: "address"),
    ].tree

  @Test func `a path leads to the issues of its value`() {
    #expect(tree.errors == ["whole"])
    #expect(tree["address"].errors == ["address"])
    #expect(tree["address"]["zip"].errors == ["zip"])
    #expect(tree["list"][3]["n"].errors == ["last"])
    #expect(tree[path: ["list", 1]].issues.map(\.path) == [["list", 1]])
  }

  @Test func `a path without issues leads to an empty tree`() {
    #expect(tree["name"].isEmpty)
    #expect(tree["address"]["zip"]["digits"][0].errors == [])
    #expect(tree["list"][0].isEmpty)
    #expect(!tree["list"].isEmpty)
  }

  @Test func `keys and indices are listed apart`() {
    #expect(tree.properties.map(\.key) == ["address", "list"])
    #expect(tree["list"].items.map(\.index) == [1, 3])
    #expect(tree["list"].properties.isEmpty)
    let mixed = [issue("index", at: 1), issue("key", at: "1")].tree
    #expect(mixed[1].errors == ["index"])
    #expect(mixed["1"].errors == ["key"])
  }

  @Test func `elements without issues are null in JSON`() throws {
    #expect(
      try tree["list"].jsonText()
        == #"{"errors":[],"items":[null,{"errors":["second"]},null,{"errors":[],"properties":{"n":{"errors":["last"]}}}]}"#
    )
  }

  @Test(arguments: [
    (
      [issue("a", at: "k"), issue("b", at: 0)],
      #"{"errors":[],"properties":{"k":{"errors":["a"]}},"items":[{"errors":["b"]}]}"#
    ),
    (
      [issue("b", at: 0), issue("a", at: "k")],
      #"{"errors":[],"items":[{"errors":["b"]}],"properties":{"k":{"errors":["a"]}}}"#
    ),
    (
      [issue("a", at: "k"), issue("b", at: "1")],
      #"{"errors":[],"properties":{"1":{"errors":["b"]},"k":{"errors":["a"]}}}"#
    ),
    ([issue("a", at: -1)], #"{"errors":[],"items":[]}"#),
    ([], #"{"errors":[]}"#),
  ])
  func `members come in the order of JavaScript`(
    _ issues: [ValidationIssue], _ text: String
  ) throws {
    #expect(try issues.tree.jsonText() == text)
  }

  @Test func `the issues of a union's options replace its own, at their whole paths`() {
    let inner = union(at: "b", options: [[issue("c", at: "c")], [issue("own")]])
    let tree = [union(at: "a", options: [[inner], []])].tree
    #expect(tree["a"].errors == [])
    #expect(tree["a"]["b"].errors == ["own"])
    #expect(tree["a"]["b"]["c"].errors == ["c"])
  }

  @Test func `a union without options keeps its own message`() {
    #expect([union(at: "a", options: [])].tree["a"].errors == ["Invalid input"])
    #expect([union(at: "a", options: [[], []])].tree.isEmpty)
  }

  @Test func `the issues inside a key or an element replace its own`() throws {
    let issues = try issueList(
      #"""
      [{"code":"invalid_key","origin":"record","issues":[{"code":"custom","path":[],"message":"key"}],"path":["a"],"message":"m"},
       {"code":"invalid_element","origin":"map","key":"k","issues":[{"code":"custom","path":[0],"message":"element"}],"path":["b"],"message":"m"}]
      """#)
    #expect(issues.tree["a"].errors == ["key"])
    #expect(issues.tree["b"][0].errors == ["element"])
  }

  @Test func `a value can take the place of each message`() throws {
    #expect(
      try tree["address"].jsonText { .string(JSText($0.code.rawValue)) }
        == #"{"errors":["custom"],"properties":{"zip":{"errors":["custom"]}}}"#)
  }

  @Test func `trees with the same issues are equal`() {
    let issues = [issue("a", at: "x", 1), issue("b", at: "y")]
    #expect(issues.tree == issues.tree)
    #expect(issues.tree["x"] == [issue("a", at: "x", 1)].tree["x"])
    #expect(issues.tree != issues.reversed().tree)
    #expect(issues.tree["none"] == [ValidationIssue]().tree)
  }

  @Test func `a lone surrogate stays itself in JSON`() throws {
    let half = JSText(utf16: [0xD800])
    #expect(
      try [issue(half, at: .key(half))].tree.jsonText()
        == #"{"errors":[],"properties":{"\ud800":{"errors":["\ud800"]}}}"#)
  }
}
