import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

@testable import Validation

/// Issues are values: copies share their content until one of them changes.
@Suite struct IssueCopyTests {
  private func issue() throws -> ValidationIssue {
    let schema = ZodSchema.object { Field("name", .string().min(2)) }
    return try #require(try outcome(of: #"{"name":"a"}"#, by: .init(schema)).issues.first)
  }

  @Test func aChangeLeavesCopiesAsTheyAre() throws {
    let original = try issue()
    let changes: [(inout ValidationIssue) -> Void] = [
      { $0.messageText = "Too short" }, { $0.path = [.index(1)] }, { $0.errors = [] },
      { $0.keyIssues = [] }, { $0.add("received", "a") },
      { $0.locate(at: 3..<4, entry: 1, isOfAbsentValue: true) },
    ]
    for (number, change) in changes.enumerated() {
      var copy = original
      change(&copy)
      #expect(copy != original, "change \(number)")
      #expect(original == (try issue()), "change \(number)")
    }
  }

  @Test func issuesWithEqualContentAreEqual() throws {
    let (one, other) = (try issue(), try issue())
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    var changed = one
    changed.messageText = "Too short"
    changed.messageText = one.messageText
    #expect(changed == one)
    #expect(changed.hashValue == one.hashValue)
  }

  @Test func aPropertyOfOneIssueIsWrittenAfterThoseOfItsTemplate() throws {
    var issue = try issue()
    issue.add("received", "a")
    var written = ByteBuffer()
    issue.appendMembers(to: &written)
    #expect(
      String(decoding: written.bytes, as: UTF8.self)
        == #""origin":"string","code":"too_small","minimum":2,"inclusive":true,"received":"a","path":["name"],"message":"Too small: expected string to have >=2 characters""#
    )
  }
}
