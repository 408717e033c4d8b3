import SchemaModel
import Testing
import Validation

/// The forms of issues in the versions of Zod.
@Suite struct IssueShapeVersionTests {
  private func text(
    _ shape: IssueShape, _ issues: [ValidationIssue], _ zod: ZodVersion
  ) throws -> String {
    try issues.shaped(as: shape, zod: zod)
  }

  @Test(arguments: ZodVersion.allCases)
  func `ordinary issues have the same forms in every version`(_ zod: ZodVersion) throws {
    let issues = [
      issue("whole"), issue("a", at: "a", 1, "b"), issue("zero", at: 0), issue("c", at: "a", 0),
    ]
    #expect(try text(.flat, issues, zod) == issues.flattened.jsonText())
    #expect(try text(.tree, issues, zod) == issues.tree.jsonText())
    #expect(try text(.formatted, issues, zod) == issues.formatted.jsonText())
    #expect(try text(.pretty, issues, zod).contains("✖ whole"))
    #expect(try text(.issues, issues, zod).hasPrefix(#"[{"code":"custom","path":[],"#))
  }

  @Test func `4.3.6 forgets the paths of enclosing unions`() throws {
    let inner = union(at: "b", options: [[issue("m", at: "c")]])
    let issues = [union(at: "a", options: [[inner]])]
    #expect(try text(.formatted, issues, .v4_3_6) == #"{"_errors":[],"c":{"_errors":["m"]}}"#)
    #expect(
      try text(.tree, issues, .v4_3_6)
        == #"{"errors":[],"properties":{"b":{"errors":[],"properties":{"c":{"errors":["m"]}}}}}"#)
    for zod in [ZodVersion.v4_4_3, .v4_6_7] {
      #expect(try text(.formatted, issues, zod) == issues.formatted.jsonText())
      #expect(try text(.tree, issues, zod) == issues.tree.jsonText())
    }
  }

  @Test(
    arguments: [
      (["a", "_errors", 1], #"{"_errors":[],"a":{"_errors":[null,{"_errors":["m"]}]}}"#),
      (["a", "_errors", "b"], #"{"_errors":[],"a":{"_errors":[]}}"#),
      (["toString", "x"], #"{"_errors":[]}"#),
    ] as [([PathSegment], String)])
  func `before 4.6.7 a key leads into the list of messages or a function`(
    _ path: [PathSegment], _ formatted: String
  ) throws {
    #expect(try text(.formatted, [issue("m", at: path)], .v4_4_3) == formatted)
    #expect(
      try text(.formatted, [issue("m", at: path)], .v4_6_7)
        == [issue("m", at: path)].formatted.jsonText())
  }

  @Test func `before 4.6.7 a key __proto__ leads to what all objects share`() throws {
    let issues = [issue("m", at: "__proto__", "x"), issue("n", at: "a", "x")]
    #expect(
      try text(.formatted, issues, .v4_4_3)
        == #"{"_errors":[],"a":{"_errors":[],"x":{"_errors":["m","n"]}}}"#)
    #expect(
      try text(.tree, issues, .v4_4_3) == #"{"errors":[],"properties":{"a":{"errors":[]}}}"#)
    #expect(throws: IssueShape.Failure.circular) {
      try text(
        .formatted, [issue("m", at: "__proto__", "x"), issue("n", at: "x", "x")], .v4_4_3)
    }
  }

  @Test(
    arguments: [
      (.flat, ["toString"], "TypeError"), (.flat, ["__proto__", "a"], "TypeError"),
      (.tree, ["constructor"], "TypeError"), (.formatted, ["a", "valueOf"], "TypeError"),
      (.formatted, ["a", "_errors"], "TypeError"),
      (.formatted, ["a", "_errors", "length"], "RangeError"),
    ] as [(IssueShape, [PathSegment], String)])
  func `before 4.6.7 some paths make Zod throw`(
    _ shape: IssueShape, _ path: [PathSegment], _ name: String
  ) throws {
    for zod in [ZodVersion.v4_3_6, .v4_4_3] {
      let error = #expect(throws: IssueShape.Failure.self) {
        try text(shape, [issue("m", at: path)], zod)
      }
      #expect(error?.thrownName == name)
    }
    #expect(try text(shape, [issue("m", at: path)], .v4_6_7).contains("m"))
  }

  @Test func `before 4.6.7 an empty message gives way to the values below it`() throws {
    let below = issue("m", at: "a", "_errors", 0, "x")
    #expect(
      try text(.formatted, [issue("", at: "a"), below], .v4_4_3)
        == #"{"_errors":[],"a":{"_errors":[{"_errors":[],"x":{"_errors":["m"]}}]}}"#)
    #expect(throws: IssueShape.Failure.typeError(path: below.path)) {
      try text(.formatted, [issue("first", at: "a"), below], .v4_4_3)
    }
    #expect(throws: IssueShape.Failure.builtIn(path: below.path)) {
      try [issue("first", at: "a"), below].shaped(as: .formatted, zod: .v4_4_3) { _ in [] }
    }
  }

  @Test(arguments: ZodVersion.allCases)
  func `a union that lacks the issues of its options makes Zod throw`(_ zod: ZodVersion) throws {
    let issues = try issueList(#"[{"code":"invalid_union","path":["a"],"message":"m"}]"#)
    for shape in [IssueShape.tree, .formatted] {
      #expect(throws: IssueShape.Failure.typeError(path: ["a"])) { try text(shape, issues, zod) }
    }
    #expect(try text(.flat, issues, zod) == #"{"formErrors":[],"fieldErrors":{"a":["m"]}}"#)
    #expect(issues.tree["a"].errors == ["m"])
    #expect(issues.formatted["a"].errors == ["m"])
  }

  @Test func `a value takes the place of each message in every version`() throws {
    for zod in ZodVersion.allCases {
      #expect(
        try [issue("m", at: "a")].shaped(as: .tree, zod: zod) { .string($0.path[0].text) }
          == #"{"errors":[],"properties":{"a":{"errors":["a"]}}}"#)
    }
  }
}
