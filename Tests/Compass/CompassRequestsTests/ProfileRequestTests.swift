import CompassRequests
import CompassRules
import Testing

/// The user's own profile, and the player's public one.
@Suite struct ProfileRequestTests {
  /// 2026-08-21 at noon in UTC.
  private static let noon = Date(milliseconds: 1_787_313_600_000)
  private static let facts = RequestValidator.Facts(now: noon, clock: .utc)

  private static func profile(_ body: String, _ facts: RequestValidator.Facts = facts) throws
    -> String
  {
    let outcome = try judge(.updateUserProfile, body, facts)
    return outcome.value == nil ? outcome.refusal : outcome.text
  }

  @Test(arguments: [
    #"{"full_name":"A"}"#, #"{"date_of_birth":null}"#, #"{"home_location":null}"#,
    #"{"home_location":{}}"#, #"{"date_of_birth":"2013-08-21"}"#,
    #"{"date_of_birth":"1900-01-01"}"#, #"{"date_of_birth":"0000-00-00"}"#,
  ])
  func aProfileIsAccepted(_ body: String) throws {
    #expect(try Self.profile(body) == body)
  }

  @Test(arguments: ["{}", #"{"role":"admin"}"#])
  func aProfileNeedsAField(_ body: String) throws {
    #expect(try Self.profile(body) == "noChanges 400 -")
  }

  @Test(arguments: ["2013-08-22", "2026-08-21", "2030-01-01", "9999-12-31"])
  func aYoungUserIsRefused(_ date: String) throws {
    #expect(try Self.profile(#"{"date_of_birth":"\#(date)"}"#) == "underage 400 -")
  }

  @Test func theAgeCountsByLocalDays() throws {
    let birthday = #"{"date_of_birth":"2013-08-22"}"#
    for (hours, refusal) in [(11, "underage 400 -"), (12, birthday)] {
      let facts = RequestValidator.Facts(now: Self.noon, clock: LocalClock { _ in hours * 3600 })
      #expect(try Self.profile(birthday, facts) == refusal)
    }
  }

  @Test func theAgeNeedsAClock() throws {
    let body = #"{"date_of_birth":"2000-01-01"}"#
    #expect(try judge(.updateUserProfile, body) == .undecided(.missingFact(.now)))
    #expect(
      try judge(.updateUserProfile, body, RequestValidator.Facts(now: Self.noon))
        == .undecided(.missingFact(.clock)))
    #expect(try judge(.updateUserProfile, #"{"full_name":"A"}"#).value != nil)
  }

  @Test(arguments: [
    "auth", "login", "signup", "join", "admin", "settings", "dashboard", "coaches", "schools",
    "help", "api",
  ])
  func aReservedAddressIsRefused(_ slug: String) throws {
    let body = #"{"vanity_slug":"\#(slug)"}"#
    #expect(try judge(.updatePlayerProfile, body).refusal == "reservedSlug 422 -")
  }

  @Test(arguments: ["apis", "ap", "my-login", "school", "p1"])
  func anotherAddressIsAccepted(_ slug: String) throws {
    let body = #"{"vanity_slug":"\#(slug)"}"#
    #expect(try judge(.updatePlayerProfile, body).text == body)
  }

  @Test func aPlayerProfileMayBeEmpty() throws {
    #expect(try judge(.updatePlayerProfile, "{}").text == "{}")
    #expect(try judge(.updatePlayerProfile, #"{"vanity_slug":null}"#).value != nil)
    // One letter is too short for the schema, so it never comes to the reserved ones.
    for slug in ["p", "Admin"] {
      #expect(
        try judge(.updatePlayerProfile, #"{"vanity_slug":"\#(slug)"}"#).refusal
          == "schema 422 Invalid profile data")
    }
  }
}
