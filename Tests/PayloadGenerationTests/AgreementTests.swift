import JSPrimitives
import PayloadGeneration
import SchemaModel
import SourceJSON
import Testing
import Validation

/// The comparison that the property tests rest on.
@Suite struct AgreementTests {
  @Test func whatIsForeseenWronglyIsReportedInItsSmallestForm() throws {
    let agreement = try Agreement(
      .object {
        Field("name", .string().max(3))
        Field("note", .string())
      })
    let payload: JSONValue = ["name": "long name", "note": "text"]
    try agreement.expect(
      payload, [ExpectedIssue(code: .tooBig, path: ["name"])], seed: 1, index: 2)
    try withKnownIssue {
      try agreement.expect(payload, [], seed: 1, index: 2)
    } matching: { issue in
      issue.description.contains("seed 1, payload 2") && issue.description.contains("too_big")
    }
    withKnownIssue {
      try agreement.expect(
        ["name": "abc", "note": ""], [ExpectedIssue(code: .tooBig, path: ["note"])], seed: 1,
        index: 2)
    }
  }
}
