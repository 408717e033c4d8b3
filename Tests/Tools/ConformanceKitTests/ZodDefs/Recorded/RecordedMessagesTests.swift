import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

@testable import ConformanceKit

/// The messages that a recorded result has for the functions that word issues.
@Suite struct RecordedMessagesTests {
  private func message(_ code: String, _ path: [PathSegment], in issues: JSONValue?) -> String? {
    RecordedMessages(issues).message(
      of: ZodSchema.RawIssue(members: JSONObject([("code", .string(JSText(code)))]), path: path))
  }

  @Test func anIssueHasTheMessageOfItsCodeAndPath() {
    let issues: JSONValue = [
      ["code": "too_small", "path": ["a", 0], "message": "short"],
      ["code": "custom", "path": ["a", 0], "message": "odd"],
    ]
    #expect(message("too_small", ["a", 0], in: issues) == "short")
    #expect(message("custom", ["a", 0], in: issues) == "odd")
    #expect(message("custom", ["a"], in: issues) == nil)
    #expect(message("too_big", ["a", 0], in: issues) == nil)
    #expect(message("custom", [], in: nil) == nil)
  }

  @Test func theFirstOfEqualPlacesAnswers() {
    let issues: JSONValue = [
      ["code": "custom", "path": [], "message": "one"],
      ["code": "custom", "path": [], "message": "two"],
    ]
    #expect(message("custom", [], in: issues) == "one")
  }

  @Test func anIssueInsideAnotherHasBothPaths() {
    let inner: JSONValue = ["code": "custom", "path": ["b"], "message": "in"]
    for issue: JSONValue in [
      ["code": "invalid_union", "errors": [[inner]], "path": ["a"], "message": "out"],
      ["code": "invalid_key", "issues": [inner], "path": ["a"], "message": "out"],
    ] {
      #expect(message("custom", ["b"], in: [issue]) == "in")
      #expect(message("custom", ["a", "b"], in: [issue]) == "in")
    }
  }
}
