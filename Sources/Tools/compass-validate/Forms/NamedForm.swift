import CompassForms
import CompassModels
import CompassRevisions
import CompassRules
import JSPrimitives
import SourceJSON

/// A form by the name that it has on the command line.
struct NamedForm: Sendable {
  let name: String
  /// The columns of its fields, in the order of its errors.
  let fields: [String]
  /// The further values that a payload may have.
  let extras: [String]
  private let validation:
    @Sendable (JSONObject, FormDefaults, FormAuthor, WebRevision?) throws -> FormReport

  /// Returns the report on a payload, with the web app's verdict if a revision is given.
  func report(
    on payload: JSONObject, defaults: FormDefaults, author: FormAuthor, revision: WebRevision?
  ) throws -> FormReport {
    try validation(payload, defaults, author, revision)
  }

  private init<Form: ValidatedForm>(
    _ name: String, _: Form.Type = Form.self, extras: [String] = [],
    make: @escaping @Sendable (JSONObject, FormDefaults) -> Form = {
      Form(payload: $0, defaults: $1)
    },
    gates: @escaping @Sendable (Form, FormAuthor) -> [JSONObject.Member] = { _, _ in [] }
  ) {
    self.name = name
    self.extras = extras
    fields = Form.Field.allCases.map(\.rawValue)
    validation = { payload, defaults, author, revision in
      let form = make(payload, defaults)
      return try FormReport(
        name, payload: payload, form: form, author: author, revision: revision,
        gates: gates(form, author))
    }
  }

  static let all: [NamedForm] = [
    NamedForm("add-coach", CoachForm.self, extras: ["school_id"], gates: coachGates),
    NamedForm(
      "edit-coach", CoachForm.self, extras: ["id"],
      make: { payload, _ in
        CoachForm(payload: payload, editing: payload["id"]?.text?.string ?? "")
      }, gates: coachGates),
    NamedForm(
      "add-interaction", InteractionForm.self, extras: ["calibration", "other_coach_name"],
      gates: interactionGates),
    NamedForm("new-coach", NewCoachForm.self, extras: ["school_id"]),
    NamedForm("create-event", EventForm.self, extras: ["other_school_name"], gates: eventGates),
    NamedForm("new-school", NewSchoolForm.self),
    NamedForm("school-information", School.InformationForm.self, extras: ["academic_info"]),
    NamedForm("school-notes", School.NotesForm.self),
    NamedForm("school-private-note", School.PrivateNotesForm.self, extras: ["private_notes"]),
    NamedForm("school-philosophy", School.CoachingPhilosophyForm.self),
    NamedForm(
      "school-pros-and-cons", School.ProsAndConsForm.self, extras: ["pros", "cons"],
      gates: prosAndConsGates),
    NamedForm(
      "school-status", School.StatusForm.self, extras: ["school_id", "previous_status"]),
  ]

  @Sendable private static func coachGates(
    _ form: CoachForm, _: FormAuthor
  ) -> [JSONObject.Member] {
    [("visible", .boolean(form.isFormVisible))]
  }

  @Sendable private static func interactionGates(
    _ form: InteractionForm, _ author: FormAuthor
  ) -> [JSONObject.Member] {
    [
      ("opens", .boolean(InteractionForm.opens(for: author))),
      ("coachPicker", .boolean(form.isCoachPickerEnabled)),
      ("calibration", .boolean(form.showsCalibration)),
      ("interestLevel", .string(JSText(form.calibration.level.rawValue))),
    ]
  }

  @Sendable private static func eventGates(
    _ form: EventForm, _: FormAuthor
  ) -> [JSONObject.Member] {
    [
      ("banner", form.banner.map { .string(JSText($0)) } ?? .null),
      ("warnsAboutState", .boolean(form.warnsAboutState)),
      ("directions", .boolean(form.directions.isOffered)),
    ]
  }

  @Sendable private static func prosAndConsGates(
    _ form: School.ProsAndConsForm, _: FormAuthor
  ) -> [JSONObject.Member] {
    [
      ("canAddPro", .boolean(form.canAdd(to: .pro))),
      ("canAddCon", .boolean(form.canAdd(to: .con))),
    ]
  }
}
