import CompassForms
import CompassModels
import JSPrimitives
import SourceJSON
import Testing

/// The limits that counters show are those of the rules: one more character breaks the rule.
@Suite struct CharacterLimitTests {
  private func limits<Form: ValidatedForm>(_: Form.Type) -> [Form.Field: Int] {
    Dictionary(
      uniqueKeysWithValues: Form.Field.allCases.compactMap { field in
        Form.rules.characterLimit(of: field).map { (field, $0) }
      })
  }

  private func message<Form: ValidatedForm>(
    _: Form.Type, _ field: Form.Field, _ text: String
  ) -> String? {
    var payload = JSONObject()
    payload[JSText(field.rawValue)] = .string(JSText(text))
    return Form.rules.error(of: field, in: payload)?.message
  }

  private func expectTheLimitsToHold<Form: ValidatedForm>(_ form: Form.Type) {
    for (field, limit) in limits(form) {
      // A family of four is one character of seven scalars.
      for letter in ["a", "👨‍👩‍👧‍👦"] where field.rawValue != "email" {
        let longest = String(repeating: letter, count: limit)
        #expect(message(form, field, longest) == nil, "\(field)")
        #expect(message(form, field, longest + letter)?.contains("characters") == true, "\(field)")
      }
    }
  }

  @Test func theFieldsWithALimitHaveOne() {
    #expect(
      limits(CoachForm.self) == [.firstName: 100, .lastName: 100, .email: 255, .notes: 5_000])
    #expect(limits(InteractionForm.self) == [.subject: 500, .content: 10_000])
    #expect(limits(EventForm.self) == [.name: EventForm.nameLimit])
    #expect(limits(NewCoachForm.self).isEmpty && limits(School.NotesForm.self).isEmpty)
  }

  @Test func oneMoreCharacterBreaksTheRule() {
    expectTheLimitsToHold(CoachForm.self)
    expectTheLimitsToHold(InteractionForm.self)
    expectTheLimitsToHold(EventForm.self)
    let host = String(repeating: "a", count: 248)
    #expect(message(CoachForm.self, .email, "ann@\(host).us") == nil)
    #expect(
      message(CoachForm.self, .email, "aaaa@\(host).us")
        == "Email must not exceed 255 characters")
  }

  @Test func aCounterCountsCharactersAsTyped() {
    var form = InteractionForm(now: FormUnderTest.now)
    #expect(form.characterCount(of: .subject) == 0)
    form.subject = " 👨‍👩‍👧‍👦e\u{301}\n"
    #expect(form.characterCount(of: .subject) == 4)
    #expect(form.characterCount(of: .type) == 0)
    var event = EventForm()
    event.cost = 12
    #expect(event.characterCount(of: .cost) == 0)
  }
}
