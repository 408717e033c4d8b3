import CompassForms
import Testing

/// An empty id is one that wasn't chosen.
@Suite struct EmptyIdentifierTests {
  @Test func emptyIdentifiersAreNotSent() throws {
    var form = InteractionForm(now: FormUnderTest.now)
    (form.schoolID, form.type) = (FormUnderTest.school, .email)
    (form.coachID, form.eventID) = ("", "")
    let row = try #require(form.submission(by: FormUnderTest.author).submission)
    #expect(row.coachID == nil && row.eventID == nil)
    form.eventID = FormUnderTest.school
    #expect(form.submission(by: FormUnderTest.author).submission?.eventID == FormUnderTest.school)
  }
}
