import Foundation
import SchemaModel
import SourceJSON
import Testing
import Validation

/// The output of a valid payload, and the errors of all others.
@Suite struct InvalidPayloadTests {
  private let validator: Validator

  init() throws {
    validator = try Validator(
      .object {
        Field("role", .enumeration("head", "assistant"))
        Field("tags", .array(.string().min(2)).optional())
      }.refine { $0 != ["role": "head", "tags": []] })
  }

  @Test func aValidPayloadHasItsOutput() throws {
    let output = try validator.validate(#"{"role":"head","x":1}"#).get()
    #expect(output == ["role": "head"])
  }

  @Test(arguments: [
    (#"{"role":"owner"}"#, #"role: Invalid option: expected one of "head"|"assistant""#),
    (
      #"{"role":"owner","tags":["a",1]}"#,
      #"role: Invalid option: expected one of "head"|"assistant" (and 2 more)"#
    ),
    (
      #"{"role":"head","tags":["ab",1]}"#,
      "tags[1]: Invalid input: expected string, received number"
    ),
    ("1", "Invalid input: expected object, received number"),
    (#"{"role":"head","tags":[]}"#, "Invalid input"),
  ])
  func anInvalidOneThrowsItsIssues(_ payload: String, _ sentence: String) throws {
    let outcome = validator.validate(payload)
    let error = #expect(throws: InvalidPayload.self) { try outcome.get() }
    #expect(error?.issues == outcome.issues)
    #expect(error?.localizedDescription == sentence)
    #expect(error.map { "\($0)" } == outcome.issues.pretty)
  }

  @Test func anUndecidedOneThrowsItsReason() throws {
    #expect(throws: UndecidedReason.issueLimit(3)) {
      try Outcome<JSONValue>.undecided(.issueLimit(3)).get()
    }
  }

  @Test func messagesAreThoseOfEachField() throws {
    let issues = validator.validate(#"{"role":"owner","tags":["a","b",1]}"#).issues
    let short = "Too small: expected string to have >=2 characters"
    #expect(
      issues.messages == [
        "role": [#"Invalid option: expected one of "head"|"assistant""#],
        "tags.0": [short], "tags.1": [short],
        "tags.2": ["Invalid input: expected string, received number"],
      ])
    #expect(
      validator.validate("1").issues.messages
        == ["": ["Invalid input: expected object, received number"]])
  }
}
