import CompassValidation
import Testing

/// The snippets of the article on request bodies.
@Suite struct RequestArticleTests {
  @Test func aRequestHasItsAnswer() throws {
    let print = Snippet("RequestBodies", 1)
    let messages = try RequestValidator(.logMessage)
    let body = #"{"athleteUserId": "550e8400-e29b-41d4-a716-446655440000", "programNote": " "}"#
    print(messages.outcome(body).value?["programNote"] == .null)  // true

    let deletion = try RequestValidator(.deleteSchool)
    print(APIRequest.deleteSchool.method.rawValue, APIRequest.deleteSchool.path)
    // POST /api/schools/{id}/cascade-delete
    switch deletion.outcome("{}") {  // unconfirmed 400
    case .accepted(let value): print(value)
    case .rejected(let rejection): print(rejection.reason, rejection.status ?? 0)
    case .undecided(let doubt): print(doubt)
    }
    let invalid = deletion.outcome(#"{"confirmDelete": "yes"}"#).rejection
    print(invalid?.message ?? "none", invalid?.issues.count ?? 0)  // Invalid request body 1
    try print.expectPublished()
  }

  @Test func anAgeNeedsFacts() throws {
    let print = Snippet("RequestBodies", 2)
    let now = Date(timeIntervalSince1970: 1_787_313_600)
    let facts = RequestValidator.Facts(now: now, clock: .utc)
    let profile = try RequestValidator(.updateUserProfile)
    for birth in ["2013-08-21", "2013-08-22", "August"] {
      let outcome = profile.outcome(#"{"date_of_birth": "\#(birth)"}"#, facts: facts)
      let answer = outcome.rejection.map { "\($0.reason) \($0.status ?? 0)" } ?? "accepted"
      print(birth, answer)
    }
    // 2013-08-21 accepted
    // 2013-08-22 underage 400
    // August schema 400
    try print.expectPublished()
  }
}
