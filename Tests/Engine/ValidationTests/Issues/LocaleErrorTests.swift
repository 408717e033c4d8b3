import SchemaModel
import SourceJSON
import Testing
import Validation

/// Default messages from a function, as Zod's `localeError` gives them.
@Suite struct LocaleErrorTests {
  private static let seen = IssueMessages.localeError { issue, zod in
    let input = issue.input.map { JSONWriter.string(of: $0) } ?? "none"
    return "\(issue.code ?? "") of \(issue.received) \(input) in \(zod.rawValue)"
  }

  private func messages(
    _ schema: ZodSchema, _ payload: String, _ messages: IssueMessages,
    zod: ZodVersion = .v4_4_3
  ) throws -> [String] {
    try Validator(schema, zod: zod).validate(payload, messages: messages).issues.map(\.message)
  }

  @Test func aFunctionSeesTheValue() throws {
    let schema = ZodSchema.object {
      Field("a", .string().min(2))
      Field("b", .number())
      Field("c", .null)
    }
    #expect(
      try messages(schema, #"{"a": "x", "b": [1]}"#, Self.seen) == [
        #"too_small of string "x" in 4.4.3"#, "invalid_type of array [1] in 4.4.3",
        "invalid_type of undefined none in 4.4.3",
      ])
  }

  @Test func aFunctionIsNotAskedForMessagesOfTheSchema() throws {
    let schema = ZodSchema.string("Must be text").min(2, "Longer")
    #expect(try messages(schema, "1", Self.seen) == ["Must be text"])
    #expect(try messages(schema, #""a""#, Self.seen) == ["Longer"])
  }

  @Test func aFunctionOfTheSchemaIsAskedBefore() throws {
    let function = ZodSchema.ErrorFunction("text") { $0.code == "too_small" ? "Longer" : nil }
    let schema = ZodSchema.string(error: function).min(2)
    #expect(try messages(schema, "1", Self.seen) == ["invalid_type of number 1 in 4.4.3"])
  }

  @Test func withoutAMessageTheLastWordIsZods() throws {
    let silent = IssueMessages.localeError { _, _ in nil }
    #expect(try messages(.string(), "1", silent) == ["Invalid input"])
  }

  @Test func anInfinityIsANumber() throws {
    let seen = IssueMessages.localeError { issue, _ in
      "\(issue.received) \(issue.input?.number ?? 0)"
    }
    #expect(try messages(.string(), "-1e999", seen, zod: .v4_6_7) == ["number -inf"])
    #expect(try messages(.number(), "1e999", seen, zod: .v4_3_6) == ["number inf"])
  }

  @Test func issuesInsideOfAUnionAreWordedToo() throws {
    let schema = ZodSchema.string().or(.null)
    let issues = try Validator(schema, zod: .v4_6_7).validate("1", messages: Self.seen).issues
    #expect(
      issues.first?.errors?.flatMap { $0 }.map(\.message) == [
        "invalid_type of number 1 in 4.6.7", "invalid_type of number 1 in 4.6.7",
      ])
  }

  @Test func manyIssuesOfALargeArrayAreWorded() throws {
    let payload = "[" + Array(repeating: "1", count: 1_000).joined(separator: ",") + "]"
    let found = try messages(.array(.string()), payload, Self.seen)
    #expect(found.count == 1_000)
    #expect(Set(found) == ["invalid_type of number 1 in 4.4.3"])
  }

  @Test func aFunctionOfTheSchemaSeesNoValueWhereThereIsNone() throws {
    let function = ZodSchema.ErrorFunction("seen") { $0.input == .some(.null) ? "null" : "none" }
    let schema = ZodSchema.object { Field("a", .string(error: function)) }
    let validator = try Validator(schema)
    #expect(validator.validate("{}").issues.map(\.message) == ["none"])
    #expect(validator.validate(#"{"a": null}"#).issues.map(\.message) == ["null"])
  }
}
