import CompassRequests
import Testing

/// Notifications and emails.
@Suite struct NotificationRequestTests {
  private static func broadcast(_ members: String) throws -> RequestOutcome {
    try judge(.broadcast, #"{"type":"event","title":"T",\#(members)}"#)
  }

  @Test(arguments: [
    #""target":"all""#, #""target":"all","user_id":"\#(uuid)""#,
    #""target":"user","user_id":"\#(uuid)""#,
  ])
  func aBroadcastIsAccepted(_ members: String) throws {
    #expect(try Self.broadcast(members).value?["title"]?.text == "T")
  }

  @Test(arguments: [
    (#""target":"user""#, "missingUser 422 Missing required field"),
    (#""target":"user","user_id":"""#, "schema 422 Validation error"),
    (#""target":"user","user_id":null"#, "schema 422 Validation error"),
    (#""target":"team""#, "schema 422 Validation error"),
  ])
  func aBroadcastToOneUserNeedsTheUser(_ members: String, _ refusal: String) throws {
    #expect(try Self.broadcast(members).refusal == refusal)
  }

  @Test(arguments: [
    (#""priority":"low""#, #""priority":"low""#),
    (#""message":"","priority":"low""#, #""message":null,"priority":"low""#),
    (#""message":" ","priority":"low""#, #""message":" ","priority":"low""#),
    (#""priority":"low","action_url":"""#, #""priority":"low","action_url":null"#),
    (#""priority":"low","action_url":"/""#, #""priority":"low","action_url":"/""#),
  ])
  func anEmptyTextIsStoredAsNull(_ members: String, _ stored: String) throws {
    #expect(
      try judge(.createNotification, #"{"type":"offer","title":"T",\#(members)}"#).text
        == #"{"type":"offer","title":"T",\#(stored)}"#)
  }

  @Test func aNotificationHasItsPriority() throws {
    let body = #"{"type":"offer","title":"T"}"#
    #expect(
      try judge(.createNotification, body).text == #"{"type":"offer","title":"T","priority":"low"}"#
    )
    #expect(
      try judge(.createNotification, #"{"type":"offer","title":"","action_url":"x"}"#).refusal
        == "schema 422 Invalid request body")
  }

  @Test func emailsAreTakenAsTheyAre() throws {
    let recurring = #"{"to":"a@b.co","subject":"S","template":"weekly-digest","data":{"a":[1]}}"#
    #expect(try judge(.sendEmail, recurring).text == recurring)
    let one = #"{"to":"a@b.co","subject":" ","title":"T","message":"M","priority":"high"}"#
    #expect(try judge(.emailNotification, one).text == one)
    #expect(
      try judge(.emailNotification, #"{"to":"a@b.co","subject":""}"#).refusal
        == "schema 422 Invalid request")
  }
}
