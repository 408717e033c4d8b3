import CompassForms
import CompassModels
import CompassRules
import SourceJSON
import Testing

/// The rules of the form to add a coach that only it has.
enum CoachRows {
  typealias Check = @Sendable (RuleRow, FormUnderTest) throws -> Void

  private static func form() -> CoachForm {
    var form = CoachForm()
    form.schoolID = "school"
    form.role = .head
    form.firstName = "Ann"
    form.lastName = "Lee"
    return form
  }

  private static func insert(_ form: CoachForm) throws -> FormRow<Coach> {
    guard case .ready(let row) = form.submission(by: FormUnderTest.author) else {
      throw NotReady()
    }
    return row
  }

  private struct NotReady: Error {}

  static let checks: [String: Check] = [
    "gate.before": { _, _ throws in
      #expect(!CoachForm().isFormVisible)
      #expect(form().isFormVisible)
    },
    "gate.submitEnabledWhen": { _, _ throws in
      #expect(form().isSubmittable)
      let changes: [(inout CoachForm) -> Void] = [
        { $0.schoolID = nil }, { $0.role = nil }, { $0.firstName = "" }, { $0.lastName = "" },
      ]
      for change in changes {
        var incomplete = form()
        change(&incomplete)
        #expect(!incomplete.isSubmittable)
      }
      // A name of spaces counts until the form is judged.
      var session = FormSession(form())
      session.form.firstName = " "
      #expect(!session.isSubmitDisabled)
      session.leave(.firstName)
      #expect(session.isSubmitDisabled)
      session.form.firstName = "Ann"
      #expect(!session.isSubmitDisabled)
      _ = session.submit(by: FormUnderTest.author)
      #expect(session.isSubmitting && session.isSubmitDisabled)
    },
    "errorOrder": { row, form throws in
      #expect(form.fields == row.texts)
      #expect(
        CoachForm.rules.errors(in: JSONObject()).list.map(\.field) == [
          .role, .firstName, .lastName,
        ])
    },
    "fields.school.required": { row, _ throws in
      #expect(row.value == true)
      var form = form()
      form.schoolID = nil
      #expect(form.submission(by: FormUnderTest.author) == .incomplete)
    },
    "fields.school.checks": { row, _ throws in
      #expect(row.value == [])
      #expect(CoachForm.Field(rawValue: "school_id") == nil)
    },
    "fields.school.prompt": { row, _ throws in
      #expect(row.value.text?.string == CoachForm.schoolPrompt)
    },
    "fields.school.whenNone": { row, _ throws in
      #expect(row.value.text?.string == CoachForm.noSchools)
    },
    "fields.first_name.measure": trimmedName, "fields.last_name.measure": trimmedName,
    "fields.email.measure": { row, form throws in
      #expect(row.value == "after trimming ws and lowercasing")
      #expect(try form.message("email", " \n A@B.CO\u{2028}") == nil)
      #expect(try form.message("email", "  a@b  ") == "Email must be at least 5 characters")
      #expect(try form.message("email", "   ") == "Email must be at least 5 characters")
    },
    "fields.email.patternMatches": { _, form throws in
      for text in ["x a@b.co", "a@b.co x", "a@b.co\nx@y.zw"] as [JSONValue] {
        #expect(try form.message("email", text) == "Please enter a valid email address")
      }
    },
    "fields.phone.measure": { _, form throws in
      #expect(try form.message("phone", " 5551234567") != nil)
      #expect(try form.message("phone", "5551234567\n") != nil)
    },
    "fields.phone.notes": { _, form throws in
      for text in ["+1 555 123 4567", "+15551234567", "15551234567"] as [JSONValue] {
        #expect(try form.message("phone", text) == "Please enter a valid phone number")
      }
    },
    "fields.twitter_handle.measure": handle, "fields.instagram_handle.measure": handle,
    "fields.notes.measure": { _, form throws in
      #expect(try form.message("notes", .letters(5_000, " ")) == nil)
      #expect(try form.message("notes", .letters(5_001, " ")) != nil)
      #expect(try form.message("notes", .letters(1_667, "<")) == nil)
    },
    "transform.order": { _, _ throws in
      // Tags count while the notes are judged, though none of them is sent.
      var form = form()
      form.notes = String(repeating: "<b>", count: 1_667)
      #expect(form.message(for: .notes) == "Notes must not exceed 5000 characters")
      form.notes = String(repeating: "<b>", count: 1_666)
      #expect(try insert(form).notes == nil)
    },
    "transform.fields.first_name": sends("first_name", "\u{3000} Ann\n", "Ann"),
    "transform.fields.last_name": sends("last_name", "\tO'Lee-Núñez ", "O'Lee-Núñez"),
    "transform.fields.email": sends("email", " A@B.Co ", "a@b.co"),
    "transform.fields.phone": sends("phone", "(555) 123-4567", "(555) 123-4567"),
    "transform.fields.twitter_handle": sends("twitter_handle", "@coachsmith", "coachsmith"),
    "transform.fields.instagram_handle": sends("instagram_handle", "@coach.smith", "coach.smith"),
    "transform.fields.notes": { row, form throws in
      try sends("notes", " a<b x='1'>b</b> 1 < 2 <> <\n> ", " ab 1   ")(row, form)
      try sends("notes", "<b></b>", nil)(row, form)
    },
    "transform.alsoStated": { _, form throws in
      // §8 counts for names: HTML is stripped before trimming.
      for name in ["first_name", "last_name"] {
        #expect(try form.sent(name, " <i> Ann </i> ")?[.init(name)] == "Ann")
      }
      #expect(try form.sent("notes", "  x  ")?["notes"] == "  x  ")
    },
    "filledIn.responsiveness_score": { row, form throws in
      #expect(try form.sent("email", "")?["responsiveness_score"] == row.value)
    },
    "filledIn.last_contact_date": { row, form throws in
      #expect(try form.sent("email", "")?["last_contact_date"] == row.value)
    },
    "filledIn.school_id": { _, _ throws in #expect(try insert(form()).schoolID == "school") },
    "filledIn.user_id": { _, _ throws in #expect(try insert(form()).userID == "owner") },
    "filledIn.family_unit_id": { _, _ throws in #expect(try insert(form()).familyUnitID == "family")
    },
    "otherMessages.submitFailed": { row, _ throws in
      // Of two wordings, the first counts.
      #expect(CoachForm.message(for: .other) == row.texts.first)
    },
    "otherMessages.noFamily": { row, _ throws in
      let outcome = form().submission(by: FormAuthor(userID: "user", familyUnitID: nil))
      #expect(outcome == .refused(.noFamily))
      #expect(row.value.text?.string == FormRefusal.noFamily.message)
    },
    "otherMessages.timeout": { row, _ throws in
      #expect(CoachForm.message(for: .timeout) == row.value.text?.string)
    },
    "otherMessages.server": { row, _ throws in
      #expect(CoachForm.message(for: .server) == row.value.text?.string)
    },
    "fields.role.labels.head": label(.head), "fields.role.labels.assistant": label(.assistant),
    "fields.role.labels.recruiting": label(.recruiting),
  ]

  private static func label(_ role: CoachRole) -> Check {
    { row, _ throws in #expect(role.displayName == row.value.text?.string) }
  }

  private static let trimmedName: Check = { row, form throws in
    let field = try #require(row.field)
    #expect(try form.message(field, "\u{A0}\u{3000}\r\n") != nil)
    let long = "\n" + String(repeating: "a", count: 100) + "  "
    #expect(try form.message(field, .string(.init(long))) == nil)
  }

  private static let handle: Check = { row, form throws in
    let field = try #require(row.field)
    #expect(try form.message(field, "@abc") == nil)
    for text in ["@@abc", "@", " abc", "abc ", "@ abc"] as [JSONValue] {
      #expect(try form.message(field, text) != nil)
    }
  }

  private static func sends(
    _ field: String, _ typed: JSONValue, _ stored: JSONValue?
  ) -> Check {
    { row, form throws in
      #expect(try form.sent(field, typed)?[.init(field)] == stored ?? .null)
      if row.texts.contains("empty becomes null") {
        #expect(try form.sent(field, "")?[.init(field)] == .null)
      }
    }
  }
}
