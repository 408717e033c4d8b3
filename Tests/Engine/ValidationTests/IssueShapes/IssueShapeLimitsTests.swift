import SchemaModel
import SourceJSON
import Testing
import Validation

/// Deep paths, deep unions, long lists and high indices.
@Suite struct IssueShapeLimitsTests {
  private static let depth = 20_000

  @Test(arguments: ZodVersion.allCases)
  func `a path may have thousands of segments`(_ zod: ZodVersion) throws {
    let path = [PathSegment](repeating: "a", count: Self.depth)
    let issues = [issue("m", at: path)]
    let open = String(repeating: #"{"_errors":[],"a":"#, count: Self.depth)
    let close = String(repeating: "}", count: Self.depth)
    #expect(
      try issues.shaped(as: .formatted, zod: zod) == open + #"{"_errors":["m"]}"# + close)
    #expect(try issues.shaped(as: .tree, zod: zod).count > Self.depth * 10)
    #expect(issues.tree[path: path].errors == ["m"])
    #expect(issues.tree == issues.tree)
    #expect(issues.pretty.count == "✖ m\n  → at ".count + Self.depth * 2 - 1)
  }

  @Test(arguments: ZodVersion.allCases)
  func `unions may nest`(_ zod: ZodVersion) throws {
    var inner = issue("m", at: "end")
    for _ in 0..<200 { inner = union(at: "a", options: [[inner], []]) }
    #expect(try [inner].shaped(as: .tree, zod: zod).contains(#"{"errors":["m"]}"#))
    #expect([inner].tree[path: Array(repeating: "a", count: 200) + ["end"]].errors == ["m"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `the path of a union counts once for all issues inside it`() throws {
    let path = [PathSegment](repeating: "a", count: Self.depth)
    let inside = (0..<Self.depth).map { issue("m", at: .index($0)) }
    let list = [
      ValidationIssue(
        code: .invalidUnion, properties: [], errors: [inside], path: path, message: "")
    ]
    #expect(list.tree[path: path].items.count == Self.depth)
    #expect(try list.shaped(as: .tree, zod: .v4_4_3) == list.tree.jsonText())
  }

  @Test func `a long list takes linear time`() throws {
    let issues = (0..<10_000).map { issue("m", at: "list", .index($0), "name") }
    #expect(issues.tree["list"].items.count == issues.count)
    #expect(issues.formatted["list"].properties.count == issues.count)
    #expect(issues.flattened["list"].count == issues.count)
    let (tree, formatted) = (try issues.tree.jsonText(), issues.formatted.jsonText())
    for zod in ZodVersion.allCases {
      #expect(try issues.shaped(as: .tree, zod: zod) == tree)
      #expect(try issues.shaped(as: .formatted, zod: zod) == formatted)
    }
  }

  @Test func `missing elements beyond the length of a string of JavaScript are an error`() throws {
    let issues = [issue("m", at: 4_000_000_000)]
    #expect(throws: IssueShape.Failure.tooLong) { try issues.tree.jsonText() }
    #expect(throws: IssueShape.Failure.tooLong) { try issues.shaped(as: .tree, zod: .v4_3_6) }
    #expect(throws: IssueShape.Failure.tooLong) {
      try [issue("m", at: "_errors", 4_000_000_000)].shaped(as: .formatted, zod: .v4_4_3)
    }
    #expect(issues.tree[4_000_000_000].errors == ["m"])
  }

  @Test func `an index that no array has is not in the text`() throws {
    let issues = [issue("m", at: 4_294_967_295), issue("n", at: .index(.min))]
    for zod in ZodVersion.allCases {
      #expect(try issues.shaped(as: .tree, zod: zod) == #"{"errors":[],"items":[]}"#)
    }
    #expect(issues.tree.items.count == 2)
  }
}
