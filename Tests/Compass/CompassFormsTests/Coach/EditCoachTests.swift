import CompassForms
import CompassModels
import Foundation
import Testing

/// Specification "Add Coach", Appendix C: the same form edits a coach.
@Suite struct EditCoachTests {
  private let coach = Coach(
    id: "coach", schoolID: "school", role: .assistant, firstName: "Ann", lastName: "Lee",
    details: .init(email: "a@b.co", twitterHandle: "ann"))

  @Test func theFormIsPrefilled() {
    let form = CoachForm(editing: coach)
    #expect(form.schoolID == "school")
    #expect(form.role == .assistant)
    #expect(form.firstName == "Ann")
    #expect(form.email == "a@b.co")
    #expect(form.notes == "")
    #expect(form.isFormVisible)
    #expect(form.isSubmittable)
  }

  @Test func theSchoolIsNotEditable() {
    var form = CoachForm(editing: coach)
    form.schoolID = "another"
    #expect(form.schoolID == "school")
  }

  @Test func theValidationIsTheSame() {
    var form = CoachForm(editing: coach)
    form.email = "notanemail"
    #expect(form.validate().messages == ["Please enter a valid email address"])
  }

  @Test func anUpdateHasTheFieldsAlone() throws {
    var form = CoachForm(editing: coach)
    form.email = ""
    let row = try #require(form.submission(by: CoachFormTests.author).submission)
    #expect(row.id == "coach")
    #expect(row.email == nil)
    let json = try JSONEncoder().encode(row)
    let object = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    // What was emptied is cleared.
    #expect(object["email"] is NSNull)
    #expect(
      object.keys.sorted() == [
        "email", "first_name", "instagram_handle", "last_name", "notes", "phone", "role",
        "twitter_handle",
      ])
  }

  @Test func theButtonSaves() {
    #expect(CoachForm(editing: coach).submitTitle(isSubmitting: false) == "Save Changes")
    #expect(CoachForm(editing: coach).submitTitle(isSubmitting: true) == "Saving...")
  }
}
