import CompassRequests
import Testing

/// Deletions, scheduled jobs, accounts, families, packets and icons.
@Suite struct ServiceRequestTests {
  private static let deletions: [APIRequest] = [.deleteCoach, .deleteInteraction, .deleteSchool]

  @Test(arguments: deletions)
  func aDeletionMustBeConfirmed(_ request: APIRequest) throws {
    let confirmed = #"{"confirmDelete":true}"#
    #expect(try judge(request, confirmed).text == confirmed)
    for body in ["{}", #"{"confirmDelete":false}"#, #"{"confirmdelete":true}"#] {
      #expect(try judge(request, body).refusal == "unconfirmed 400 -")
    }
    for body in [#"{"confirmDelete":"true"}"#, #"{"confirmDelete":1}"#, #"{"confirmDelete":null}"#]
    {
      #expect(try judge(request, body).refusal == "schema 400 Invalid request body")
    }
  }

  @Test func aJobMustBeAllowed() throws {
    let facts = RequestValidator.Facts(cronJobs: ["digest", "caf\u{E9}"])
    func outcome(_ name: String) throws -> String {
      let outcome = try judge(.triggerCronJob, #"{"jobName":"\#(name)"}"#, facts)
      return outcome.value?["jobName"]?.text?.string ?? outcome.refusal
    }
    #expect(try outcome("digest") == "digest")
    #expect(try outcome("caf\u{E9}") == "caf\u{E9}")
    for name in ["Digest", "digest ", "", "cafe\u{301}"] {
      #expect(try outcome(name) == "unknownJob 403 -")
    }
    let none = RequestValidator.Facts(cronJobs: [])
    #expect(
      try judge(.triggerCronJob, #"{"jobName":"digest"}"#, none).refusal == "unknownJob 403 -")
  }

  @Test func theAllowedJobsAreNeeded() throws {
    #expect(
      try judge(.triggerCronJob, #"{"jobName":"a"}"#) == .undecided(.missingFact(.cronJobs)))
    #expect(try judge(.triggerCronJob, "{}").refusal == "schema ? -")
  }

  @Test func anAccountIsChanged() throws {
    #expect(
      try judge(.changeEmail, #"{"newEmail":"A@B.CO","currentPassword":" "}"#).text
        == #"{"newEmail":"a@b.co","currentPassword":" "}"#)
    #expect(
      try judge(.changeEmail, #"{"newEmail":"a@b.co","currentPassword":""}"#).refusal
        == "schema 400 Invalid request")
    for (password, isAccepted) in [("1234567", false), ("12345678", true)] {
      let body = #"{"currentPassword":"a","newPassword":"\#(password)"}"#
      #expect((try judge(.changePassword, body).text == body) == isAccepted)
    }
  }

  @Test func aFamilyGrows() throws {
    #expect(
      try judge(.inviteToFamily, #"{"email":"A@b.co","role":"parent"}"#).text
        == #"{"email":"a@b.co","role":"parent"}"#)
  }

  @Test(arguments: [(0, false), (1, true), (10, true), (11, false)])
  func aPacketHasItsRecipients(_ count: Int, _ isAccepted: Bool) throws {
    let recipients = Array(repeating: #""a@b.co""#, count: count).joined(separator: ",")
    let body = #"{"recipients":[\#(recipients)],"subject":"S","body":"B"}"#
    #expect((try judge(.emailRecruitingPacket, body).text == body) == isAccepted)
  }

  @Test(arguments: [(0, false), (1, true), (50, true), (51, false)])
  func iconsAreABatch(_ count: Int, _ isAccepted: Bool) throws {
    let school = #"{"schoolId":"1","schoolDomain":"a.edu"}"#
    let schools = Array(repeating: school, count: count).joined(separator: ",")
    let body = #"{"schools":[\#(schools)]}"#
    #expect((try judge(.loadFavicons, body).text == body) == isAccepted)
  }
}
