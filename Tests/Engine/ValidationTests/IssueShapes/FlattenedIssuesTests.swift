import SchemaModel
import Testing
import Validation

/// Messages by field: Zod's `flattenError`.
@Suite struct FlattenedIssuesTests {
  private let issues = [
    issue("whole"), issue("short", at: "name"), issue("zip", at: "address", "zip"),
    issue("plain", at: "name"), issue("third", at: 3, "x"),
  ]

  @Test func `the first key of a path names the field`() {
    let flattened = issues.flattened
    #expect(flattened.formErrors == ["whole"])
    #expect(flattened["name"] == ["short", "plain"])
    #expect(flattened["address"] == ["zip"])
    #expect(flattened["zip"] == [])
  }

  @Test func `array indices come first, then the fields in the order of their first issues`() {
    let flattened = (issues + [issue("zero", at: "0"), issue("more", at: "3")]).flattened
    #expect(flattened.fieldErrors.map(\.name) == ["0", "3", "name", "address"])
    #expect(flattened["3"] == ["third", "more"])
  }

  @Test func `a field keeps its issues beside the messages`() {
    #expect(issues.flattened.fieldErrors.last?.issues.first?.path == ["address", "zip"])
    #expect(issues.flattened.formIssues.map(\.code) == [.custom])
  }

  @Test func `a union has its own message, not those of its options`() {
    let issues = [union(at: "size", options: [[issue("number", at: "width")], []])]
    #expect(issues.flattened["size"] == ["Invalid input"])
  }

  @Test func `the JSON text is Zod's`() {
    #expect(
      issues.flattened.jsonText()
        == #"{"formErrors":["whole"],"fieldErrors":{"3":["third"],"name":["short","plain"],"address":["zip"]}}"#
    )
    #expect([ValidationIssue]().flattened.jsonText() == #"{"formErrors":[],"fieldErrors":{}}"#)
  }

  @Test func `a value can take the place of each message`() {
    let text = issues.prefix(2).flattened.jsonText { .number(Double($0.path.count)) }
    #expect(text == #"{"formErrors":[0],"fieldErrors":{"name":[1]}}"#)
  }
}
