import CompassRequests
import Testing

/// Preferences and their history.
@Suite struct PreferenceRequestTests {
  private static func save(
    _ category: String?, _ body: String = #"{"data":{}}"#
  ) throws -> RequestOutcome {
    try judge(.savePreferences, body, RequestValidator.Facts(category: category))
  }

  @Test(arguments: ["notifications", "location", "player", "school", "dashboard"])
  func aCategoryIsAccepted(_ category: String) throws {
    #expect(try Self.save(category).text == #"{"data":{}}"#)
    #expect(
      try Self.save(category, "{}").refusal
        == "schema 422 Invalid preference data: "
        + "Invalid input: expected record, received undefined")
  }

  @Test(arguments: ["", "Player", "players", " player", "history"])
  func anotherCategoryIsRefused(_ category: String) throws {
    #expect(try Self.save(category).refusal == "unknownCategory 422 -")
  }

  @Test func aRequestWithTwoFaultsHasWhatIsCertain() throws {
    let invalid = try Self.save("x", "{}")
    #expect(invalid.refusal == "unknownCategory 422 -")
    #expect(invalid.rejection?.issues.count == 1)
    #expect(try Self.save("x", "{").refusal == "unknownCategory ? -")
  }

  @Test func theCategoryIsNeeded() throws {
    #expect(try Self.save(nil) == .undecided(.missingFact(.category)))
    #expect(try Self.save(nil, "{") == .undecided(.missingFact(.category)))
  }

  @Test func theHistoryListsChangedFields() throws {
    #expect(
      try judge(.logPreferenceChange, #"{"category":"any"}"#).text
        == #"{"category":"any","changed_fields":[]}"#)
    #expect(
      try judge(.logPreferenceChange, #"{"changed_fields":[]}"#).refusal
        == "schema 400 Invalid history data: Invalid input: expected string, received undefined")
  }
}
