import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

@testable import Validation

/// The printed forms of schemas, outcomes and issues.
@Suite struct PrintingTests {
  private let schema = ZodSchema.object { Field("zip", .string().length(5)) }

  private func outcome(_ text: String) throws -> Outcome<JSONValue> {
    try Validator(schema).validate(Array(text.utf8))
  }

  @Test func anOutcomePrintsItsOutputOrItsIssues() throws {
    #expect("\(try outcome(#"{"zip":"12345"}"#))" == #"valid({"zip":"12345"})"#)
    #expect(
      "\(try outcome(#"{"zip":1}"#))"
        == "invalid(zip: Invalid input: expected string, received number [invalid_type])")
    let reason = UndecidedReason.issueLimit(3)
    #expect(
      "\(Outcome<JSONValue>.undecided(reason))"
        == "undecided(the payload is not valid, with more than 3 issues)")
    #expect("\(Verdict.undecided(reason))" == "undecided(\(reason))")
    #expect("\(Verdict.valid)" == "valid")
  }

  @Test func anIssuePrintsOnOneLine() throws {
    let issues = try outcome(#"{"zip":1}"#).issues
    #expect("\(issues[0])" == "zip: Invalid input: expected string, received number [invalid_type]")
    #expect(
      "\(issues)" == "[zip: Invalid input: expected string, received number [invalid_type]]")
    let whole = try outcome("1").issues
    #expect("\(whole)" == "[Invalid input: expected object, received number [invalid_type]]")
    var text = ""
    dump(issues[0], to: &text)
    #expect(text.contains(#"expected: "string""#), "\(text)")
    #expect(!text.contains("IssueContent"), "\(text)")
  }

  @Test func theFormsOfIssuesPrintAsJSON() throws {
    let issues = try outcome(#"{"zip":1}"#).issues
    #expect("\(issues.flattened)" == issues.flattened.jsonText())
    #expect("\(issues.formatted)" == issues.formatted.jsonText())
    #expect("\(issues.tree)" == (try issues.tree.jsonText()))
  }

  @Test func schemasAndValidatorsPrintTheSchemaDocument() throws {
    #expect("\(ZodSchema.string().max(3))".hasPrefix(#"{"type":"string","checks":[{"#))
    let validator = try Validator(.string(), zod: .v4_4_3)
    #expect("\(validator)" == #"Validator of Zod 4.4.3: {"type":"string"}"#)
  }

  @Test func valuesPrintAsJSON() {
    let value: JSONValue = ["a": [1, nil, "b\n"]]
    #expect("\(value)" == #"{"a":[1,null,"b\n"]}"#)
    #expect("\([value])" == #"[{"a":[1,null,"b\n"]}]"#)
    #expect("\(value.object ?? JSONObject())" == "\(value)")
    #expect("\([JSText(utf16: [0xD800, 0x61])])" == #"["\ud800a"]"#)
    var text = ""
    dump(value, to: &text)
    #expect(!text.contains("content"), "\(text)")
  }
}
