import JSPrimitives
import SchemaModel
import Testing
import Validation

/// Issues as lines for a person: Zod's `prettifyError`, and the message of a `ZodError`.
@Suite struct PrettyIssuesTests {
  @Test func `an issue has a line for its message and one for its path`() {
    #expect([issue("Too short", at: "name")].pretty == "✖ Too short\n  → at name")
    #expect([issue("Wrong")].pretty == "✖ Wrong")
    #expect([ValidationIssue]().pretty == "")
  }

  @Test func `issues with shorter paths come first, others keep their order`() {
    let issues = [
      issue("deep", at: "a", "b"), issue("one", at: "z"), issue("two", at: "a"), issue("whole"),
    ]
    #expect(
      issues.pretty
        == "✖ whole\n✖ one\n  → at z\n✖ two\n  → at a\n✖ deep\n  → at a.b")
  }

  @Test(
    arguments: [
      (["a", "b"], "a.b"), (["a", 0, "b"], "a[0].b"), ([1, 2], "[1][2]"), ([-1], "[-1]"),
      (["a.b"], #"["a.b"]"#), (["a", "b c", "d"], #"a["b c"].d"#), (["$x_1"], "$x_1"),
      (["é"], #"["é"]"#), (["\"q\""], #"["\"q\""]"#), (["\n"], #"["\n"]"#), (["0"], "0"),
      (["a", ""], "a."), (["", "a"], ".a"),
    ] as [([PathSegment], String)])
  func `a path is an expression of JavaScript`(_ path: [PathSegment], _ text: String) {
    #expect([issue("m", at: path)].pretty == "✖ m\n  → at " + text)
  }

  @Test func `a union has its own message`() {
    #expect([union(at: "a", options: [[issue("b")]])].pretty == "✖ Invalid input\n  → at a")
  }

  @Test func `lone surrogates are escaped in names and kept in messages`() throws {
    let half = JSText(utf16: [0xD800])
    #expect(
      try [issue(half, at: .key(half))].shaped(as: .pretty)
        == #""✖ \ud800\n  → at [\"\\ud800\"]""#)
    #expect([issue(half)].pretty == "✖ \u{FFFD}")
  }

  @Test func `the message of the error is the list as indented JSON`() {
    #expect(
      [issue("m", at: "a", 1)].errorMessage
        == """
        [
          {
            "code": "custom",
            "path": [
              "a",
              1
            ],
            "message": "m"
          }
        ]
        """)
    #expect([ValidationIssue]().errorMessage == "[]")
  }
}
