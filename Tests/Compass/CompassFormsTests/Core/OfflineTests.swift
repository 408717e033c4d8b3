import CompassForms
import CompassModels
import Testing

/// Section 8 of the specifications, Network Errors: without a connection, "Add Coach" and "Add
/// Interaction" disable their button; "Create Event" shows an alert and offers to retry.
@Suite struct OfflineTests {
  private static let author = FormAuthor(userID: "u", familyUnitID: "f")

  @Test func beingOfflineDisablesSubmit() {
    var session = FormSession(CoachFormTests.filled())
    #expect(!session.isSubmitDisabled)
    session.isOffline = true
    #expect(session.isSubmitDisabled)
    // A tap that arrives late neither sends nor shows errors.
    session.form.email = "notanemail"
    #expect(session.submit(by: Self.author) == nil)
    #expect(!session.isSubmitting && session.errors.isEmpty)
    session.form.email = ""
    session.isOffline = false
    #expect(!session.isSubmitDisabled)
    #expect(session.submit(by: Self.author)?.submission != nil)
  }

  @Test func theFormKeepsItsEntriesAndTheConnectionOutlivesAReset() {
    var session = FormSession(CoachFormTests.filled())
    session.isOffline = true
    #expect(session.form == CoachFormTests.filled() && !session.needsDiscardConfirmation)
    session.reset(to: CoachForm())
    #expect(session.isOffline && session.isSubmitDisabled)
  }

  @Test func theFormToLogAnInteractionIsDisabledToo() {
    var form = InteractionForm(now: FormUnderTest.now)
    (form.schoolID, form.type) = (FormUnderTest.school, .email)
    var session = FormSession(form)
    #expect(!session.isSubmitDisabled)
    session.isOffline = true
    #expect(session.isSubmitDisabled && session.submit(by: Self.author) == nil)
    #expect(InteractionForm.disabledOffline && NewCoachForm.disabledOffline)
    #expect(School.NotesForm.disabledOffline)
  }

  @Test func theEventFormTriesAndOffersToRetry() {
    var form = EventForm()
    (form.type, form.name, form.startDate) = (.camp, "Camp", "2026-04-15")
    var session = FormSession(form)
    session.isOffline = true
    #expect(!session.isSubmitDisabled && !NewSchoolForm.disabledOffline)
    #expect(session.submit(by: Self.author)?.submission != nil)
    #expect(EventForm.message(for: .offline) == "No internet connection")
  }
}
