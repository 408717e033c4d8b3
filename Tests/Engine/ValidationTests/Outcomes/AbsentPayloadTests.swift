import SchemaModel
import SourceJSON
import Testing
import Validation

/// Payloads that are JavaScript's undefined.
@Suite struct AbsentPayloadTests {
  @Test func mostSchemasRejectIt() throws {
    let schemas: [(ZodSchema, String)] = [
      (.object { Field("a", .string().optional()) }, "object"), (.string(), "string"),
      (.array(.string()), "array"), (.string().nullable(), "string"),
    ]
    for (schema, expected) in schemas {
      let issues = try Validator(schema).validateAbsent().issues
      #expect(
        issues.map(\.message) == ["Invalid input: expected \(expected), received undefined"])
      #expect(issues.map(\.path) == [[]])
      #expect(issues.map(\.range) == [nil])
    }
  }

  @Test func anOptionalSchemaHasNoOutput() throws {
    // A literal nil would be a JSON null.
    let none = Outcome.valid(JSONValue?.none)
    #expect(try Validator(.string().optional()).validateAbsent() == none)
    #expect(try Validator(.unknown).validateAbsent() == none)
    #expect(try Validator(.string().default("a")).validateAbsent() == .valid("a"))
    #expect(try Validator(.unknown.default(.null)).validateAbsent() == .valid(JSONValue.null))
  }

  @Test func messagesCanBeReplaced() throws {
    let messages = IssueMessages { _ in "No body" }
    #expect(
      try Validator(.object {}).validateAbsent(messages: messages).issues.map(\.message)
        == ["No body"])
  }
}
