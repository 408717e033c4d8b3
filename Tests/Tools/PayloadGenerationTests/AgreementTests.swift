import PayloadGeneration
import SchemaModel
import SourceJSON
import Testing

/// The comparison that the property tests rest on.
@Suite struct AgreementTests {
  private let payload: JSONValue = ["name": "long name", "note": "text"]
  private let expected = [ExpectedIssue(code: .tooBig, path: ["name"])]

  private func agreement() throws -> Agreement {
    try Agreement(
      .object {
        Field("name", .string().max(3))
        Field("note", .string())
      })
  }

  @Test func whatIsForeseenRightlyIsNoFailure() throws {
    #expect(try agreement().failure(payload, expected, seed: 1, index: 2) == nil)
    #expect(try agreement().failure(["name": "", "note": ""], [], seed: 1, index: 2) == nil)
  }

  @Test func aMissingAndAnUnexpectedIssueAreFailures() throws {
    let missing = try agreement().failure(["name": "", "note": ""], expected, seed: 1, index: 2)
    #expect(missing?.contains(#""valid":true"#) == true)
    let unexpected = try #require(try agreement().failure(payload, [], seed: 1, index: 2))
    #expect(unexpected.hasPrefix("seed 1, payload 2, foreseen []: {\"id\":\"generated/1-2\""))
    #expect(unexpected.contains(#""code":"too_big""#))
  }

  @Test func anotherPathIsAFailure() throws {
    let elsewhere = [ExpectedIssue(code: .tooBig, path: ["note"])]
    #expect(try agreement().failure(payload, elsewhere, seed: 1, index: 2) != nil)
  }
}
