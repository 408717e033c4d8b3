import CompassRules
import Testing

@Suite("Editing in place")
struct EditingTests {
  @Test("School Detail 9: a status that could not be stored goes back")
  func status() {
    var status = OptimisticValue(SchoolStatus.interested)
    #expect(status.change(to: .contacted) == true)
    #expect(status.shown == .contacted && status.isSaving)
    #expect(status.change(to: .committed) == false)
    status.saved(false)
    #expect(status.shown == .interested && !status.isSaving)
    #expect(status.change(to: .committed) == true)
    status.saved(true)
    #expect(status.shown == .committed)
  }

  @Test("School Detail 9: what was typed is saved")
  func saving() {
    var notes = SectionEditor("old")
    #expect(notes.save() == nil)
    notes.edit()
    notes.edited = "new"
    #expect(notes.hasUnsavedChanges)
    #expect(notes.save() == "new")
    #expect(notes.mode == .saving && notes.save() == nil)
    notes.saved(true)
    #expect(notes.stored == "new" && notes.mode == .showing && !notes.hasUnsavedChanges)
  }

  @Test("School Detail 9: a failure to save keeps the form and shows a message")
  func failure() {
    var notes = SectionEditor("old")
    notes.edit()
    notes.edited = "new"
    _ = notes.save()
    notes.saved(false)
    #expect(notes.mode == .editing && notes.edited == "new" && notes.stored == "old")
    #expect(notes.error == "Failed to save. Please try again.")
    #expect(notes.save() == "new" && notes.error == nil)
  }

  @Test("Cancelling forgets what was typed")
  func cancelling() {
    var notes = SectionEditor("old")
    notes.edit()
    notes.edited = "new"
    notes.cancel()
    #expect(notes.edited == "old" && notes.mode == .showing)
    notes.saved(true)
    #expect(notes.stored == "old")
  }
}
