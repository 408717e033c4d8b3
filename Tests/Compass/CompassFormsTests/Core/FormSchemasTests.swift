import CompassModels
import SchemaModel
import SourceJSON
import Testing
import Validation

@testable import CompassForms

/// The forms' schemas compile, so that no value is left unjudged.
@Suite struct FormSchemasTests {
  private func expectARuleForEachField<Form: ValidatedForm>(_ form: Form.Type) {
    for value in [nil, "x", 1, true, [], [:]] as [JSONValue] {
      for field in Form.Field.allCases {
        var payload = JSONObject()
        payload[.init(field.rawValue)] = value
        #expect(Form.rules.error(of: field, in: payload)?.undecided == nil, "\(field)")
      }
    }
  }

  @Test func everyFieldOfEveryFormHasARule() {
    expectARuleForEachField(CoachForm.self)
    expectARuleForEachField(InteractionForm.self)
    expectARuleForEachField(NewCoachForm.self)
    expectARuleForEachField(EventForm.self)
    expectARuleForEachField(NewSchoolForm.self)
    expectARuleForEachField(School.InformationForm.self)
    expectARuleForEachField(School.NotesForm.self)
    expectARuleForEachField(School.PrivateNotesForm.self)
    expectARuleForEachField(School.CoachingPhilosophyForm.self)
    expectARuleForEachField(School.ProsAndConsForm.self)
    expectARuleForEachField(School.StatusForm.self)
  }

  private enum Letter: String, FormField {
    case a, b
  }

  /// A rule that can't be compiled lets nothing through, and says so.
  @Test func aRuleThatCannotBeCompiledLeavesItsFieldUndecided() {
    let rules = FormRules<Letter>(
      .object { Field("a", .string().refine("unknown function", "x")) })
    var payload = JSONObject()
    payload["a"] = "x"
    let errors = rules.errors(in: payload)
    #expect(errors.count == 2)
    #expect(errors.areUndecided)
    #expect(errors.messages.allSatisfy { $0.hasPrefix("This cannot be checked: ") })
    #expect(errors[.b]?.message.contains("the field has no rule") == true)
  }

  @Test func whatFieldsMustBeTogetherIsToldAtItsField() {
    let rules = FormRules<Letter>(
      .object {
        Field("a", .string("a"))
        Field("b", .app.freeText)
      },
      relations: ZodSchema.object { Field("b", .unknown.optional()) }
        .refine(.notBlank, path: ["b"], "never blank"))
    let errors = rules.errors(in: JSONObject())
    #expect(errors.messages == ["a", "never blank"])
    #expect(!errors.areUndecided)
    #expect(errors.list.map(\.field) == [.a, .b])
  }

  /// A limit is a parameter: any number of characters compiles and is checked.
  @Test(arguments: [0, 1, 300, 12_345])
  func everyLimitOfCharactersIsChecked(limit: Int) {
    let most = FieldRule(.string().app.atMost(limit, "too long"), zod: .newestRelease)
    let least = FieldRule(.string().refine(.atLeast(limit), "too short"), zod: .newestRelease)
    let text = String(repeating: "\u{1F44D}\u{1F3FD}", count: limit)
    #expect(most.outcome(of: JSONValue(text)).isValid)
    #expect(least.outcome(of: JSONValue(text)).isValid)
    #expect(most.outcome(of: JSONValue(text + "x")).issues.map(\.message) == ["too long"])
    let isShorterValid = least.outcome(of: JSONValue(String(text.dropLast()))).isValid
    #expect(isShorterValid == (limit == 0))
  }
}
