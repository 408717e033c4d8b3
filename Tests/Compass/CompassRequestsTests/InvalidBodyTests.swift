import CompassRequests
import SourceJSON
import Testing

/// The answer of each route to a body that its schema rejects.
@Suite struct InvalidBodyTests {
  private static let none = "Invalid input: expected object, received array"

  @Test(arguments: [
    (APIRequest.triggerCronJob, "schema ? -"),
    (.broadcast, "schema 422 Validation error"),
    (.checkMessage, "schema 400 Invalid request body"),
    (.logMessage, "schema 400 Invalid request body"),
    (.updateProfileField, "schema 400 \(none)"),
    (.changeEmail, "schema 400 Invalid request"),
    (.changePassword, "schema 400 Invalid request"),
    (.deleteCoach, "schema 400 Invalid request body"),
    (.sendEmail, "schema 422 Invalid request"),
    (.regenerateFamilyCode, "schema 400 Validation failed"),
    (.inviteToFamily, "schema 400 \(none)"),
    (.deleteInteraction, "schema 400 Invalid request body"),
    (.createNotification, "schema 422 Invalid request body"),
    (.emailNotification, "schema 422 Invalid request"),
    (.updatePlayerProfile, "schema 422 Invalid profile data"),
    (.emailRecruitingPacket, "schema 400 Validation error: \(none)"),
    (.deleteSchool, "schema 400 Invalid request body"),
    (.loadFavicons, "schema 400 Invalid request"),
    (.savePreferences, "schema 422 Invalid preference data: \(none)"),
    (.logPreferenceChange, "schema 400 Invalid history data: \(none)"),
    (.updateUserProfile, "schema 400 Invalid profile data"),
  ])
  func everyRouteHasItsAnswer(_ request: APIRequest, _ answer: String) throws {
    let outcome = try judge(request, "[]", RequestValidator.Facts(category: "school"))
    #expect(outcome.refusal == answer)
    #expect(outcome.rejection?.issues.map(\.message) == [Self.none])
    let hasData = request == .regenerateFamilyCode || request == .updateUserProfile
    #expect((outcome.rejection?.data != nil) == hasData)
  }

  @Test(arguments: [
    (
      APIRequest.updateProfileField, #"{"athleteUserId":"\#(uuid)","sourcePath":"","value":1}"#,
      "Too small: expected string to have >=1 characters"
    ),
    (.inviteToFamily, #"{"email":"a@b.co","role":"coach"}"#, "role must be player or parent"),
    (.inviteToFamily, #"{"email":"x","role":"coach"}"#, "Email must be at least 5 characters"),
    (
      .emailRecruitingPacket, #"{"recipients":[],"subject":"","body":""}"#,
      "Validation error: At least one recipient is required"
    ),
    (
      .emailRecruitingPacket, #"{"recipients":["a@b.co"],"subject":"","body":""}"#,
      "Validation error: Subject is required"
    ),
    (
      .savePreferences, #"{"data":3}"#,
      "Invalid preference data: Invalid input: expected record, received number"
    ),
    (
      .logPreferenceChange, #"{"category":"a","changed_fields":[1]}"#,
      "Invalid history data: Invalid input: expected string, received number"
    ),
  ])
  func theFirstIssueIsTheMessage(_ request: APIRequest, _ body: String, _ message: String) throws {
    let outcome = try judge(request, body, RequestValidator.Facts(category: "school"))
    #expect(outcome.rejection?.message == message)
  }

  @Test func theFamilyCodeHasAMessageForEachField() throws {
    let absent = try judge(.regenerateFamilyCode, "{}").rejection?.data
    #expect(
      absent == [
        "errors": [
          [
            "field": "familyId",
            "message": "Invalid input: expected string, received undefined",
          ]
        ]
      ])
    let ofBody = try judge(.regenerateFamilyCode, "null").rejection?.data
    #expect(
      ofBody == [
        "errors": [["field": "", "message": "Invalid input: expected object, received null"]]
      ])
    #expect(try judge(.regenerateFamilyCode, #"{"familyId":"\#(uuid)"}"#).value != nil)
  }

  @Test func theProfileHasFlattenedIssues() throws {
    let body = #"{"full_name":"","home_location":{"state":"OHI","zip":1,"city":null}}"#
    #expect(
      try judge(.updateUserProfile, body).rejection?.data == [
        "formErrors": [],
        "fieldErrors": [
          "full_name": ["Too small: expected string to have >=1 characters"],
          "home_location": [
            "Invalid input: expected string, received null",
            "Too big: expected string to have <=2 characters",
            "Invalid input: expected string, received number",
          ],
        ],
      ])
    #expect(
      try judge(.updateUserProfile, "7").rejection?.data == [
        "formErrors": ["Invalid input: expected object, received number"], "fieldErrors": [:],
      ])
  }

  @Test func issuesHaveTheirRanges() throws {
    let issues = try judge(.deleteCoach, #"{"confirmDelete":1}"#).rejection?.issues
    #expect(issues?.map(\.range) == [17..<18])
  }
}
