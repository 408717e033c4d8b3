import SchemaModel
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
    #expect(try Validator(.string().optional()).validateAbsent() == .valid(nil))
    #expect(try Validator(.unknown).validateAbsent() == .valid(nil))
    #expect(try Validator(.string().default("a")).validateAbsent() == .valid("a"))
  }

  @Test func messagesCanBeReplaced() throws {
    let messages = IssueMessages { _ in "No body" }
    #expect(
      try Validator(.object {}).validateAbsent(messages: messages).issues.map(\.message)
        == ["No body"])
  }
}
