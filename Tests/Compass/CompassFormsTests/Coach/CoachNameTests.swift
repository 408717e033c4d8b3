import CompassForms
import CompassModels
import Testing

/// Specification "Add Coach", 8 Validation Errors, Data Transformations and Edge Cases: names have no
/// HTML.
@Suite struct CoachNameTests {
  private func row(_ form: CoachForm) throws -> FormRow<Coach> {
    try #require(form.submission(by: CoachFormTests.author).submission)
  }

  @Test func namesAreStrippedOfHTML() throws {
    var form = CoachFormTests.filled()
    (form.firstName, form.lastName) = (" <b>John</b> ", "<script src=x> Smith<br/>")
    let values = try row(form)
    #expect(values.firstName == "John" && values.lastName == "Smith")
    var edit = CoachForm(
      editing: Coach(id: "c", role: .head, firstName: "<i>A</i>", lastName: "B < C > D"))
    #expect(try row(edit).firstName == "A")
    #expect(try row(edit).lastName == "B  D")
    // A name that is only tags is no name; its length counts the tags.
    edit.firstName = " <b> </b> "
    #expect(edit.message(for: .firstName) == "First name is required")
    edit.firstName = "<b>" + String(repeating: "x", count: 97)
    #expect(edit.message(for: .firstName) == nil)
    edit.firstName += "x"
    #expect(edit.message(for: .firstName) == "First name must not exceed 100 characters")
  }
}
