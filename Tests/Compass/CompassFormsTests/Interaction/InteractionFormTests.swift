import CompassForms
import CompassRules
import Foundation
import Testing

/// Specification "Interaction Detail & Add Interaction", 9 Testing Checklist: validity, gates,
/// transformations and permissions of the form.
@Suite struct InteractionFormTests {
  private static let school = FormUnderTest.school
  private static let coach = "6ba7b810-9dad-41d1-80b4-00c04fd430c8"
  private static let author = FormAuthor(userID: "athlete", familyUnitID: "family")

  private static func filled() -> InteractionForm {
    var form = InteractionForm(now: FormUnderTest.now)
    form.schoolID = school
    form.type = .email
    return form
  }

  private func row(_ form: InteractionForm) throws -> InteractionForm.Submission {
    try #require(form.submission(by: Self.author).submission)
  }

  // Happy Path Tests - Add Interaction

  @Test func theFormLoadsWithDefaultValues() {
    let form = InteractionForm(now: FormUnderTest.now)
    #expect(form.direction == .outbound)
    #expect(form.occurredAt == FormUnderTest.now)
    #expect(form.schoolID == "")
    #expect(form.type == nil)
    #expect(!form.isSubmittable)
  }

  @Test func selectingASchoolEnablesTheCoachPicker() {
    var form = InteractionForm(now: FormUnderTest.now)
    #expect(!form.isCoachPickerEnabled)
    form.schoolID = Self.school
    #expect(form.isCoachPickerEnabled)
  }

  @Test func allInteractionTypesAreAccepted() {
    #expect(InteractionType.offered.count == 9)
    for type in InteractionType.offered {
      var form = Self.filled()
      form.type = type
      #expect(form.validate().isEmpty)
    }
    var form = Self.filled()
    form.type = .game
    #expect(form.message(for: .type) == "Please select an interaction type")
  }

  @Test func theDirectionSwitchesBetweenOutboundAndInbound() throws {
    for direction in InteractionDirection.allCases {
      var form = Self.filled()
      form.direction = direction
      #expect(try row(form).direction == direction)
    }
  }

  @Test func theDateIsSentInUTC() throws {
    var form = Self.filled()
    // 20:30 in New York on February 7.
    form.occurredAt = Date(timeIntervalSince1970: 1_770_514_200)
    #expect(try row(form).columns["occurred_at"] == "2026-02-08T01:30:00.000Z")
    form.occurredAt = .distantFuture.addingTimeInterval(1e15)
    #expect(form.message(for: .occurredAt) == "Please select a date and time")
  }

  @Test func theSubjectEnforces500Characters() {
    var form = Self.filled()
    form.subject = String(repeating: "x", count: 501)
    #expect(form.message(for: .subject) == "Subject must be 500 characters or less")
  }

  @Test func theContentEnforces10000Characters() {
    var form = Self.filled()
    form.content = String(repeating: "x\n", count: 5_000) + "x"
    #expect(form.message(for: .content) == "Content must be 10,000 characters or less")
  }

  @Test func allSentimentsAreAccepted() throws {
    for sentiment in InteractionSentiment.allCases {
      var form = Self.filled()
      form.sentiment = sentiment
      #expect(try row(form).sentiment == sentiment)
    }
  }

  @Test func theFormSubmitsWithRequiredFieldsOnly() throws {
    let row = try row(Self.filled())
    let json = try JSONEncoder().encode(row)
    let object = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    for column in ["coach_id", "subject", "content", "sentiment"] {
      #expect(object[column] is NSNull, "\(column)")
    }
    #expect(object["attachments"] as? [String] == [])
    #expect(object["logged_by"] as? String == "athlete")
    #expect(object["family_unit_id"] as? String == "family")
    #expect(object["event_id"] == nil)
    #expect(object.count == 11)
  }

  @Test func theFormSubmitsWithAllFieldsFilled() throws {
    var form = Self.filled()
    form.coachID = Self.coach
    form.eventID = Self.school
    (form.subject, form.content) = ("Camp", "<strong>Hi</strong>")
    form.sentiment = .neutral
    let row = try row(form)
    #expect(row.coachID == Self.coach)
    #expect(row.eventID == Self.school)
    #expect(row.subject == "Camp")
    #expect(row.content == "<strong>Hi</strong>")
  }

  // Happy Path Tests - Interest Calibration

  private func calibrated(
    _ direction: InteractionDirection, _ sentiment: InteractionSentiment?, yes: Int = 0
  ) -> InteractionForm {
    var form = Self.filled()
    (form.direction, form.sentiment) = (direction, sentiment)
    for index in 0..<yes { form.calibration.answers[index] = true }
    return form
  }

  @Test(arguments: InteractionSentiment.allCases)
  func theCalibrationIsHiddenWhenOutbound(_ sentiment: InteractionSentiment) {
    #expect(!calibrated(.outbound, sentiment).showsCalibration)
  }

  @Test(arguments: [.neutral, .negative, nil] as [InteractionSentiment?])
  func theCalibrationIsHiddenWhenNotPositive(_ sentiment: InteractionSentiment?) {
    #expect(!calibrated(.inbound, sentiment).showsCalibration)
  }

  @Test(arguments: [InteractionSentiment.positive, .veryPositive])
  func theCalibrationAppearsWhenInboundAndPositive(_ sentiment: InteractionSentiment) {
    #expect(calibrated(.inbound, sentiment).showsCalibration)
  }

  @Test(arguments: [
    (0, "not_set"), (1, "low"), (2, "medium"), (3, "medium"), (4, "high"), (6, "high"),
  ])
  func togglesUpdateTheLevel(_ yes: Int, _ level: String) {
    let form = calibrated(.inbound, .positive, yes: yes)
    #expect(form.calibration.yesCount == yes)
    #expect(form.calibration.level.rawValue == level)
  }

  @Test func theInterestLevelIsAppendedToTheContentOnSubmit() throws {
    var form = calibrated(.inbound, .veryPositive, yes: 4)
    form.content = "They called."
    #expect(form.content == "They called.")
    #expect(try row(form).content == "They called.\n\n[Coach Interest Level: HIGH]")
    #expect(
      try row(calibrated(.inbound, .positive, yes: 1)).content
        == "\n\n[Coach Interest Level: LOW]")
    #expect(try row(calibrated(.inbound, .positive)).content == nil)
  }

  // Happy Path Tests - Coach Selection

  @Test func anUnlistedCoachIsNamedAndNoCoachIsStored() throws {
    var form = Self.filled()
    form.coachID = Self.coach
    form.chooseOtherCoach(InteractionForm.OtherCoach(name: " "))
    #expect(form.coachID == Self.coach)
    form.chooseOtherCoach(InteractionForm.OtherCoach(name: "Dana"))
    #expect(form.otherCoachName == "Dana")
    #expect(form.coachID == nil)
    #expect(try row(form).coachID == nil)
  }

  @Test func aNewCoachIsAddedAndSelected() throws {
    var new = NewCoachForm(schoolID: Self.school)
    #expect(!new.isSubmittable)
    (new.firstName, new.lastName) = ("Ann", "Lee")
    let insert = try #require(new.submission(by: Self.author).submission)
    #expect(insert.role == .assistant)
    #expect(insert.schoolID == Self.school)
    #expect(insert.familyUnitID == "family")
    var form = Self.filled()
    form.coachID = Self.coach
    #expect(try row(form).coachID == Self.coach)
  }

  @Test func changingTheSchoolClearsTheSelectedCoach() {
    var form = Self.filled()
    form.coachID = Self.coach
    form.schoolID = Self.coach
    #expect(form.coachID == nil)
    form.chooseOtherCoach(InteractionForm.OtherCoach(name: "Dana"))
    form.schoolID = Self.school
    #expect(form.otherCoachName == nil)
  }

  // Error Tests

  @Test func submittingWithoutASchoolShowsAnError() {
    var form = Self.filled()
    form.schoolID = ""
    #expect(form.submission(by: Self.author).errors.messages == ["Please select a school"])
  }

  @Test func submittingWithoutATypeShowsAnError() {
    var form = Self.filled()
    form.type = nil
    #expect(
      form.submission(by: Self.author).errors.messages == ["Please select an interaction type"])
  }

  @Test func aTimeoutPreservesTheForm() {
    var session = FormSession(Self.filled())
    _ = session.submit(by: Self.author)
    session.finish()
    #expect(session.form == Self.filled())
    #expect(InteractionForm.message(for: .timeout) == "Connection timed out")
  }

  // Role-Based Tests

  @Test func athletesSeeTheirTitle() {
    #expect(InteractionForm.title(for: .player) == "Log My Interaction")
    #expect(InteractionForm.title(for: .parent) == "Log Interaction")
  }

  @Test func parentsCannotAccessTheForm() {
    #expect(InteractionForm.opens(for: Self.author))
    #expect(
      !InteractionForm.opens(
        for: FormAuthor(userID: "p", role: .parent, familyUnitID: "family")))
  }

  @Test(arguments: [RequestRules.UserRole.parent, nil]) func anyOtherRoleIsRefused(
    _ role: RequestRules.UserRole?
  ) {
    let author = FormAuthor(userID: "p", role: role, familyUnitID: "family")
    #expect(Self.filled().submission(by: author) == .refused(.onlyPlayers))
  }

  // Edge Case Tests

  @Test func aSubjectOfExactly500CharactersIsFine() throws {
    var form = Self.filled()
    form.subject = String(repeating: "x", count: 500)
    #expect(try row(form).subject == form.subject)
  }

  @Test func aContentOfExactly10000CharactersIsFine() throws {
    var form = calibrated(.inbound, .positive, yes: 2)
    form.content = String(repeating: "x", count: 10_000)
    // The note comes on top of it.
    #expect(try row(form).content?.count == 10_000 + "\n\n[Coach Interest Level: MEDIUM]".count)
  }

  @Test func theCalibrationDisappearsWithDirectionAndSentiment() throws {
    var form = calibrated(.inbound, .positive, yes: 6)
    form.direction = .outbound
    #expect(!form.showsCalibration)
    #expect(try row(form).content == nil)
    form.direction = .inbound
    form.sentiment = .neutral
    #expect(!form.showsCalibration)
    #expect(try row(form).content == nil)
  }

  @Test func cancelWithUnsavedChangesAsks() {
    var session = FormSession(Self.filled())
    #expect(!session.needsDiscardConfirmation)
    session.form.content = "x"
    #expect(session.needsDiscardConfirmation)
    session.form.content = ""
    #expect(!session.needsDiscardConfirmation)
  }

  @Test func aDoubleTapDoesNotCreateADuplicate() {
    var session = FormSession(Self.filled())
    #expect(session.submit(by: Self.author)?.submission != nil)
    #expect(session.submit(by: Self.author) == nil)
    #expect(session.submitTitle == "Logging...")
  }

  /// HTML whose tree is larger than the sanitizer's limit is neither wrong nor sent.
  @Test func textThatCannotBeSanitizedIsUndecided() {
    var form = Self.filled()
    // Each paragraph reopens all that the first one has left open.
    form.content =
      "<p>" + (0..<250).map { "<b class=\($0)>" }.joined() + String(repeating: "<p>x", count: 1_500)
    guard case .undecided(let errors) = form.submission(by: Self.author) else {
      Issue.record("the sanitizer's limit is lower")
      return
    }
    #expect(errors.list.map(\.field) == [.content])
    #expect(errors[.content]?.undecided != nil)
    #expect(form.validate().isEmpty)
  }
}
