import CompassForms
import CompassModels
import CompassRules
import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

/// Messages have a key and parameters for translations; the English texts are the default.
@Suite struct FormMessageTests {
  private func expectKeys<Form: ValidatedForm>(_ form: Form, hasMessages: Bool = true) {
    let messages = Form.rules.messages
    #expect(messages.isEmpty != hasMessages, "\(Form.self)")
    #expect(messages.filter { $0.key == $0.english } == [], "\(Form.self)")
    #expect(Set(messages).count == messages.count)
    let texts =
      [form.submitTitle(isSubmitting: false), form.submitTitle(isSubmitting: true)]
      + SubmitFailure.allCases.compactMap(Form.message)
    #expect(texts.filter { FormMessage(english: $0).key == $0 } == [], "\(Form.self)")
  }

  @Test func everyTextOfEveryFormHasAKey() {
    let school = School(id: "s", userID: "u", name: "S", status: .contacted)
    expectKeys(CoachForm())
    expectKeys(CoachForm(payload: JSONObject(), editing: "c"))
    expectKeys(NewCoachForm(schoolID: "s"))
    expectKeys(InteractionForm(now: FormUnderTest.now))
    expectKeys(EventForm())
    expectKeys(NewSchoolForm())
    expectKeys(School.StatusForm(editing: school, now: FormUnderTest.now))
    expectKeys(School.InformationForm(editing: school), hasMessages: false)
    expectKeys(School.NotesForm(editing: school), hasMessages: false)
    expectKeys(School.ProsAndConsForm(editing: school), hasMessages: false)
    for refusal in FormRefusal.allCases {
      #expect(FormMessage(english: refusal.message).key.hasPrefix("refusal."))
    }
    #expect(FormMessage(english: FormSession<CoachForm>.discardQuestion).key != "Discard changes?")
    #expect(EventForm().banner.map { FormMessage(english: $0).key } == "event.requiredFields")
    for role in [RequestRules.UserRole.player, .parent] {
      let title = InteractionForm.title(for: role)
      #expect(FormMessage(english: title).key != title)
    }
  }

  @Test func keysAndTextsAreUnique() {
    #expect(Set(FormMessage.all.map(\.key)).count == FormMessage.all.count)
    #expect(Set(FormMessage.all.map(\.english)).count == FormMessage.all.count)
  }

  /// A parameter is in the English text, grouped or not.
  @Test func parametersAreThoseOfTheText() {
    for message in FormMessage.all {
      let digits = message.english.filter { $0.isNumber || $0.isLetter || $0 == " " }
      for (name, value) in message.parameters {
        #expect(digits.contains(value.description), "\(message.key): \(name)")
      }
    }
  }

  @Test func aTableTranslates() throws {
    var form = CoachFormTests.filled()
    form.firstName = String(repeating: "a", count: 101)
    form.email = "x"
    let errors = form.validate()
    let german = FormMessage.Texts([
      "firstName.tooLong": "Höchstens {max} Zeichen, nicht {count}",
      "submit.addCoach": "Hinzufügen",
    ])
    #expect(
      errors.messages(in: german)
        == ["Höchstens 100 Zeichen, nicht {count}", "Email must be at least 5 characters"])
    #expect(errors.messages(in: .english) == errors.messages)
    #expect(german(form.submitTitle(isSubmitting: false)) == "Hinzufügen")
    #expect(german("Text of the app") == "Text of the app")
    let text = try #require(errors[.firstName]?.text)
    #expect(text.key == "firstName.tooLong" && text.parameters == ["max": 100])
  }

  @Test func aFunctionTranslates() {
    let texts = FormMessage.Texts { message in
      message.key == "email.tooShort" ? "≥ \(message.parameters["min"] ?? 0)" : nil
    }
    var form = CoachFormTests.filled()
    (form.email, form.phone) = ("x", "1")
    #expect(
      form.validate().messages(in: texts) == ["≥ 5", "Please enter a valid phone number"])
  }

  @Test(arguments: [
    ("{max}", "5"), ("{max}{max}", "55"), ("{{max}}", "{5}"), ("{min}", "{min}"), ("{max", "{max"),
    ("max}", "max}"), ("{}", "{}"), ("", ""), ("{name}", "{max}"), ("a{b{max}", "a{b5"),
  ]) func bracesNameParameters(template: String, text: String) {
    let message = FormMessage("k", ["max": 5, "name": "{max}"], "k")
    #expect(FormMessage.Texts(["k": template])(message) == text)
  }

  private enum Letter: String, FormField {
    case a, b
  }

  @Test func aFormOfTheAppHasItsOwnKeys() {
    let rules = FormRules<Letter>(
      .object {
        Field("a", .app.requiredText("A is required"))
        Field("b", .app.requiredText("First name is required"))
      },
      messages: [FormMessage("a.required", "A is required")])
    #expect(rules.messages.map(\.key) == ["a.required", "firstName.required"])
    let errors = rules.errors(in: JSONObject())
    #expect(errors.list.map(\.text.key) == ["a.required", "firstName.required"])
    // A text that is in neither table is its own key.
    let other = FormRules<Letter>(.object { Field("a", .app.requiredText("?")) })
    #expect(other.error(of: .a, in: JSONObject())?.text == FormMessage("?", "?"))
  }

  @Test func anUndecidedFieldHasAKeyToo() {
    let error = FieldError(
      CoachForm.Field.email, undecided: .functionFailed(name: "f", error: "e"))
    #expect(error.text.key == "undecided" && error.text.parameters["reason"] != nil)
    #expect(error.message.hasPrefix("This cannot be checked: "))
  }
}
