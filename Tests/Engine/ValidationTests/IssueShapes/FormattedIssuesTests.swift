import SchemaModel
import Testing
import Validation

/// Issues as a tree with the payload's own keys: Zod's `formatError`.
@Suite struct FormattedIssuesTests {
  @Test func `an index is the key of its text`() {
    let formatted = [issue("index", at: "list", 1), issue("key", at: "list", "1")].formatted
    #expect(formatted["list"][1].errors == ["index", "key"])
    #expect(formatted["list"]["1"].errors == ["index", "key"])
    #expect(
      formatted.jsonText()
        == #"{"_errors":[],"list":{"1":{"_errors":["index","key"]},"_errors":[]}}"#)
  }

  @Test func `array indices precede the messages, other keys follow them`() {
    let issues = [issue("b", at: "b"), issue("two", at: 2), issue("zero", at: 0), issue("whole")]
    #expect(
      issues.formatted.jsonText()
        == #"{"0":{"_errors":["zero"]},"2":{"_errors":["two"]},"_errors":["whole"],"b":{"_errors":["b"]}}"#
    )
    #expect(issues.formatted.properties.map(\.key) == ["0", "2", "b"])
    #expect(
      [issue("zero", at: 0)].formatted.jsonText() == #"{"0":{"_errors":["zero"]},"_errors":[]}"#)
  }

  @Test func `a key _errors is skipped`() {
    let issues = [issue("a", at: "_errors"), issue("b", at: "x", "_errors", "y")]
    #expect(
      issues.formatted.jsonText() == #"{"_errors":["a"],"x":{"_errors":[],"y":{"_errors":["b"]}}}"#)
    #expect(issues.formatted["_errors"].errors == ["a"])
    #expect(issues.formatted["x"]["_errors"]["y"].errors == ["b"])
  }

  @Test func `a path without issues leads to nothing`() {
    let formatted = [issue("a", at: "a")].formatted
    #expect(formatted["b"]["c"].errors == [])
    #expect(formatted["b"].jsonText() == #"{"_errors":[]}"#)
    #expect(formatted["b"] == [ValidationIssue]().formatted)
    #expect(formatted[path: ["a"]] == [issue("a", at: "a")].formatted["a"])
  }

  @Test func `a value can take the place of each message`() {
    #expect(
      [issue("a", at: "a")].formatted.jsonText { _ in 1 } == #"{"_errors":[],"a":{"_errors":[1]}}"#)
  }
}
