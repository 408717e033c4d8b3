import CompassForms
import CompassRules
import Foundation
import Testing

/// Specification "Create Event", 9 Testing Checklist: validity, gates and transformations.
@Suite struct EventFormTests {
  private static let author = FormAuthor(userID: "athlete", familyUnitID: nil)

  private static func filled() -> EventForm {
    var form = EventForm()
    form.type = .showcase
    form.name = "Spring Showcase 2026"
    form.startDate = "2026-04-15"
    return form
  }

  private func row(_ form: EventForm) throws -> EventForm.Submission {
    try #require(form.submission(by: Self.author).submission)
  }

  // Happy Path Tests

  @Test func theFormLoadsWithEmptyFields() {
    let form = EventForm()
    #expect(form.type == nil)
    #expect(
      [form.name, form.startDate, form.endDate, form.startTime, form.endTime]
        == Array(repeating: "", count: 5))
    #expect(!form.registered && !form.attended)
    #expect(form.school == .none)
  }

  @Test func requiredFieldsValidate() {
    #expect(
      EventForm().validate().messages == [
        "Event type is required", "Event name is required", "Start date is required",
      ])
    #expect(Self.filled().validate().isEmpty)
  }

  @Test func theEndDateDefaultsToTheStartDate() {
    #expect(Self.filled().endDate == "2026-04-15")
  }

  @Test func theEndTimeDefaultsToAnHourAfterTheStartTime() {
    var form = Self.filled()
    form.startTime = "09:15"
    #expect(form.endTime == "10:15")
    form.startTime = "11:00"
    #expect(form.endTime == "10:15")
  }

  @Test func aNewSchoolIsPreselected() throws {
    var new = NewSchoolForm()
    (new.name, new.location) = ("Georgia Tech", "Atlanta, GA")
    let insert = try #require(new.submission(by: Self.author).submission)
    #expect(insert.location == "Atlanta, GA")
    var form = Self.filled()
    form.school = .school(id: "new")
    #expect(try row(form).schoolID == "new")
  }

  @Test func aSchoolThatIsNotListedIsNotStored() throws {
    #expect(!EventForm.OtherSchool(name: " ").isSubmittable)
    #expect(EventForm.OtherSchool(name: "State").isSubmittable)
    var form = Self.filled()
    form.school = .other
    #expect(try row(form).schoolID == nil)
  }

  @Test func directionsHaveTheCorrectAddress() {
    var form = Self.filled()
    #expect(!form.directions.isOffered)
    (form.address, form.city, form.state) = ("1 Main St", "Athens", "ga")
    #expect(form.directions.query == "1 Main St, Athens, GA")
  }

  @Test func allFormDataIsSent() throws {
    var form = Self.filled()
    (form.startTime, form.endTime, form.checkinTime) = ("09:00", "17:00", "08:30")
    (form.location, form.address, form.city, form.state) = ("Park", "1 Main St", "Athens", "ga")
    (form.url, form.description) = ("https://example.com/a", "All day")
    (form.eventSource, form.cost) = (.webSearch, 149.5)
    (form.registered, form.attended, form.performanceNotes) = (true, true, "Good")
    form.school = .school(id: "s")
    let json = try JSONEncoder().encode(try row(form))
    let object = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    let texts = object.compactMapValues { $0 as? String }
    #expect(
      texts == [
        "type": "showcase", "name": "Spring Showcase 2026", "school_id": "s", "location": "Park",
        "address": "1 Main St", "city": "Athens", "state": "GA", "start_date": "2026-04-15",
        "start_time": "09:00", "end_date": "2026-04-15", "end_time": "17:00",
        "checkin_time": "08:30", "url": "https://example.com/a", "description": "All day",
        "event_source": "web_search", "performance_notes": "Good", "user_id": "athlete",
      ])
    #expect(object["cost"] as? Double == 149.5)
    #expect(object["registered"] as? Bool == true)
    #expect(object.count == 20)
  }

  @Test func emptyFieldsAreSentAsNull() throws {
    var form = Self.filled()
    form.endDate = ""
    let json = try JSONEncoder().encode(try row(form))
    let object = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(object.values.count { $0 is NSNull } == 14)
    #expect(object.count == 20)
    #expect(object["registered"] as? Bool == false)
  }

  // Error Tests

  @Test func submittingWithoutRequiredFieldsShowsErrors() {
    var session = FormSession(EventForm())
    #expect(session.isSubmitDisabled)
    #expect(session.submit(by: Self.author)?.submission == nil)
    #expect(session.errors.count == 3)
    #expect(session.form.banner == "Please complete all required fields")
  }

  @Test func anEndDateBeforeTheStartDateShowsAnError() {
    var form = Self.filled()
    form.endDate = "2026-04-14"
    #expect(form.message(for: .endDate) == "End date must be after start date")
    #expect(!form.isSubmittable)
    #expect(form.banner == nil)
  }

  @Test(arguments: ["not a url", "example.com", "x.edu:8080", "javascript:alert(1)", "https://"])
  func anInvalidURLShowsAnError(_ url: String) {
    var form = Self.filled()
    form.url = url
    #expect(form.message(for: .url) == "Please enter a valid URL (e.g., https://...)")
  }

  @Test func failuresHaveTheirWords() {
    #expect(EventForm.message(for: .timeout) == "Request timed out, please try again")
    #expect(NewSchoolForm.message(for: .other) == "Failed to add school. Please try again.")
  }

  // Edge Case Tests

  @Test func anEventNameOf255CharactersIsSent() throws {
    var form = Self.filled()
    form.name = String(repeating: "x", count: 255)
    #expect(try row(form).name == form.name)
  }

  @Test func aPastDateIsAllowed() throws {
    var form = EventForm()
    (form.type, form.name) = (.game, "Game")
    form.startDate = "2020-01-01"
    #expect(try row(form).startDate == "2020-01-01")
  }

  @Test func aFreeEventIsSentWithItsCost() throws {
    var form = Self.filled()
    form.cost = 0
    #expect(try row(form).cost == 0)
    form.cost = .infinity
    #expect(form.validate()[.cost] != nil)
    form.cost = nil
    #expect(try row(form).cost == nil)
  }

  @Test func cancelWithUnsavedChangesPrompts() {
    var session = FormSession(EventForm())
    session.form.startDate = "2026-04-15"
    #expect(session.needsDiscardConfirmation)
  }

  @Test func rapidTapsDoNotCreateDuplicates() {
    var session = FormSession(Self.filled())
    #expect(session.submit(by: Self.author)?.submission != nil)
    #expect(session.submit(by: Self.author) == nil)
    #expect(session.submitTitle == "Creating...")
  }
}
