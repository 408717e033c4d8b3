import CompassForms
import CompassModels
import CompassRules
import Foundation
import SourceJSON
import Testing

/// A form and its payload describe each other.
@Suite struct FormPayloadTests {
  private static let defaults = FormDefaults(now: Date(timeIntervalSince1970: 0))

  private func expectToComeBack<Form: ValidatedForm>(
    _ form: Form, _ others: [JSONObject.Member] = []
  ) {
    var payload = form.payload
    for other in others { payload[other.key] = other.value }
    #expect(Form(payload: payload, defaults: Self.defaults) == form)
  }

  @Test func aFormComesBackFromItsPayload() {
    var coach = CoachForm()
    coach.schoolID = "s"
    coach.role = .recruiting
    (coach.firstName, coach.lastName, coach.email) = (" A ", "B", "x")
    (coach.phone, coach.twitterHandle, coach.instagramHandle, coach.notes) = ("1", "@", "@@", "<b>")
    expectToComeBack(coach, [("school_id", "s")])

    var interaction = InteractionForm(now: Date(timeIntervalSince1970: 1_770_552_000.25))
    (interaction.schoolID, interaction.coachID, interaction.eventID) = ("s", "c", "e")
    (interaction.type, interaction.direction, interaction.sentiment) = (.tweet, .inbound, .negative)
    (interaction.subject, interaction.content) = ("x", "y")
    interaction.calibration.answers[2] = true
    expectToComeBack(
      interaction, [("calibration", [false, false, true, false, false, false])])

    var event = EventForm()
    (event.type, event.name, event.startDate, event.endDate) = (.game, "G", "2026-01-02", "")
    (event.startTime, event.endTime, event.checkinTime) = ("09:00", "", "08:00")
    (event.school, event.eventSource, event.cost) = (.school(id: "s"), .flyer, 0)
    (event.state, event.registered, event.performanceNotes) = ("G", true, "n")
    expectToComeBack(event)

    var school = NewSchoolForm()
    (school.name, school.location) = ("N", "L")
    expectToComeBack(school)
    var coachInline = NewCoachForm(schoolID: "s")
    coachInline.role = .head
    expectToComeBack(coachInline, [("school_id", "s")])
  }

  /// A value of the wrong type leaves the field empty, and none traps.
  @Test(arguments: [nil, 1, true, "x", [], [:], 1e300] as [JSONValue])
  func anyValueIsTakenOrLeft(_ value: JSONValue) {
    func make<Form: ValidatedForm>(_: Form.Type) -> Form {
      Form(payload: JSONObject { (_: Form.Field) in value }, defaults: Self.defaults)
    }
    #expect(make(CoachForm.self).role == nil)
    #expect(make(InteractionForm.self).type == nil)
    #expect(make(InteractionForm.self).occurredAt == Self.defaults.now)
    #expect(make(EventForm.self).eventSource == nil)
    #expect(make(School.StatusForm.self).status == nil)
    #expect(make(School.ProsAndConsForm.self).lists.pros.isEmpty)
  }
}

extension JSONObject {
  fileprivate init<Field: FormField>(_ value: (Field) -> JSONValue) {
    self.init(Field.allCases.map { (key: .init($0.rawValue), value: value($0)) })
  }
}
