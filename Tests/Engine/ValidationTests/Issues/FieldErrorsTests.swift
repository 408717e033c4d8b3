import CompassSchemas
import SchemaModel
import Testing
import Validation

/// Messages by field, for forms.
@Suite struct FieldErrorsTests {
  private static let schema = ZodSchema.object {
    Field("name", .string().min(3, "Short").regex("^[a-z]+$", "Letters only"))
    Field("list", .array(.object { Field("n", .number("Not a number")) }))
  }.refine(.alwaysFail, "Whole")

  private func issues(_ payload: String) throws -> [ValidationIssue] {
    try outcome(of: payload, by: .init(Self.schema, functions: .testing)).issues
  }

  @Test func theLastIssueOfAFieldWins() throws {
    let issues = try issues(#"{"name":"1","list":[]}"#)
    #expect(issues.fieldErrors == ["name": "Letters only", "": "Whole"])
  }

  @Test func aFieldIsItsPathJoinedByDots() throws {
    let issues = try issues(#"{"name":"abc","list":[{"n":1},{"n":null},{}]}"#)
    #expect(issues.map(\.field) == ["list.1.n", "list.2.n"])
    #expect(issues.fieldErrors == ["list.1.n": "Not a number", "list.2.n": "Not a number"])
  }

  @Test func aSingleFieldShowsItsFirstMessage() throws {
    let issues = try issues(#"{"name":"1","list":[]}"#)
    #expect(issues.firstMessage(for: "name") == "Short")
    #expect(issues.firstMessage(for: "") == "Whole")
    #expect(issues.firstMessage(for: "list") == nil)
    #expect([ValidationIssue]().firstMessage(for: "name") == nil)
    #expect([ValidationIssue]().fieldErrors.isEmpty)
  }

  @Test func theWebAppsURLFieldHasTwoMessages() throws {
    let payload = #"{"type":"camp","start_date":"2026-04-15","url":"example.com"}"#
    let issues = try outcome(of: payload, by: .init(.event, revision: .february2026)).issues
    #expect(issues.fieldErrors["url"] == "URL must start with http:// or https://")
    #expect(issues.firstMessage(for: "url") == "Please enter a valid URL")
  }
}
