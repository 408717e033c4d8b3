import CompassValidation
import Foundation
import Testing

/// The snippets of the articles on forms.
@Suite struct FormArticlesTests {
  @Test func aCoachIsAdded() throws {
    let print = Snippet("AddAndEditCoach", 1)
    var session = FormSession(CoachForm())
    session.form.schoolID = "state-university"
    session.form.role = .head
    session.form.firstName = " <b>Dana</b> "
    session.form.lastName = "Cole"
    session.form.email = "notanemail"
    session.leave(.email)
    print(session.errors.messages)  // ["Please enter a valid email address"]
    session.form.email = " Dana@University.EDU "
    session.form.twitterHandle = "@coachdana"
    print(session.isSubmitDisabled)  // false
    session.isOffline = true
    print(session.isSubmitDisabled)  // true
    session.isOffline = false
    print(CoachForm.rules.characterLimit(of: .notes) ?? 0)  // 5000

    let ana = FormAuthor(userID: "ana", familyUnitID: "the-ruiz-family")
    let row = session.submit(by: ana)?.submission
    print(row?.firstName ?? "null", row?.email ?? "null")  // Dana dana@university.edu
    print(row?.twitterHandle ?? "null", row?.phone ?? "null")  // coachdana null
    print(session.submitTitle)  // Adding...
    print(session.submit(by: ana) == nil)  // true
    try print.expectPublished()
  }

  @Test func aCoachIsEdited() throws {
    let print = Snippet("AddAndEditCoach", 2)
    let coach = Coach(
      id: "dana", schoolID: "state-university", userID: "ana", role: .head, firstName: "Dana",
      lastName: "Cole", details: .init(phone: "555-123-4567"))
    var form = CoachForm(editing: coach)
    form.schoolID = "another-school"
    print(form.schoolID ?? "none")  // state-university
    form.phone = ""
    form.notes = "Met at <b>camp</b>"
    let ana = FormAuthor(userID: "ana", familyUnitID: nil)
    let row = form.submission(by: ana).submission
    print(row?.phone ?? "null", "|", row?.notes ?? "null")  // null | Met at camp
    try print.expectPublished()
  }

  @Test func anInteractionIsLogged() throws {
    let print = Snippet("AddInteraction", 1)
    var form = InteractionForm(now: Date(timeIntervalSince1970: 1_770_562_800))
    form.schoolID = "3f2504e0-4f89-41d3-9a0c-0305e82c3301"
    form.type = .phoneCall
    form.direction = .inbound
    form.sentiment = .positive
    form.content = "<p>Good call</p><script>x()</script>"
    print(form.showsCalibration)  // true
    form.calibration.answers = [true, true, false, false, false, false]
    print(form.calibration.level)  // medium

    let ana = FormAuthor(userID: "ana", familyUnitID: "the-ruiz-family")
    let row = form.submission(by: ana).submission
    print(row?.content ?? "null")
    // <p>Good call</p>
    //
    // [Coach Interest Level: MEDIUM]
    print(row?.columns["occurred_at"]?.string ?? "none")  // 2026-02-08T15:00:00.000Z
    let father = FormAuthor(userID: "leo", role: .parent, familyUnitID: "the-ruiz-family")
    print(form.submission(by: father) == .refused(.onlyPlayers))  // true
    try print.expectPublished()
  }

  @Test func anInteractionHasACoach() throws {
    let print = Snippet("AddInteraction", 2)
    var form = InteractionForm(now: Date(timeIntervalSince1970: 1_770_562_800))
    form.schoolID = "3f2504e0-4f89-41d3-9a0c-0305e82c3301"

    var newCoach = NewCoachForm(schoolID: form.schoolID)
    print(newCoach.isSubmittable, newCoach.role)  // false assistant
    newCoach.firstName = "Dana"
    newCoach.lastName = "Cole"
    print(newCoach.isSubmittable)  // true
    print(form.coachSelection.emptyState(of: [Coach]())?.title ?? "none")  // No coaches found

    form.chooseOtherCoach(InteractionForm.OtherCoach(name: "Coach Smith"))
    print(form.otherCoachName ?? "none", form.coachID ?? "null")  // Coach Smith null
    form.schoolID = "9b2d7f0a-6f0e-4a55-8a39-2f6a2f1f0b11"
    print(form.otherCoachName ?? "none")  // none
    try print.expectPublished()
  }

  @Test func aFileIsAttached() throws {
    let print = Snippet("AddInteraction", 3)
    let sheet = InteractionRules.Attachment(
      name: "stats.xls", mimeType: "application/vnd.ms-excel", byteCount: 2_000)
    print(InteractionForm.AttachmentRules.refusal(of: sheet)?.message ?? "taken")
    // Accepted: images, PDF, DOC, DOCX, TXT
    let photo = InteractionRules.Attachment(
      name: "swing.png", mimeType: "image/png", byteCount: 11_000_000)
    print(InteractionForm.AttachmentRules.refusal(of: photo)?.message ?? "taken")
    // File exceeds 10MB limit
    print(InteractionForm.AttachmentRules.refusal(of: photo)?.detail ?? "taken")
    // swing.png (10.5MB)
    try print.expectPublished()
  }

  @Test func anEventIsCreated() throws {
    let print = Snippet("CreateEvent", 1)
    var form = EventForm()
    form.startDate = "2026-04-15"
    form.startTime = "23:30"
    print(form.endDate, form.endTime)  // 2026-04-15 00:30
    print(form.banner ?? "none")  // Please complete all required fields
    form.type = .camp
    form.name = "Spring Camp"
    form.endDate = "2026-04-14"
    print(form.validate().messages)  // ["End date must be after start date"]
    form.endDate = "2026-04-15"
    form.cost = 0
    form.state = "gax"

    let ana = FormAuthor(userID: "ana", familyUnitID: nil)
    let row = form.submission(by: ana).submission
    print(row?.cost ?? -1, row?.state ?? "null", row?.url ?? "null")  // 0.0 GA null
    try print.expectPublished()
  }

  @Test func anEventHasASchool() throws {
    let print = Snippet("CreateEvent", 2)
    var newSchool = NewSchoolForm()
    print(newSchool.isSubmittable)  // false
    newSchool.name = "State University"
    let ana = FormAuthor(userID: "ana", familyUnitID: nil)
    let row = newSchool.submission(by: ana).submission
    print(row?.name ?? "none", row?.location ?? "null")  // State University null

    var form = EventForm()
    form.school = .other
    form.otherSchoolName = "Hilltop College"
    form.type = .game
    form.name = "Scrimmage"
    form.startDate = "2026-04-15"
    print(form.submission(by: ana).submission?.schoolID ?? "null")  // null
    try print.expectPublished()
  }

  @Test func aStatusChanges() throws {
    let print = Snippet("EditSchool", 1)
    let school = School(id: "hilltop", userID: "ana", name: "Hilltop", status: .interested)
    let ana = FormAuthor(userID: "ana", familyUnitID: nil)
    let now = Date(timeIntervalSince1970: 1_770_562_800)
    var form = School.StatusForm(editing: school, now: now)
    print(form.isSubmittable)  // false
    form.status = .contacted
    let change = form.submission(by: ana).submission
    print(change?.school.columns["status_changed_at"]?.string ?? "none")
    // 2026-02-08T15:00:00.000Z
    print(change?.history.previousStatus?.displayName ?? "none")  // Interested
    try print.expectPublished()
  }

  @Test func aSectionIsEdited() throws {
    let print = Snippet("EditSchool", 2)
    let school = School(
      id: "hilltop", userID: "ana", name: "Hilltop", status: .interested, notes: "Call back",
      privateNotes: ["leo": "Too far away"])
    let ana = FormAuthor(userID: "ana", familyUnitID: nil)

    var notes = School.NotesForm(editing: school)
    notes.notes = ""
    print(notes.submission(by: ana).submission?.notes ?? "null")  // null

    var mine = School.PrivateNotesForm(editing: school, of: "ana")
    print(mine.note.isEmpty)  // true
    mine.note = "My favorite"
    print(mine.submission(by: ana).submission?.privateNotes?["leo"] ?? "none")  // Too far away

    var lists = School.ProsAndConsForm(editing: school)
    lists.newPro = "  Strong bullpen "
    lists.add(to: .pro)
    print(lists.lists.pros, lists.newPro.isEmpty)  // ["Strong bullpen"] true
    print(School.NotesForm.message(for: .other) ?? "none")  // Failed to save. Please try again.
    try print.expectPublished()
  }
}
