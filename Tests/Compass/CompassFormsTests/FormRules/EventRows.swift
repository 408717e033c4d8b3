import CompassForms
import CompassRules
import SourceJSON
import Testing

/// The rules of the form to create an event that only it has.
enum EventRows {
  typealias Check = @Sendable (RuleRow, FormUnderTest) throws -> Void

  private static func form() -> EventForm {
    var form = EventForm()
    form.type = .camp
    form.name = "Camp"
    form.startDate = "2026-04-15"
    return form
  }

  static let checks: [String: Check] = [
    "errorOrder": { row, _ throws in
      var form = EventForm()
      form.endDate = "2026-04-14"
      form.startDate = ""
      #expect(form.validate().list.map(\.field) == [.type, .name, .startDate])
      #expect(row.texts == ["type", "name", "startDate", "endDate"])
      #expect(EventForm.Field.allCases.prefix(4) == [.type, .name, .startDate, .endDate])
    },
    "banner.when": { _, _ throws in
      #expect(form().banner == nil)
      let changes: [(inout EventForm) -> Void] = [
        { $0.type = nil }, { $0.name = " " }, { $0.startDate = "" },
      ]
      for change in changes {
        var incomplete = form()
        change(&incomplete)
        #expect(incomplete.banner != nil)
      }
      var wrong = form()
      wrong.url = "x"
      #expect(wrong.banner == nil)
    },
    "banner.message": { row, _ throws in #expect(EventForm().banner == row.value.text?.string) },
    "fields.name.measure": { _, form throws in
      #expect(try form.message("name", " \t\u{3000}") == "Event name is required")
      #expect(try form.message("name", "\n") == nil)
      #expect(try form.sent("name", "  <b>Camp</b> ")?["name"] == "  <b>Camp</b> ")
    },
    "fields.name.notes": { _, form throws in
      #expect(try form.message("name", .letters(255)) == nil)
      #expect(try form.sent("name", .letters(255))?["name"] == .letters(255))
      // The web app's words, since the specification has none.
      #expect(try form.message("name", .letters(256)) == "Text must not exceed 255 characters")
    },
    "fields.start_date.notes": { _, form throws in
      #expect(try form.sent("start_date", "1999-01-01")?["start_date"] == "1999-01-01")
    },
    "fields.end_date.notes": { _, _ throws in
      var form = form()
      form.endDate = "2026-04-15"
      #expect(form.isSubmittable)
      form.endDate = "2026-04-14"
      #expect(!form.isSubmittable)
      form.endDate = "2026-05-01"
      #expect(form.isSubmittable)
      // It is reported whatever else is missing.
      (form.type, form.endDate) = (nil, "2026-04-14")
      #expect(form.validate().list.map(\.field) == [.type, .endDate])
    },
    "fields.cost.notes": { _, form throws in
      for cost in [0, 0.5, 150, 1e9] {
        #expect(try form.sent("cost", .number(cost))?["cost"] == .number(cost))
      }
    },
    "fields.state.transform": { _, form throws in
      #expect(try form.sent("state", "ga")?["state"] == "GA")
      var typed = EventForm()
      typed.state = "tx"
      #expect(typed.state == "TX")
    },
    "fields.state.warnWhen": { _, _ throws in
      var form = form()
      #expect(!form.warnsAboutState)
      form.state = "G"
      #expect(form.warnsAboutState)
      // A warning stops nothing.
      #expect(form.isSubmittable)
      form.state = "GA"
      #expect(!form.warnsAboutState)
    },
    "fields.state.maxInput": { row, _ throws in
      var form = form()
      form.state = "geo"
      #expect(form.state == "GE")
      #expect(Double(EventForm.stateLimit) == row.value.number)
    },
    "fields.school_id.special": { row, form throws in
      for word in row.texts {
        #expect(try form.sent("school_id", .string(.init(word)))?["school_id"] == .null)
      }
      #expect(try form.sent("school_id", "s1")?["school_id"] == "s1")
      #expect(EventRules.SchoolChoice(stored: "other") == .other)
      #expect(EventRules.SchoolChoice(stored: "add_new") == .addNew)
    },
    "defaultsOnEdit.0": { _, _ throws in
      var form = EventForm()
      form.startDate = "2026-04-15"
      #expect(form.endDate == "2026-04-15")
      form.startDate = "2026-04-10"
      #expect(form.endDate == "2026-04-15")
    },
    "defaultsOnEdit.1": { _, _ throws in
      for (start, end) in [("09:30", "10:30"), ("23:30", "00:30"), ("00:00", "01:00"), ("x", "")] {
        var form = EventForm()
        form.startTime = start
        #expect(form.endTime == end)
      }
      var form = EventForm()
      form.endTime = "12:00"
      form.startTime = "09:00"
      #expect(form.endTime == "12:00")
    },
    "directions.shownWhen": { _, _ throws in
      var form = form()
      form.state = "GA"
      #expect(!form.directions.isOffered)
      form.city = "Emerson"
      #expect(form.directions.isOffered)
      (form.city, form.address) = ("", "261 Stars Way")
      #expect(form.directions.isOffered)
    },
    "directions.query": { _, _ throws in
      var form = form()
      (form.address, form.city, form.state) = ("261 Stars Way", "Emerson", "GA")
      #expect(form.directions.query == "261 Stars Way, Emerson, GA")
      form.city = ""
      #expect(form.directions.query == "261 Stars Way, GA")
    },
    "newSchool.required": { row, _ throws in
      #expect(NewSchoolForm().validate().list.map(\.field.rawValue) == row.texts)
      #expect(!NewSchoolForm().isSubmittable)
    },
    "newSchool.optional": { row, _ throws in
      #expect(row.texts == [NewSchoolForm.Field.location.rawValue])
      var form = NewSchoolForm()
      form.name = "State"
      let insert = form.submission(by: FormUnderTest.author).submission
      #expect(insert?.name == "State")
      #expect(insert?.location == nil)
      #expect(insert?.userID == "user")
    },
    "otherMessages.saveFailed": message(.other), "otherMessages.timeout": message(.timeout),
    "otherMessages.offline": message(.offline), "otherMessages.server": message(.server),
    "otherMessages.schoolFailed": { row, _ throws in
      #expect(NewSchoolForm.message(for: .other) == row.value.text?.string)
    },
    "otherMessages.discard": { row, _ throws in
      var session = FormSession(EventForm())
      #expect(!session.needsDiscardConfirmation)
      session.form.city = "x"
      #expect(session.needsDiscardConfirmation)
      #expect(FormSession<EventForm>.discardQuestion == row.value.text?.string)
    },
  ]

  private static func message(_ failure: SubmitFailure) -> Check {
    { row, _ throws in #expect(EventForm.message(for: failure) == row.value.text?.string) }
  }
}
