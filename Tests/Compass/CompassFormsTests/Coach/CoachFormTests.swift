import CompassForms
import CompassModels
import CompassRules
import Foundation
import Testing

/// Specification "Add Coach", 9 Testing Checklist: validity, gates and transformations.
@Suite struct CoachFormTests {
  static let author = FormAuthor(userID: "parent", dataOwnerID: "athlete", familyUnitID: "family")

  static func filled() -> CoachForm {
    var form = CoachForm()
    form.schoolID = "school"
    form.role = .head
    form.firstName = "John"
    form.lastName = "Smith"
    return form
  }

  private func row(_ form: CoachForm) throws -> FormRow<Coach> {
    try #require(form.submission(by: Self.author).submission)
  }

  // Happy Path Tests

  @Test func selectingASchoolRevealsTheCoachForm() {
    var form = CoachForm()
    #expect(!form.isFormVisible)
    form.schoolID = "school"
    #expect(form.isFormVisible)
  }

  @Test func theRolePickerShowsAllThreeOptions() {
    #expect(
      CoachRole.allCases.map(\.displayName) == [
        "Head Coach", "Assistant Coach", "Recruiting Coordinator",
      ])
  }

  @Test func theFormSubmitsWithAllRequiredFieldsFilled() throws {
    let row = try row(Self.filled())
    #expect(row.id == nil)
    #expect(row.schoolID == "school")
    #expect(row.userID == "athlete")
    #expect(row.familyUnitID == "family")
    #expect(row.role == .head)
  }

  @Test func theFormSubmitsWithAllFieldsFilled() throws {
    var form = Self.filled()
    form.email = "john.smith@university.edu"
    form.phone = "(555) 123-4567"
    form.twitterHandle = "coachsmith"
    form.instagramHandle = "coach.smith"
    form.notes = "Great recruiter, very responsive"
    let values = try row(form)
    #expect(values.email == "john.smith@university.edu")
    #expect(values.phone == "(555) 123-4567")
    #expect(values.twitterHandle == "coachsmith")
    #expect(values.instagramHandle == "coach.smith")
    #expect(values.notes == "Great recruiter, very responsive")
  }

  @Test func emptyOptionalFieldsAreStoredAsNull() throws {
    let submission = try #require(Self.filled().submission(by: Self.author).submission)
    let json = try JSONEncoder().encode(submission)
    let object = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    for column in [
      "email", "phone", "twitter_handle", "instagram_handle", "notes", "last_contact_date",
    ] {
      #expect(object[column] is NSNull, "\(column)")
    }
    #expect(
      object.keys.sorted() == [
        "email", "family_unit_id", "first_name", "instagram_handle", "last_contact_date",
        "last_name", "notes", "phone", "responsiveness_score", "role", "school_id",
        "twitter_handle", "user_id",
      ])
  }

  @Test func theTwitterHandleIsStoredWithoutItsAt() throws {
    var form = Self.filled()
    form.twitterHandle = "@coachsmith"
    #expect(try row(form).twitterHandle == "coachsmith")
  }

  @Test func theInstagramHandleIsStoredWithoutItsAt() throws {
    var form = Self.filled()
    form.instagramHandle = "@coach.smith"
    #expect(try row(form).instagramHandle == "coach.smith")
  }

  @Test func theEmailIsLowercasedAndTrimmed() throws {
    var form = Self.filled()
    form.email = "  John.Smith@University.EDU\n"
    #expect(try row(form).email == "john.smith@university.edu")
  }

  // Validation Tests

  @Test func cannotSubmitWithoutSelectingASchool() {
    var form = Self.filled()
    form.schoolID = nil
    #expect(!form.isSubmittable)
    #expect(form.submission(by: Self.author) == .incomplete)
  }

  @Test func cannotSubmitWithoutSelectingARole() {
    var form = Self.filled()
    form.role = nil
    #expect(!form.isSubmittable)
    #expect(form.message(for: .role) == "Please select a role")
  }

  @Test func cannotSubmitWithoutFirstName() {
    var form = Self.filled()
    form.firstName = ""
    #expect(!form.isSubmittable)
    #expect(form.message(for: .firstName) == "First name is required")
  }

  @Test func cannotSubmitWithoutLastName() {
    var form = Self.filled()
    form.lastName = ""
    #expect(!form.isSubmittable)
    #expect(form.message(for: .lastName) == "Last name is required")
  }

  @Test func anInvalidEmailShowsAnError() {
    var form = Self.filled()
    form.email = "notanemail"
    #expect(form.message(for: .email) == "Please enter a valid email address")
  }

  @Test func anInvalidPhoneShowsAnError() {
    var form = Self.filled()
    form.phone = "123"
    #expect(form.message(for: .phone) == "Please enter a valid phone number")
  }

  @Test func anInvalidTwitterHandleShowsAnError() {
    var form = Self.filled()
    form.twitterHandle = "this_is_way_too_long_for_twitter"
    #expect(
      form.message(for: .twitterHandle)
        == "Invalid Twitter handle (1-15 characters, letters/numbers/underscore)")
  }

  @Test func anInvalidInstagramHandleShowsAnError() {
    var form = Self.filled()
    form.instagramHandle = "invalid handle with spaces"
    #expect(
      form.message(for: .instagramHandle)
        == "Invalid Instagram handle (1-30 characters, letters/numbers/dots/underscore)")
  }

  @Test func notesExceeding5000CharactersShowAnError() {
    var form = Self.filled()
    form.notes = String(repeating: "x", count: 5_001)
    #expect(form.message(for: .notes) == "Notes must not exceed 5000 characters")
  }

  @Test func namesExceeding100CharactersShowAnError() {
    var form = Self.filled()
    form.firstName = String(repeating: "x", count: 101)
    form.lastName = form.firstName
    #expect(
      form.validate().messages == [
        "First name must not exceed 100 characters", "Last name must not exceed 100 characters",
      ])
  }

  @Test func fixingAValidationErrorClearsTheInlineMessage() {
    var session = FormSession(Self.filled())
    session.form.email = "notanemail"
    // No error appears while the user types.
    #expect(session.errors.isEmpty)
    session.leave(.email)
    #expect(session.errors[.email]?.message == "Please enter a valid email address")
    session.form.email = "a@b"
    #expect(session.errors[.email]?.message == "Email must be at least 5 characters")
    session.form.email = "a@b.co"
    #expect(session.errors.isEmpty)
  }

  @Test func theErrorSummaryShowsCountAndListOfErrors() {
    var session = FormSession(Self.filled())
    session.form.role = nil
    session.form.firstName = " "
    session.form.phone = "1"
    #expect(session.submit(by: Self.author)?.submission == nil)
    #expect(session.errors.count == 3)
    #expect(
      session.errors.messages == [
        "Please select a role", "First name is required", "Please enter a valid phone number",
      ])
    #expect(session.errors.firstField == .role)
  }

  // Error and Edge Case Tests

  @Test func aFailureKeepsTheFormForRetry() {
    var session = FormSession(Self.filled())
    #expect(session.submit(by: Self.author)?.submission != nil)
    #expect(session.submitTitle == "Adding...")
    session.finish()
    #expect(session.form == Self.filled())
    #expect(session.submitTitle == "Add Coach")
    #expect(!session.isSubmitDisabled)
    #expect(CoachForm.message(for: .timeout) == "Connection timed out")
    #expect(CoachForm.message(for: .server) == "Server error")
  }

  @Test func noFamilyContextShowsItsMessage() {
    let outcome = Self.filled().submission(by: FormAuthor(userID: "u", familyUnitID: nil))
    #expect(outcome == .refused(.noFamily))
    #expect(FormRefusal.noFamily.message == "No family context")
  }

  @Test(arguments: ["José", "Anne-Marie", "O'Neil", "Ó Súilleabháin", "李", "<Ann"])
  func specialCharactersInNamesAreKept(_ name: String) throws {
    var form = Self.filled()
    form.firstName = name
    #expect(try row(form).firstName == name)
  }

  @Test func pastingHTMLIntoNotesStripsTags() throws {
    var form = Self.filled()
    form.notes = "<script>alert(1)</script>Hi <b>there</b>"
    #expect(try row(form).notes == "alert(1)Hi there")
  }

  @Test func aDoubleTapSubmitsOnce() {
    var session = FormSession(Self.filled())
    #expect(session.submit(by: Self.author) != nil)
    #expect(session.submit(by: Self.author) == nil)
  }

  @Test func switchingTheFamilyResetsTheForm() {
    var session = FormSession(CoachForm())
    session.form = Self.filled()
    session.leave(.email)
    session.reset(to: CoachForm())
    #expect(session == FormSession(CoachForm()))
  }

  @Test func aHandleLosesItsAtWithTheFocus() {
    var session = FormSession(Self.filled())
    session.form.twitterHandle = "@coachsmith"
    session.form.instagramHandle = "@@x"
    session.leave(.twitterHandle)
    session.leave(.instagramHandle)
    session.leave(.email)
    #expect(session.form.twitterHandle == "coachsmith")
    #expect(session.form.instagramHandle == "@x")
  }
}
